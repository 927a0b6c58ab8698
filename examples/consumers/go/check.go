package main

import (
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// check is what scenarios of division hold an answer against: see vectors/README.md for all.
type check struct {
	Pointer string `json:"pointer"`
	Op      string `json:"op"`
	Operand any    `json:"operand"`
}

type absent struct{}

func (check check) holds(answer any, answers []any) bool {
	got := valueAt(answer, check.Pointer)
	switch check.Op {
	case "present":
		return got != absent{}
	case "equals":
		return same(got, check.Operand)
	case "oneOf":
		return slices.ContainsFunc(check.Operand.([]any), func(each any) bool { return same(got, each) })
	case "sameAs":
		place := check.Operand.(map[string]any)
		there := valueAt(answers[int(place["call"].(float64))], place["pointer"].(string))
		return same(got, there)
	case "sameSet":
		return slices.Equal(sortedTexts(got), sortedTexts(check.Operand))
	case "sumEquals":
		sum := new(big.Int)
		for _, each := range got.([]any) {
			sum.Add(sum, integer(each))
		}
		return sum.Cmp(integer(check.Operand)) == 0
	}
	panic("this consumer does not know the check " + check.Op)
}

func valueAt(value any, pointer string) any {
	if pointer == "" {
		return value
	}
	segment, rest, found := strings.Cut(pointer[1:], "/")
	if found {
		rest = "/" + rest
	}
	segment = strings.ReplaceAll(strings.ReplaceAll(segment, "~1", "/"), "~0", "~")
	switch container := value.(type) {
	case map[string]any:
		if inner, found := container[segment]; found {
			return valueAt(inner, rest)
		}
	case []any:
		if segment == "*" {
			items := []any{}
			for _, item := range container {
				if inner := valueAt(item, rest); inner != (absent{}) {
					items = append(items, inner)
				}
			}
			return items
		}
		if key, text, isFilter := strings.Cut(strings.Trim(segment, "[]"), "="); isFilter {
			matching := slices.DeleteFunc(slices.Clone(container), func(item any) bool { return item.(map[string]any)[key] != text })
			if len(matching) == 1 {
				return valueAt(matching[0], rest)
			}
			return absent{}
		}
		if index, err := strconv.Atoi(segment); err == nil && index < len(container) {
			return valueAt(container[index], rest)
		}
	}
	return absent{}
}

func same(left, right any) bool {
	return left != absent{} && right != absent{} && text(left) == text(right)
}

// text lets integers and decimal strings that write the same integer be equal.
func text(value any) string {
	if number, isNumber := value.(float64); isNumber {
		value = strconv.FormatFloat(number, 'f', -1, 64)
	}
	encoded, err := json.Marshal(value)
	if err != nil {
		panic(fmt.Sprint("no JSON value: ", value))
	}
	return string(encoded)
}

func sortedTexts(list any) (texts []string) {
	items, _ := list.([]any)
	for _, item := range items {
		texts = append(texts, text(item))
	}
	slices.Sort(texts)
	return texts
}
