//! Runs the vectors of pool/1 against a small implementation of its own, without Node.
//!
//! `consumer FOLDER KEY [--without canonicity|signature|chain|division]`
//!
//! FOLDER is a standard's folder of vectors, KEY a public key in PEM. `--without` leaves a part of the
//! implementation out, to show that the vectors notice. Ends with 0 where all agree, else with 1.

mod check;
mod division;
mod ledger;
mod manifest;
mod receipt;

use std::process::exit;

use serde_json::Value;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (folder, key, without) = match arguments.as_slice() {
        [folder, key] => (folder, key, ""),
        [folder, key, option, part] if option == "--without" => (folder, key, part.as_str()),
        _ => {
            eprintln!("usage: consumer FOLDER KEY [--without PART]");
            exit(2)
        }
    };
    let files = manifest::verified_files(folder, key).unwrap_or_else(|fault| {
        println!("refused: {fault}");
        exit(1)
    });
    let ledgers = &files["bytes/ledgers.json"];
    let receipts = &files["bytes/receipts.json"];
    let divisions: Vec<&Value> = files
        .values()
        .filter(|file| file["format"] == "poolproof-scenario-vectors/1")
        .flat_map(|file| vectors(file))
        .filter(|vector| {
            calls(vector)
                .iter()
                .all(|call| call["method"] == "attribution.divide")
        })
        .collect();

    let mut failures = Vec::new();
    for vector in vectors(ledgers) {
        let steward = vector
            .get("steward")
            .unwrap_or(&ledgers["parties"]["steward"]);
        let got = ledger::read(&vector["entries"], steward, without);
        if got
            .as_object()
            .into_iter()
            .flatten()
            .any(|(name, value)| vector[name] != *value)
        {
            failures.push(format!("{}: said {got}", id(vector)));
        }
    }
    for vector in vectors(receipts) {
        let got = receipt::grade(
            vector,
            &receipts["parties"]["steward"],
            &receipts["ledger"],
            without,
        );
        if vector["status"] != got {
            failures.push(format!(
                "{}: said {got}, not {}",
                id(vector),
                vector["status"]
            ));
        }
    }
    for vector in &divisions {
        failures.extend(division_failures(vector, without));
    }
    for failure in &failures {
        println!("FAILED {failure}");
    }
    println!(
        "{} files verified; ran {} ledgers, {} receipts, {} division scenarios: {} failures",
        files.len(),
        vectors(ledgers).len(),
        vectors(receipts).len(),
        divisions.len(),
        failures.len()
    );
    exit(if failures.is_empty() { 0 } else { 1 });
}

fn division_failures(vector: &Value, without: &str) -> Vec<String> {
    let answers: Vec<Value> = calls(vector)
        .iter()
        .map(|call| division::divide(&call["params"], without))
        .collect();
    let mut failures = Vec::new();
    for (call, answer) in calls(vector).iter().zip(&answers) {
        for check in call["checks"].as_array().into_iter().flatten() {
            if !check::holds(check, answer, &answers) {
                failures.push(format!("{}: {check} does not hold", id(vector)));
            }
        }
    }
    failures
}

fn id(vector: &Value) -> &str {
    vector["id"].as_str().unwrap_or_default()
}

fn vectors(file: &Value) -> &[Value] {
    file["vectors"].as_array().map_or(&[], Vec::as_slice)
}

fn calls(vector: &Value) -> &[Value] {
    vector["calls"].as_array().map_or(&[], Vec::as_slice)
}
