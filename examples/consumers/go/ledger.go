package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
)

// readLedger says of a ledger what a reader must: accepted with length and head, or why not.
func readLedger(entries [][]byte, steward party) ledgerVerdict {
	head := make([]byte, sha256.Size)
	open := map[any]bool{}
	var inconsistent *ledgerVerdict
	for index, entry := range entries {
		refused := func(reason string) ledgerVerdict {
			return ledgerVerdict{Verdict: "refused", Reason: reason, Index: index}
		}
		event, content, fault := openReceipt(entry, steward)
		if fault != "" {
			return refused(string(fault))
		}
		if event["steward"] != steward.ID {
			return refused("bad_signature")
		}
		prev, _ := event["prev"].([]byte)
		if without != "chain" && (event["seq"] != uint64(index) || !bytes.Equal(prev, head)) {
			return refused("broken_chain")
		}
		// Told only once the whole chain holds.
		admitted := event["event"] == "admitted"
		if inconsistent == nil && open[event["claim"]] == admitted {
			verdict := refused("inconsistent")
			inconsistent = &verdict
		}
		open[event["claim"]] = admitted
		digest := sha256.Sum256(content)
		head = digest[:]
	}
	if inconsistent != nil {
		return *inconsistent
	}
	return ledgerVerdict{Verdict: "accepted", Length: len(entries), Head: hex.EncodeToString(head)}
}
