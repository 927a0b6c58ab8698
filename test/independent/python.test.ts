import { pythonTool } from './tool-test.js';
import { verifiesLedger } from './verifies-ledger.js';

verifiesLedger('cwt with cbor2 (Python)', pythonTool('verify_entries.py'));
