//! Reads ledgers of the profile `poolproof-reference/1`.

use std::collections::HashSet;

use ciborium::Value as Cbor;
use serde_json::{json, Value};
use sha2::{Digest, Sha256};

use crate::receipt;

/// What a reader says of a ledger: accepted with length and head, or refused with its reason.
pub fn read(entries: &Value, steward: &Value, without: &str) -> Value {
    let mut head = vec![0; 32];
    let mut open = HashSet::new();
    let mut inconsistent = None;
    let entries = entries.as_array().map_or(&[][..], Vec::as_slice);
    for (index, entry) in entries.iter().enumerate() {
        let refused =
            |reason: &str| json!({"verdict": "refused", "reason": reason, "index": index});
        let bytes = hex::decode(entry.as_str().unwrap_or_default()).expect("hex");
        let core = match receipt::open(&bytes, steward, without) {
            Ok(core) => core,
            Err(reason) => return refused(reason),
        };
        if core.text("steward") != steward["id"].as_str() {
            return refused("bad_signature");
        }
        let follows = core.counts("seq", index as u64)
            && core.get("prev").and_then(Cbor::as_bytes) == Some(&head);
        if without != "chain" && !follows {
            return refused("broken_chain");
        }
        // Told only once the whole chain holds.
        let claim = core.text("claim").unwrap_or_default().to_owned();
        let happened = match core.text("event") {
            Some("admitted") => open.insert(claim),
            _ => open.remove(&claim),
        };
        if !happened && inconsistent.is_none() {
            inconsistent = Some(refused("inconsistent"));
        }
        head = Sha256::digest(&core.bytes).to_vec();
    }
    inconsistent.unwrap_or_else(
        || json!({"verdict": "accepted", "length": entries.len(), "head": hex::encode(&head)}),
    )
}
