//! Verifies COSE_Sign1 messages with coset and ed25519-dalek's strict rule, and reads their payloads
//! with ciborium.
//!
//! The first line of standard input holds a public key and a key id in hex, each further line one
//! message in hex; standard output gets a line of JSON for each message.

use std::error::Error;
use std::io::{stdin, BufRead};

use ciborium::Value;
use coset::{iana, Algorithm, CoseSign1, Header, TaggedCborSerializable};
use ed25519_dalek::{Signature, VerifyingKey};
use serde_json::json;
use sha2::{Digest, Sha256};

fn main() -> Result<(), Box<dyn Error>> {
    let mut lines = stdin().lock().lines();
    let first = lines.next().ok_or("no first line")??;
    let (public_key, kid) = first.split_once(' ').ok_or("no key id")?;
    let key = VerifyingKey::from_bytes(hex::decode(public_key)?.as_slice().try_into()?)?;
    let kid = hex::decode(kid)?;
    for line in lines {
        let answer = match read(&hex::decode(line?)?, &key, &kid) {
            Ok(answer) => answer,
            Err(error) => json!({ "refused": error.to_string() }),
        };
        println!("{answer}");
    }
    Ok(())
}

fn read(message: &[u8], key: &VerifyingKey, kid: &[u8]) -> Result<serde_json::Value, Box<dyn Error>> {
    let sign1 = CoseSign1::from_tagged_slice(message).map_err(|error| error.to_string())?;
    let header = &sign1.protected.header;
    let eddsa = Some(Algorithm::Assigned(iana::Algorithm::EdDSA));
    if header.alg != eddsa || header.key_id != kid || sign1.unprotected != Header::default() {
        return Err("another algorithm, another key id, or something unprotected".into());
    }
    sign1.verify_signature(&[], |signature, signed| {
        key.verify_strict(signed, &Signature::from_slice(signature)?)
    })?;
    let payload = sign1.payload.ok_or("no payload")?;
    let core: Value = ciborium::from_reader(payload.as_slice())?;
    let member = |name: &str| {
        let pairs = core.as_map()?;
        pairs.iter().find(|(key, _)| key.as_text() == Some(name)).map(|(_, value)| value)
    };
    let seq = member("seq").and_then(Value::as_integer).ok_or("no seq")?;
    let prev = member("prev").and_then(Value::as_bytes).ok_or("no prev")?;
    let steward = member("steward").and_then(Value::as_text).ok_or("no steward")?;
    Ok(json!({
        "seq": i128::from(seq).to_string(),
        "steward": steward,
        "prev": hex::encode(prev),
        "address": hex::encode(Sha256::digest(&payload)),
        "canonical": is_canonical(&core, &payload)?,
    }))
}

/// Whether the keys ascend by their encodings and ciborium, which writes shortest forms, gives the
/// same bytes back.
fn is_canonical(core: &Value, payload: &[u8]) -> Result<bool, Box<dyn Error>> {
    let pairs = core.as_map().ok_or("the payload is no map")?;
    let keys = pairs.iter().map(|(key, _)| encode(key)).collect::<Result<Vec<_>, _>>()?;
    Ok(keys.windows(2).all(|pair| pair[0] < pair[1]) && encode(core)? == payload)
}

fn encode(value: &Value) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes)?;
    Ok(bytes)
}
