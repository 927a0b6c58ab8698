// Runs the vectors of pool/1 against a small implementation of its own, without Node.
//
//	consumer FOLDER KEY [--without canonicity|signature|chain|division]
//
// FOLDER is a standard's folder of vectors, KEY a public key in PEM. --without leaves a part of the
// implementation out, to show that the vectors notice. Ends with 0 where all agree, else with 1.
package main

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"strings"
)

type party struct {
	ID        string `json:"id"`
	PublicKey string `json:"public_key"`
}

type byteFile struct {
	Parties map[string]party `json:"parties"`
	Ledger  struct {
		Length uint64 `json:"length"`
		Head   string `json:"head"`
	} `json:"ledger"`
	Vectors []byteVector `json:"vectors"`
}

type byteVector struct {
	ID      string   `json:"id"`
	Steward *party   `json:"steward"`
	Entries []string `json:"entries"`
	ledgerVerdict
	Receipt string `json:"receipt"`
	Witness party  `json:"witness"`
	Status  string `json:"status"`
}

type ledgerVerdict struct {
	Verdict string `json:"verdict"`
	Reason  string `json:"reason"`
	Index   int    `json:"index"`
	Length  int    `json:"length"`
	Head    string `json:"head"`
}

// without names the part of the implementation that is left out.
var without string

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: consumer FOLDER KEY [--without PART]")
		os.Exit(2)
	}
	if len(os.Args) == 5 && os.Args[3] == "--without" {
		without = os.Args[4]
	}
	files, err := verifiedFiles(os.Args[1], os.Args[2])
	if err != nil {
		fmt.Println("refused:", err)
		os.Exit(1)
	}
	var ledgers, receipts byteFile
	parse(files["bytes/ledgers.json"], &ledgers)
	parse(files["bytes/receipts.json"], &receipts)
	divisions := divisionVectors(files)
	failures := 0
	for _, failure := range append(append(ledgerFailures(ledgers), receiptFailures(receipts)...), divisionFailures(divisions)...) {
		fmt.Println("FAILED", failure)
		failures++
	}
	fmt.Printf("%d files verified; ran %d ledgers, %d receipts, %d division scenarios: %d failures\n",
		len(files), len(ledgers.Vectors), len(receipts.Vectors), len(divisions), failures)
	if failures > 0 {
		os.Exit(1)
	}
}

func ledgerFailures(file byteFile) (failures []string) {
	for _, vector := range file.Vectors {
		steward := file.Parties["steward"]
		if vector.Steward != nil {
			steward = *vector.Steward
		}
		entries := make([][]byte, len(vector.Entries))
		for index, entry := range vector.Entries {
			entries[index] = fromHex(entry)
		}
		if got := readLedger(entries, steward); got != vector.ledgerVerdict {
			failures = append(failures, fmt.Sprintf("%s: said %+v, not %+v", vector.ID, got, vector.ledgerVerdict))
		}
	}
	return failures
}

func receiptFailures(file byteFile) (failures []string) {
	for _, vector := range file.Vectors {
		got := gradeReceipt(fromHex(vector.Receipt), vector.Witness, file.Parties["steward"], file.Ledger.Length, file.Ledger.Head)
		if got != vector.Status {
			failures = append(failures, fmt.Sprintf("%s: said %s, not %s", vector.ID, got, vector.Status))
		}
	}
	return failures
}

// divisionVectors gives the scenarios that ask for nothing but divisions.
func divisionVectors(files map[string][]byte) (found []scenario) {
	for name, content := range files {
		if !strings.HasPrefix(name, "scenarios/") {
			continue
		}
		var file struct {
			Vectors []scenario `json:"vectors"`
		}
		parse(content, &file)
		for _, vector := range file.Vectors {
			if vector.isDivision() {
				found = append(found, vector)
			}
		}
	}
	return found
}

func parse(content []byte, into any) {
	if err := json.Unmarshal(content, into); err != nil {
		panic(err)
	}
}

func fromHex(text string) []byte {
	content, err := hex.DecodeString(text)
	if err != nil {
		panic(err)
	}
	return content
}
