#!/usr/bin/env node
// Nothing is imported before the version is known: an older Node could not even load the rest.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;

if (supported) {
  const { runProgram } = await import('./program.js');
  process.exitCode = await runProgram(process.argv);
} else {
  process.stderr.write(
    `poolproof needs Node.js 20.19, 22.12 or 24 and later; this is ${process.versions.node}.\n`,
  );
  process.exitCode = 2;
}

export {};
