import { bytesToHex } from '../../../codecs/hex/hex.js';
import { attestLedger } from '../../../reference/pool-1/attest-ledger.js';
import { readLedger } from '../../../reference/pool-1/read-ledger.js';
import { replayLedger } from '../../../reference/pool-1/replay-ledger.js';
import { witnessLedger } from '../../../reference/pool-1/witness-ledger.js';
import type { AdapterTable } from '../contract/adapter.js';
import {
  bytesFromWire,
  eventToWire,
  partyFromWire,
  refusalToWire,
  sealerFromWire,
  type WireParty,
  type WireSigner,
} from './ledger-wire.js';
import { usageToWire } from './wire.js';

/** Params of all four methods, as their schemas take them. */
interface LedgerParams {
  readonly steward: WireParty;
  readonly entries: readonly string[];
}

interface AttestParams extends LedgerParams {
  readonly receipts: readonly { readonly receipt: string; readonly witness: WireParty }[];
}

interface WitnessParams extends LedgerParams {
  readonly witness: WireSigner;
}

/**
 * The methods over a ledger that is handed in whole. `tree` is not looked at: what a ledger says of
 * usage does not depend on the tree.
 */
export const ledgerMethods: AdapterTable = {
  'ledger.replay': (params) => {
    const { entries, steward } = streamOf(params as unknown as LedgerParams);
    const ledger = replayLedger(entries, steward);
    if (ledger.kind === 'refused') return refusalToWire(ledger);
    const { state, length, head } = ledger;
    return { usage: usageToWire(state), length, head: bytesToHex(head) };
  },

  'ledger.read': (params) => {
    const { entries, steward } = streamOf(params as unknown as LedgerParams);
    const ledger = readLedger(entries, steward);
    if (ledger.kind === 'refused') return refusalToWire(ledger);
    return { events: ledger.events.map(eventToWire) };
  },

  'ledger.attest': (params) => {
    const { receipts, ...stream } = params as unknown as AttestParams;
    const { entries, steward } = streamOf(stream);
    const presented = receipts.map(({ receipt, witness }) => ({
      bytes: bytesFromWire(receipt),
      witness: partyFromWire(witness),
    }));
    const attested = attestLedger(entries, steward, presented);
    if (attested.kind === 'refused') return refusalToWire(attested);
    return {
      attestation: attested.attestation,
      receipts: attested.receipts.map(({ status, detail }) => ({ status, detail })),
    };
  },

  'witness.sign': (params) => {
    const { witness, ...stream } = params as unknown as WitnessParams;
    const { entries, steward } = streamOf(stream);
    const signed = witnessLedger(entries, steward, sealerFromWire(witness));
    if (signed.kind === 'refused') return refusalToWire(signed);
    return { receipt: bytesToHex(signed.bytes) };
  },
};

function streamOf({ entries, steward }: LedgerParams) {
  return { entries: entries.map(bytesFromWire), steward: partyFromWire(steward) };
}
