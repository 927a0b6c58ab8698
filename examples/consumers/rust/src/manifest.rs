//! Verifies a standard's folder of vectors: both signatures, every digest, every count.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use coset::{CoseSign1, TaggedCborSerializable};
use ed25519_dalek::pkcs8::DecodePublicKey;
use ed25519_dalek::{Signature, VerifyingKey};
use serde_json::Value;
use sha2::{Digest, Sha256};

const FORMAT: &str = "poolproof-vector-manifest/1";

/// Every listed file by its path, parsed. Nothing is believed before its signature holds.
pub fn verified_files(folder: &str, key: &str) -> Result<BTreeMap<String, Value>, Box<dyn Error>> {
    let key = VerifyingKey::from_public_key_pem(&fs::read_to_string(key)?)?;
    let mut there = BTreeMap::new();
    contents(Path::new(folder), "", &mut there)?;
    let mut signed = |name: &str| there.remove(name).ok_or(format!("{name} is missing"));
    let (manifest, raw, cose) = (
        signed("MANIFEST.json")?,
        signed("MANIFEST.sig")?,
        signed("MANIFEST.cose")?,
    );
    Signature::from_slice(&raw)
        .and_then(|signature| key.verify_strict(&manifest, &signature))
        .map_err(|_| "MANIFEST.sig is not the signature of MANIFEST.json")?;
    verify_cose(&cose, &manifest, &key)
        .map_err(|fault| format!("MANIFEST.cose is not the signature of MANIFEST.json: {fault}"))?;

    let manifest: Value = serde_json::from_slice(&manifest)?;
    if manifest["format"] != FORMAT {
        return Err(format!("MANIFEST.json has the format {}", manifest["format"]).into());
    }
    let mut files = BTreeMap::new();
    for listed in manifest["files"]
        .as_array()
        .ok_or("MANIFEST.json lists no files")?
    {
        let path = listed["path"]
            .as_str()
            .ok_or("a file without a path is listed")?;
        let content = there.remove(path).ok_or(format!("{path} is missing"))?;
        if listed["sha256"] != hex::encode(Sha256::digest(&content)) {
            return Err(format!("{path} was changed").into());
        }
        let file: Value = serde_json::from_slice(&content)?;
        if file["counts"]["vectors"] != listed["vectors"]
            || file["vectors"].as_array().map(Vec::len)
                != listed["vectors"].as_u64().map(|n| n as usize)
        {
            return Err(format!("{path} does not have as many vectors as it counts").into());
        }
        files.insert(path.to_owned(), file);
    }
    match there.keys().next() {
        Some(name) => Err(format!("{name} is not listed").into()),
        None => Ok(files),
    }
}

fn verify_cose(message: &[u8], payload: &[u8], key: &VerifyingKey) -> Result<(), Box<dyn Error>> {
    let sign1 = CoseSign1::from_tagged_slice(message).map_err(|error| error.to_string())?;
    if sign1.payload.as_deref() != Some(payload) {
        return Err("it holds another manifest".into());
    }
    sign1.verify_signature(&[], |signature, signed| {
        key.verify_strict(signed, &Signature::from_slice(signature)?)
    })?;
    Ok(())
}

/// Reads the files of a folder by their path, and refuses links.
fn contents(
    root: &Path,
    below: &str,
    files: &mut BTreeMap<String, Vec<u8>>,
) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(root.join(below))? {
        let entry = entry?;
        let name = entry
            .file_name()
            .into_string()
            .map_err(|name| format!("{name:?} is no name"))?;
        let path = if below.is_empty() {
            name
        } else {
            format!("{below}/{name}")
        };
        let kind = entry.file_type()?;
        if kind.is_dir() {
            contents(root, &path, files)?;
        } else if kind.is_file() {
            files.insert(path, fs::read(entry.path())?);
        } else {
            return Err(format!("{path} is no file").into());
        }
    }
    Ok(())
}
