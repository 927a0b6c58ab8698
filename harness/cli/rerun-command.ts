import path from 'node:path';

/** Options of `run` that choose what runs: a rerun has its own. */
const CHOOSING = new Set([
  '--standard',
  '--clause',
  '--module',
  '--json',
  '--report',
  '--known-failures',
]);

/**
 * The command that runs one clause again, the way this run was started: for a shell, from the same
 * folder.
 */
export function rerunCommand(argv: readonly string[], clause: string): string {
  const [, script = '', ...words] = argv;
  const kept: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [name = ''] = word.split('=');
    if (name === '--fail-fast') continue;
    if (!CHOOSING.has(name)) kept.push(word);
    else if (!word.includes('=')) at += 1;
  }
  return [...invocation(script), ...kept.map(quoteWord), '--clause', clause].join(' ');
}

/** How to call the program from this folder: by its name where it is installed here. */
function invocation(script: string): string[] {
  const relative = path.relative(process.cwd(), script);
  const installed = relative.startsWith(`node_modules${path.sep}`);
  // Where npx put it aside for one run, only npx finds it again.
  if (installed || script.includes(`${path.sep}_npx${path.sep}`)) return ['npx', 'poolproof'];
  return ['node', quoteWord(relative.startsWith('..') ? script : relative)];
}

function quoteWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
