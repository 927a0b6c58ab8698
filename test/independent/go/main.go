// Verifies COSE_Sign1 messages with go-cose and crypto/ed25519, and reads their payloads with
// fxamacker/cbor.
//
// The first line of standard input holds a public key and a key id in hex, each further line one
// message in hex; standard output gets a line of JSON for each message.
package main

import (
	"bufio"
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"strings"

	"github.com/fxamacker/cbor/v2"
	"github.com/veraison/go-cose"
)

type answer struct {
	Seq       string `json:"seq"`
	Steward   string `json:"steward"`
	Prev      string `json:"prev"`
	Address   string `json:"address"`
	Canonical bool   `json:"canonical"`
}

type reader struct {
	verifier cose.Verifier
	kid      []byte
	encoder  cbor.EncMode
	decoder  cbor.DecMode
}

func (r reader) read(message []byte) (answer, error) {
	var sign1 cose.Sign1Message
	if err := sign1.UnmarshalCBOR(message); err != nil {
		return answer{}, err
	}
	algorithm, err := sign1.Headers.Protected.Algorithm()
	if err != nil {
		return answer{}, err
	}
	kid, _ := sign1.Headers.Protected[cose.HeaderLabelKeyID].([]byte)
	if algorithm != cose.AlgorithmEdDSA || !bytes.Equal(kid, r.kid) || len(sign1.Headers.Unprotected) > 0 {
		return answer{}, errors.New("another algorithm, another key id, or something unprotected")
	}
	if err := sign1.Verify(nil, r.verifier); err != nil {
		return answer{}, err
	}
	var core map[string]any
	if err := r.decoder.Unmarshal(sign1.Payload, &core); err != nil {
		return answer{}, err
	}
	encoded, err := r.encoder.Marshal(core)
	if err != nil {
		return answer{}, err
	}
	address := sha256.Sum256(sign1.Payload)
	prev, _ := core["prev"].([]byte)
	steward, _ := core["steward"].(string)
	return answer{
		Seq:       fmt.Sprint(core["seq"]),
		Steward:   steward,
		Prev:      hex.EncodeToString(prev),
		Address:   hex.EncodeToString(address[:]),
		Canonical: bytes.Equal(encoded, sign1.Payload),
	}, nil
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	lines.Scan()
	publicKey, kid, _ := strings.Cut(lines.Text(), " ")
	verifier, err := cose.NewVerifier(cose.AlgorithmEdDSA, ed25519.PublicKey(decode(publicKey)))
	check(err)
	encoder, err := cbor.CoreDetEncOptions().EncMode()
	check(err)
	decoder, err := cbor.DecOptions{DupMapKey: cbor.DupMapKeyEnforcedAPF, IndefLength: cbor.IndefLengthForbidden}.DecMode()
	check(err)
	entries := reader{verifier, decode(kid), encoder, decoder}
	out := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		said, err := entries.read(decode(lines.Text()))
		if err != nil {
			check(out.Encode(map[string]string{"refused": err.Error()}))
			continue
		}
		check(out.Encode(said))
	}
	check(lines.Err())
}

func decode(text string) []byte {
	content, err := hex.DecodeString(text)
	check(err)
	return content
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
