"""Verifies a standard's folder of vectors: both signatures, every digest, every count."""

import hashlib
import json
from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    PublicFormat,
    load_pem_public_key,
)
from cwt import COSE, COSEKey
from cwt.exceptions import CWTError

FORMAT = "poolproof-vector-manifest/1"
SIGNED = {"MANIFEST.json", "MANIFEST.cose", "MANIFEST.sig"}


class Refused(Exception):
    """A file that is not what was signed; the message names it."""


def verified_files(folder, key_file):
    """Every listed file by its path, parsed. Nothing is believed before its signature holds."""
    folder = Path(folder)
    key = load_pem_public_key(Path(key_file).read_bytes())
    manifest_bytes = read(folder, "MANIFEST.json")
    try:
        key.verify(read(folder, "MANIFEST.sig"), manifest_bytes)
    except InvalidSignature:
        raise Refused("MANIFEST.sig is not the signature of MANIFEST.json") from None
    if cose_payload(read(folder, "MANIFEST.cose"), key) != manifest_bytes:
        raise Refused("MANIFEST.cose is not the signature of MANIFEST.json")

    manifest = json.loads(manifest_bytes)
    if manifest["format"] != FORMAT:
        raise Refused(f"MANIFEST.json has the format {manifest['format']}, not {FORMAT}")
    listed = {entry["path"]: entry for entry in manifest["files"]}
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}
    for name in sorted(there ^ (SIGNED | set(listed))):
        raise Refused(f"{name} is {'not listed' if name in there else 'missing'}")
    return {name: verified_file(folder, entry) for name, entry in listed.items()}


def verified_file(folder, entry):
    content = read(folder, entry["path"])
    if hashlib.sha256(content).hexdigest() != entry["sha256"]:
        raise Refused(f"{entry['path']} was changed")
    document = json.loads(content)
    if not len(document["vectors"]) == document["counts"]["vectors"] == entry["vectors"]:
        raise Refused(f"{entry['path']} does not have as many vectors as it counts")
    return document


def read(folder, name):
    path = folder / name
    if path.is_symlink() or not path.is_file():
        raise Refused(f"{name} is missing, or no file")
    return path.read_bytes()


def cose_payload(message, key):
    raw = key.public_bytes(Encoding.Raw, PublicFormat.Raw)
    kid = hashlib.sha256(raw).digest()[:8]
    cose_key = COSEKey.new({1: 1, 2: kid, 3: -8, -1: 6, -2: raw})
    try:
        return COSE.new(verify_kid=True).decode(message, cose_key)
    except (CWTError, ValueError):
        return None
