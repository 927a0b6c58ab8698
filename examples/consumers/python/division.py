"""Divides what a shared device used among its occupants (pool/1, section 2.5)."""


def divide(device, occupants, exact=True):
    """The answer to attribution.divide: no microjoule lost, none invented.

    `exact` set to false leaves out who gets the remainder, to show that the vectors notice.
    """
    if not occupants:
        return {"refused": {"reason": "no_occupants"}}
    total = sum(int(each["weight"]) for each in occupants)
    if total == 0:
        return {"refused": {"reason": "no_weight"}}
    energy = int(device["uj"])
    shares, losses = {}, []
    for each in occupants:
        share, rest = divmod(energy * int(each["weight"]), total)
        shares[each["id"]] = share
        losses.append((-rest, each["id"].encode()))
    spare = energy - sum(shares.values()) if exact else 0
    for _, name in sorted(losses)[:spare]:
        shares[name.decode()] += 1
    shared = len(occupants) > 1 and device["grade"] == "HwShunt"
    grade = "ModelBased" if shared else device["grade"]
    return {"shares": [{"id": name, "uj": str(uj), "grade": grade} for name, uj in shares.items()]}
