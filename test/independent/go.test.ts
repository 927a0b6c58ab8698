import { compiledTool } from './tool-test.js';
import { verifiesLedger } from './verifies-ledger.js';

verifiesLedger('go-cose with fxamacker/cbor (Go)', compiledTool('go', 'go', 'run', '.'));
