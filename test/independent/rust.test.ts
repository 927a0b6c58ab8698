import { compiledTool } from './tool-test.js';
import { verifiesLedger } from './verifies-ledger.js';

verifiesLedger(
  'coset with ed25519-dalek (Rust)',
  compiledTool('rust', 'cargo', 'run', '--quiet', '--locked', '--target-dir', '../../../dist/rust'),
);
