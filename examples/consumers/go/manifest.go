package main

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"crypto/x509"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/veraison/go-cose"
)

const manifestFormat = "poolproof-vector-manifest/1"

type manifest struct {
	Format string `json:"format"`
	Files  []struct {
		Path    string `json:"path"`
		SHA256  string `json:"sha256"`
		Vectors int    `json:"vectors"`
	} `json:"files"`
}

// verifiedFiles reads every listed file by its path. Nothing is believed before its signature holds.
func verifiedFiles(folder, keyFile string) (map[string][]byte, error) {
	key, err := publicKey(keyFile)
	if err != nil {
		return nil, err
	}
	there, err := contents(folder)
	if err != nil {
		return nil, err
	}
	signed := there["MANIFEST.json"]
	if !ed25519.Verify(key, signed, there["MANIFEST.sig"]) {
		return nil, errors.New("MANIFEST.sig is not the signature of MANIFEST.json")
	}
	if err := verifyCose(there["MANIFEST.cose"], signed, key); err != nil {
		return nil, fmt.Errorf("MANIFEST.cose is not the signature of MANIFEST.json: %w", err)
	}
	var listed manifest
	if err := json.Unmarshal(signed, &listed); err != nil {
		return nil, err
	}
	if listed.Format != manifestFormat {
		return nil, fmt.Errorf("MANIFEST.json has the format %s, not %s", listed.Format, manifestFormat)
	}
	files := map[string][]byte{}
	for _, entry := range listed.Files {
		content, found := there[entry.Path]
		if !found {
			return nil, fmt.Errorf("%s is missing", entry.Path)
		}
		if digest := sha256.Sum256(content); hex.EncodeToString(digest[:]) != entry.SHA256 {
			return nil, fmt.Errorf("%s was changed", entry.Path)
		}
		var counted struct {
			Vectors []json.RawMessage `json:"vectors"`
		}
		if err := json.Unmarshal(content, &counted); err != nil || len(counted.Vectors) != entry.Vectors {
			return nil, fmt.Errorf("%s does not have as many vectors as are listed", entry.Path)
		}
		files[entry.Path] = content
	}
	for name := range there {
		_, found := files[name]
		if !found && !strings.HasPrefix(name, "MANIFEST.") {
			return nil, fmt.Errorf("%s is not listed", name)
		}
	}
	return files, nil
}

func verifyCose(message, payload []byte, key ed25519.PublicKey) error {
	var sign1 cose.Sign1Message
	if err := sign1.UnmarshalCBOR(message); err != nil {
		return err
	}
	verifier, err := cose.NewVerifier(cose.AlgorithmEdDSA, key)
	if err != nil {
		return err
	}
	if !bytes.Equal(sign1.Payload, payload) {
		return errors.New("it holds another manifest")
	}
	return sign1.Verify(nil, verifier)
}

// contents reads the regular files of a folder by their path, and refuses everything else.
func contents(folder string) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		if err != nil {
			return err
		}
		if !entry.Type().IsRegular() {
			return fmt.Errorf("%s is no file", name)
		}
		files[filepath.ToSlash(name)], err = os.ReadFile(path)
		return err
	})
	return files, err
}

func publicKey(file string) (ed25519.PublicKey, error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	block, _ := pem.Decode(content)
	if block == nil {
		return nil, fmt.Errorf("%s holds no PEM", file)
	}
	parsed, err := x509.ParsePKIXPublicKey(block.Bytes)
	if err != nil {
		return nil, err
	}
	key, ok := parsed.(ed25519.PublicKey)
	if !ok {
		return nil, fmt.Errorf("%s holds no Ed25519 key", file)
	}
	return key, nil
}
