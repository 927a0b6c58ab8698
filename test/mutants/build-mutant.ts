import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { packageRoot } from '../../harness/package-root.js';
import type { Mutant } from './mutant.js';

/** What the in-process reference is made of. */
const PARTS = ['codecs', 'reference', 'harness/adapter', 'harness/package-root.js'];

/** Where the code, wherever it lies, looks for the compiled schemas: from its package's root. */
const SCHEMAS = 'dist/schemas';

/**
 * Builds the reference with one defect into a folder of its own.
 *
 * @param folder an empty folder outside the sources
 * @returns the built module that exports `loadReferenceAdapter`
 * @throws Error where the mutant's text does not stand in its file exactly once
 */
export function buildMutant(mutant: Mutant, folder: string): string {
  const root = packageRoot();
  for (const part of PARTS)
    cpSync(path.join(root, 'dist', part), path.join(folder, part), { recursive: true });
  cpSync(path.join(root, SCHEMAS), path.join(folder, SCHEMAS), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const target = path.join(folder, mutant.file.replace(/\.ts$/, '.js'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, transpile(mutatedSource(mutant)));
  return path.join(folder, 'harness/adapter/serving/reference-adapter.js');
}

/** The source with its defect. */
export function mutatedSource({ id, file, find, replace }: Mutant): string {
  const source = readFileSync(path.join(packageRoot(), file), 'utf8');
  const times = source.split(find).length - 1;
  if (times !== 1) {
    throw new Error(`mutant ${id}: its text stands ${times} times in ${file}, not once: ${find}`);
  }
  return source.replace(find, () => replace);
}

function transpile(source: string): string {
  return ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
    },
  }).outputText;
}
