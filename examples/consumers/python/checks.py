"""The checks that scenarios of division make of an answer: see vectors/README.md for all."""

import json

ABSENT = object()


def holds(check, answer, answers):
    got = value_at(answer, check["pointer"])
    operand = check.get("operand")
    match check["op"]:
        case "present":
            return got is not ABSENT
        case "equals":
            return same(got, operand)
        case "oneOf":
            return any(same(got, each) for each in operand)
        case "sameAs":
            return same(got, value_at(answers[operand["call"]], operand["pointer"]))
        case "sameSet":
            return sorted(map(text, got)) == sorted(map(text, operand))
        case "sumEquals":
            return sum(map(int, got)) == int(operand)
    raise ValueError(f"this consumer does not know the check {check['op']}")


def value_at(value, pointer):
    segments = [s.replace("~1", "/").replace("~0", "~") for s in pointer.split("/")[1:]]
    return walk(value, segments)


def walk(value, segments):
    if value is ABSENT or not segments:
        return value
    segment, *rest = segments
    if isinstance(value, list):
        if segment == "*":
            found = [walk(item, rest) for item in value]
            return [item for item in found if item is not ABSENT]
        if segment.startswith("["):
            key, _, wanted = segment[1:-1].partition("=")
            items = [item for item in value if item.get(key) == wanted]
            return walk(items[0], rest) if len(items) == 1 else ABSENT
        in_range = segment.isdigit() and int(segment) < len(value)
        return walk(value[int(segment)], rest) if in_range else ABSENT
    return walk(value.get(segment, ABSENT), rest) if isinstance(value, dict) else ABSENT


def same(left, right):
    return left is not ABSENT and right is not ABSENT and text(left) == text(right)


def text(value):
    """Integers and decimal strings that write the same integer are equal."""
    plain = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    return json.dumps(plain, sort_keys=True)
