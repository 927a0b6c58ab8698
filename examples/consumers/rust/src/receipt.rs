//! Opens receipts of the profile `poolproof-reference/1`, and grades those of witnesses.

use ciborium::Value as Cbor;
use ed25519_dalek::{Signature, VerifyingKey};
use serde_json::Value;

/// The core of a receipt, by its keys, and its bytes.
pub struct Core {
    members: Vec<(Cbor, Cbor)>,
    pub bytes: Vec<u8>,
}

impl Core {
    pub fn get(&self, name: &str) -> Option<&Cbor> {
        self.members
            .iter()
            .find(|(key, _)| key.as_text() == Some(name))
            .map(|(_, value)| value)
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        self.get(name).and_then(Cbor::as_text)
    }

    /// Whether a member is this integer.
    pub fn counts(&self, name: &str, wanted: u64) -> bool {
        self.get(name).and_then(Cbor::as_integer) == Some(wanted.into())
    }
}

/// The core of a receipt that a party sealed, or the reason why it is refused, as vectors name it.
pub fn open(message: &[u8], party: &Value, without: &str) -> Result<Core, &'static str> {
    let envelope = decode(message)?;
    let array = match &envelope {
        Cbor::Tag(18, inner) => inner.as_ref(),
        other => other,
    };
    let Some(
        [Cbor::Bytes(protected), Cbor::Map(unprotected), Cbor::Bytes(core), Cbor::Bytes(signature)],
    ) = array.as_array().map(Vec::as_slice)
    else {
        return Err("malformed");
    };
    let header = if protected.is_empty() {
        Cbor::Map(vec![])
    } else {
        decode(protected)?
    };
    let headers = [header.as_map().ok_or("malformed")?, unprotected];
    let kids: Vec<&Cbor> = headers
        .iter()
        .filter_map(|each| parameter(each, 4))
        .collect();
    let kid = Cbor::Bytes(text(party, "id").into_bytes());
    if parameter(headers[0], 1) != Some(&Cbor::from(-8))
        || parameter(unprotected, 1).is_some()
        || kids != [&kid]
    {
        return Err("bad_signature");
    }
    let signed = Cbor::Array(vec![
        Cbor::from("Signature1"),
        Cbor::Bytes(protected.clone()),
        Cbor::Bytes(vec![]),
        Cbor::Bytes(core.clone()),
    ]);
    if without != "signature" && !verifies(party, &encode(&signed), signature) {
        return Err("bad_signature");
    }
    if without != "canonicity"
        && !(is_canonical(&envelope, message) && is_canonical(&header, protected))
    {
        return Err("non_canonical");
    }
    let content = decode(core)?;
    if without != "canonicity" && !(is_canonical(&content, core) && has_plain_types(&content)) {
        return Err("non_canonical");
    }
    let members = content.into_map().map_err(|_| "malformed")?;
    Ok(Core {
        members,
        bytes: core.clone(),
    })
}

/// What a witness receipt is worth for a ledger.
pub fn grade(vector: &Value, steward: &Value, ledger: &Value, without: &str) -> &'static str {
    let witness = &vector["witness"];
    if witness["public_key"] == steward["public_key"] {
        return "steward_key";
    }
    let message = hex::decode(text(vector, "receipt")).expect("hex");
    let Ok(said) = open(&message, witness, without) else {
        return "bad_signature";
    };
    let head = Cbor::Bytes(hex::decode(text(ledger, "head")).expect("hex"));
    let covers = said.text("steward") == steward["id"].as_str()
        && said.counts("length", ledger["length"].as_u64().expect("a length"))
        && said.get("head") == Some(&head);
    if covers {
        "covers"
    } else {
        "covers_other"
    }
}

fn verifies(party: &Value, message: &[u8], signature: &[u8]) -> bool {
    let key = hex::decode(text(party, "public_key")).expect("hex");
    let key = key
        .as_slice()
        .try_into()
        .ok()
        .and_then(|key| VerifyingKey::from_bytes(key).ok());
    match (key, Signature::from_slice(signature)) {
        (Some(key), Ok(signature)) => key.verify_strict(message, &signature).is_ok(),
        _ => false,
    }
}

/// The one item in some bytes, in whatever encoding.
fn decode(mut content: &[u8]) -> Result<Cbor, &'static str> {
    let item = ciborium::de::from_reader_with_recursion_limit(&mut content, 64)
        .map_err(|_| "malformed")?;
    if content.is_empty() {
        Ok(item)
    } else {
        Err("malformed")
    }
}

fn encode(item: &Cbor) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(item, &mut bytes).expect("a vector takes all");
    bytes
}

/// Whether keys ascend by their encodings, and shortest forms give the same bytes.
fn is_canonical(item: &Cbor, content: &[u8]) -> bool {
    keys_ascend(item) && encode(item) == content
}

fn keys_ascend(item: &Cbor) -> bool {
    match item {
        Cbor::Tag(_, inner) => keys_ascend(inner),
        Cbor::Array(items) => items.iter().all(keys_ascend),
        Cbor::Map(pairs) => {
            let keys: Vec<Vec<u8>> = pairs.iter().map(|(key, _)| encode(key)).collect();
            keys.windows(2).all(|pair| pair[0] < pair[1])
        }
        _ => true,
    }
}

fn has_plain_types(core: &Cbor) -> bool {
    core.as_map().is_none_or(|pairs| {
        pairs
            .iter()
            .all(|(_, value)| value.is_integer() || value.is_text() || value.is_bytes())
    })
}

fn parameter(header: &[(Cbor, Cbor)], label: i64) -> Option<&Cbor> {
    header
        .iter()
        .find(|(key, _)| *key == Cbor::from(label))
        .map(|(_, value)| value)
}

fn text(object: &Value, name: &str) -> String {
    object[name].as_str().unwrap_or_default().to_owned()
}
