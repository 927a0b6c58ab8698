package main

import (
	"bytes"
	"crypto/ed25519"
	"encoding/hex"
	"math/big"
	"reflect"

	"github.com/fxamacker/cbor/v2"
)

// fault is why a receipt is refused: the reason, as vectors name it.
type fault string

type core map[string]any

var (
	lenient   = must(cbor.DecOptions{MaxNestedLevels: 64, IndefLength: cbor.IndefLengthAllowed}.DecMode())
	canonical = must(cbor.CoreDetEncOptions().EncMode())
)

func must[Mode any](mode Mode, err error) Mode {
	if err != nil {
		panic(err)
	}
	return mode
}

// openReceipt gives the core of a receipt that a party sealed, and its bytes.
func openReceipt(message []byte, signer party) (core, []byte, fault) {
	array := message
	if len(message) > 0 && message[0] == 0xd2 { // tag 18
		array = message[1:]
	}
	var parts []any
	if lenient.Unmarshal(array, &parts) != nil || len(parts) != 4 {
		return nil, nil, "malformed"
	}
	protected, isProtected := parts[0].([]byte)
	unprotected, isUnprotected := parts[1].(map[any]any)
	payload, isPayload := parts[2].([]byte)
	signature, isSignature := parts[3].([]byte)
	header := map[any]any{}
	if !isProtected || !isUnprotected || !isPayload || !isSignature ||
		len(protected) > 0 && lenient.Unmarshal(protected, &header) != nil {
		return nil, nil, "malformed"
	}
	if !isSignedBy(header, unprotected, signer) {
		return nil, nil, "bad_signature"
	}
	signed := must(canonical.Marshal([]any{"Signature1", protected, []byte{}, payload}))
	if without != "signature" && !verifies(fromHex(signer.PublicKey), signed, signature) {
		return nil, nil, "bad_signature"
	}
	if without != "canonicity" && (!isCanonical(parts, array) || !isCanonical(header, protected)) {
		return nil, nil, "non_canonical"
	}
	var content any
	if lenient.Unmarshal(payload, &content) != nil {
		return nil, nil, "malformed"
	}
	if without != "canonicity" && !isCanonical(content, payload) {
		return nil, nil, "non_canonical"
	}
	members, isMap := content.(map[any]any)
	if !isMap {
		return nil, nil, "malformed"
	}
	named := core{}
	for name, value := range members {
		switch value.(type) {
		case uint64, string, []byte:
		default:
			if without != "canonicity" {
				return nil, nil, "non_canonical"
			}
		}
		if text, isText := name.(string); isText {
			named[text] = value
		}
	}
	return named, payload, ""
}

// isSignedBy tells whether the headers name algorithm -8, protected, and the party as the only key.
func isSignedBy(header, unprotected map[any]any, signer party) bool {
	_, unsignedAlgorithm := unprotected[uint64(1)]
	kid, second := header[uint64(4)], unprotected[uint64(4)]
	if kid == nil {
		kid, second = second, nil
	}
	return header[uint64(1)] == int64(-8) && !unsignedAlgorithm && second == nil &&
		reflect.DeepEqual(kid, []byte(signer.ID))
}

func isCanonical(item any, content []byte) bool {
	encoded, err := canonical.Marshal(item)
	return err == nil && bytes.Equal(encoded, content)
}

// gradeReceipt says what a witness receipt is worth for a ledger.
func gradeReceipt(message []byte, witness, steward party, length uint64, head string) string {
	if witness.PublicKey == steward.PublicKey {
		return "steward_key"
	}
	statement, _, fault := openReceipt(message, witness)
	if fault != "" {
		return "bad_signature"
	}
	said, _ := statement["head"].([]byte)
	if statement["steward"] == steward.ID && statement["length"] == length && hex.EncodeToString(said) == head {
		return "covers"
	}
	return "covers_other"
}

// verifies holds the strict rule: no point of small order, none in another form than the canonical.
func verifies(key, message, signature []byte) bool {
	return len(signature) == ed25519.SignatureSize && isStrict(key) && isStrict(signature[:32]) &&
		ed25519.Verify(key, message, signature)
}

// height8 is the height of two of the points of order 8; the two others mirror it.
var height8, _ = new(big.Int).SetString("7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7", 16)

func isStrict(point []byte) bool {
	prime := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 255), big.NewInt(19))
	turned := make([]byte, len(point))
	for index, each := range point {
		turned[len(point)-1-index] = each
	}
	turned[0] &= 0x7f
	height := new(big.Int).SetBytes(turned)
	minusOne := new(big.Int).Sub(prime, big.NewInt(1))
	for _, small := range []*big.Int{big.NewInt(0), big.NewInt(1), minusOne, height8, new(big.Int).Sub(prime, height8)} {
		if height.Cmp(small) == 0 {
			return false
		}
	}
	return height.Cmp(prime) < 0
}
