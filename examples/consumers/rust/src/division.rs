//! Divides what a shared device used among its occupants (pool/1, section 2.5).

use serde_json::{json, Value};

/// The answer to `attribution.divide`: no microjoule lost, none invented.
pub fn divide(params: &Value, without: &str) -> Value {
    let occupants = params["occupants"]
        .as_array()
        .map_or(&[][..], Vec::as_slice);
    if occupants.is_empty() {
        return json!({"refused": {"reason": "no_occupants"}});
    }
    let energy = figure(&params["device"]["uj"]);
    let total: u128 = occupants.iter().map(|each| figure(&each["weight"])).sum();
    if total == 0 {
        return json!({"refused": {"reason": "no_weight"}});
    }
    // Both factors have 64 bits, so their product has 128.
    let products = occupants
        .iter()
        .map(|each| energy * figure(&each["weight"]));
    let mut shares: Vec<(u128, u128)> = products.map(|all| (all / total, all % total)).collect();
    let spare = energy - shares.iter().map(|(share, _)| share).sum::<u128>();
    let mut by_loss: Vec<usize> = (0..shares.len()).collect();
    by_loss.sort_by_key(|&at| {
        (
            std::cmp::Reverse(shares[at].1),
            occupants[at]["id"].as_str(),
        )
    });
    if without != "division" {
        for &at in by_loss.iter().take(spare as usize) {
            shares[at].0 += 1;
        }
    }
    let grade = match params["device"]["grade"].as_str() {
        Some("HwShunt") if occupants.len() > 1 => Some("ModelBased"),
        other => other,
    };
    let shares: Vec<Value> = occupants
        .iter()
        .zip(&shares)
        .map(
            |(each, (share, _))| json!({"id": each["id"], "uj": share.to_string(), "grade": grade}),
        )
        .collect();
    json!({"shares": shares})
}

/// A figure is a decimal string, or a JSON integer where it is small.
fn figure(value: &Value) -> u128 {
    let text = value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned);
    text.parse::<u64>()
        .expect("an unsigned 64-bit figure")
        .into()
}
