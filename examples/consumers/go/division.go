package main

import (
	"fmt"
	"math/big"
	"sort"
)

type scenario struct {
	ID    string `json:"id"`
	Calls []call `json:"calls"`
}

type call struct {
	Method string         `json:"method"`
	Params divisionParams `json:"params"`
	Checks []check        `json:"checks"`
}

type divisionParams struct {
	Device struct {
		UJ    any    `json:"uj"`
		Grade string `json:"grade"`
	} `json:"device"`
	Occupants []struct {
		ID     any `json:"id"`
		Weight any `json:"weight"`
	} `json:"occupants"`
}

func (vector scenario) isDivision() bool {
	for _, call := range vector.Calls {
		if call.Method != "attribution.divide" {
			return false
		}
	}
	return true
}

// divide answers attribution.divide: no microjoule lost, none invented.
func divide(params divisionParams) map[string]any {
	refused := func(reason string) map[string]any {
		return map[string]any{"refused": map[string]any{"reason": reason}}
	}
	if len(params.Occupants) == 0 {
		return refused("no_occupants")
	}
	energy, total := integer(params.Device.UJ), new(big.Int)
	for _, each := range params.Occupants {
		total.Add(total, integer(each.Weight))
	}
	if total.Sign() == 0 {
		return refused("no_weight")
	}
	type portion struct {
		id          string
		share, rest *big.Int
	}
	spare := new(big.Int).Set(energy)
	portions := make([]*portion, len(params.Occupants))
	for index, each := range params.Occupants {
		share, rest := new(big.Int).QuoRem(new(big.Int).Mul(energy, integer(each.Weight)), total, new(big.Int))
		spare.Sub(spare, share)
		portions[index] = &portion{fmt.Sprint(each.ID), share, rest}
	}
	byLoss := append([]*portion{}, portions...)
	sort.Slice(byLoss, func(a, b int) bool {
		order := byLoss[a].rest.Cmp(byLoss[b].rest)
		return order > 0 || order == 0 && byLoss[a].id < byLoss[b].id
	})
	if without != "division" {
		for _, each := range byLoss[:spare.Int64()] {
			each.share.Add(each.share, big.NewInt(1))
		}
	}
	grade := params.Device.Grade
	if grade == "HwShunt" && len(portions) > 1 {
		grade = "ModelBased"
	}
	shares := make([]any, len(portions))
	for index, each := range portions {
		shares[index] = map[string]any{"id": each.id, "uj": each.share.String(), "grade": grade}
	}
	return map[string]any{"shares": shares}
}

func divisionFailures(vectors []scenario) (failures []string) {
	for _, vector := range vectors {
		answers := make([]any, len(vector.Calls))
		for index, call := range vector.Calls {
			answers[index] = divide(call.Params)
		}
		for index, call := range vector.Calls {
			for _, check := range call.Checks {
				if !check.holds(answers[index], answers) {
					failures = append(failures, fmt.Sprintf("%s: %s %s does not hold", vector.ID, check.Pointer, check.Op))
				}
			}
		}
	}
	return failures
}

func integer(figure any) *big.Int {
	found, _ := new(big.Int).SetString(fmt.Sprint(figure), 10)
	return found
}
