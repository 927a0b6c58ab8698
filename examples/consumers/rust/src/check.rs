//! The checks that scenarios of division make of an answer: see vectors/README.md for all.

use serde_json::Value;

pub fn holds(check: &Value, answer: &Value, answers: &[Value]) -> bool {
    let got = value_at(answer, check["pointer"].as_str().unwrap_or_default());
    let operand = &check["operand"];
    let Some(got) = got else { return false };
    match check["op"].as_str().unwrap_or_default() {
        "present" => true,
        "equals" => text(&got) == text(operand),
        "oneOf" => texts(operand).contains(&text(&got)),
        "sameAs" => {
            let there = &answers[operand["call"].as_u64().expect("a call") as usize];
            let there = value_at(there, operand["pointer"].as_str().unwrap_or_default());
            there.is_some_and(|there| text(&there) == text(&got))
        }
        "sameSet" => sorted(texts(&got)) == sorted(texts(operand)),
        "sumEquals" => {
            let sum: u128 = texts(&got)
                .iter()
                .map(|each| each.parse::<u128>().expect("a figure"))
                .sum();
            sum.to_string() == text(operand)
        }
        other => panic!("this consumer does not know the check {other}"),
    }
}

fn value_at(value: &Value, pointer: &str) -> Option<Value> {
    let Some(pointer) = pointer.strip_prefix('/') else {
        return Some(value.clone());
    };
    let (segment, rest) = match pointer.find('/') {
        Some(at) => pointer.split_at(at),
        None => (pointer, ""),
    };
    let segment = segment.replace("~1", "/").replace("~0", "~");
    let Some(items) = value.as_array() else {
        return value.get(&segment).and_then(|inner| value_at(inner, rest));
    };
    if segment == "*" {
        return Some(
            items
                .iter()
                .filter_map(|item| value_at(item, rest))
                .collect(),
        );
    }
    let filter = segment
        .strip_prefix('[')
        .and_then(|inner| inner.strip_suffix(']'));
    if let Some((key, wanted)) = filter.and_then(|inner| inner.split_once('=')) {
        let mut matching = items.iter().filter(|item| item[key] == wanted);
        return match (matching.next(), matching.next()) {
            (Some(only), None) => value_at(only, rest),
            _ => None,
        };
    }
    items
        .get(segment.parse::<usize>().ok()?)
        .and_then(|item| value_at(item, rest))
}

/// Integers and decimal strings that write the same integer are equal.
fn text(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

fn texts(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().map(text).collect()
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts
}
