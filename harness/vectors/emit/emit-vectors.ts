import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connector } from '../../adapter/contract/connection.js';
import type { Json } from '../../adapter/contract/json.js';
import { Session } from '../../adapter/doors/session.js';
import { validateResult } from '../../adapter/contract/validate-result.js';
import type { Clause } from '../../registry/registry.js';
import { packageRoot } from '../../package-root.js';
import { planScenarios } from '../../runner/plan/plan.js';
import { runSuite } from '../../runner/sitting/run-suite.js';
import { loadStandards, type Standard } from '../../runner/plan/standards.js';
import { suiteIdentity } from '../../runner/result/suite-identity.js';
import { SuiteError } from '../../runner/plan/suite-error.js';
import { compactJson } from '../format/compact-json.js';
import {
  COSE_SIGNATURE,
  DIGEST_OF,
  type Manifest,
  MANIFEST,
  MANIFEST_FORMAT,
  RAW_SIGNATURE,
  sha256,
  specificationDigest,
} from '../format/manifest.js';
import { type RecordedScenario, scenarioFiles } from './scenario-vectors.js';
import { signManifest } from '../sign/sign-manifest.js';
import { DEVELOPMENT_KEY, DOCUMENTS } from '../format/shared-files.js';
import { developmentPublicKey, developmentSeed, publicKeyPem } from '../sign/signing-key.js';
import { loadStandardParts } from './standard-parts.js';
import type { VectorFile } from '../format/vector.js';

/** Everything that a folder of vectors holds, by path from it, with forward slashes. */
export type VectorFolder = ReadonlyMap<string, Uint8Array>;

/**
 * Makes the vectors of every standard from what its scenarios do with the reference. The same
 * sources give the same bytes, whenever and wherever.
 *
 * @param reference the door to the reference
 * @throws SuiteError where a scenario does not pass with it, or a byte vector is not as it says
 */
export async function emitVectors(reference: Connector): Promise<VectorFolder> {
  const folder = new Map<string, Uint8Array>();
  for (const name of DOCUMENTS) {
    folder.set(name, readFileSync(path.join(packageRoot(), 'vectors', name)));
  }
  folder.set(DEVELOPMENT_KEY, Buffer.from(publicKeyPem(developmentPublicKey()), 'utf8'));
  const documents = [...folder].map(([name, bytes]) => ({ path: name, sha256: sha256(bytes) }));

  const recorded = await recordScenarios(reference);
  const session = await Session.start({ connector: reference, validateResult });
  try {
    for (const standard of loadStandards()) {
      const files = await filesOf(standard, recorded, session);
      const manifest = text(manifestOf(standard, files, documents));
      const { cose, raw } = signManifest(manifest, developmentSeed());
      for (const [file, { bytes }] of files) folder.set(`${standard.folder}/${file}`, bytes);
      folder.set(`${standard.folder}/${MANIFEST}`, manifest);
      folder.set(`${standard.folder}/${COSE_SIGNATURE}`, cose);
      folder.set(`${standard.folder}/${RAW_SIGNATURE}`, raw);
    }
  } finally {
    await session.close();
  }
  return folder;
}

interface EmittedFile {
  readonly file: VectorFile;
  readonly bytes: Uint8Array;
}

async function recordScenarios(reference: Connector): Promise<readonly RecordedScenario[]> {
  const { report, recordings } = await runSuite({ connector: reference });
  const planned = new Map(planScenarios(loadStandards()).map((each) => [each.id, each]));
  const recorded = recordings.flatMap((recording): RecordedScenario[] => {
    const scenario = planned.get(recording.scenario);
    if (scenario === undefined) throw new SuiteError(`${recording.scenario} was not planned`);
    // A probe judges nothing, so there is nothing in it that a vector could fail by.
    return scenario.probe ? [] : [{ scenario, recording }];
  });
  const bad = report.standards
    .flatMap(({ scenarios }) => scenarios)
    .find(({ outcome }) => outcome !== 'passed');
  if (bad !== undefined) throw new SuiteError(`${bad.id}: ${bad.outcome} with the reference`);
  return recorded;
}

async function filesOf(
  standard: Standard,
  recorded: readonly RecordedScenario[],
  session: Session,
): Promise<ReadonlyMap<string, EmittedFile>> {
  const parts = await loadStandardParts(standard.folder);
  const own = recorded.filter(({ scenario }) => scenario.standard.id === standard.id);
  const clauseOf = (id: string): Clause => {
    const clause = standard.registry.clauses.find((each) => each.id === id);
    if (clause === undefined) throw new SuiteError(`no clause ${id} is in the registry`);
    return clause;
  };
  const byteFiles = await parts.byteFiles((method, params) => session.call(method, params), clauseOf);
  const files = [...byteFiles, ...scenarioFiles(own, parts)];
  return new Map(
    files
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, file]) => [name, { file, bytes: text(file) }]),
  );
}

function manifestOf(
  standard: Standard,
  files: ReadonlyMap<string, EmittedFile>,
  documents: Manifest['documents'],
): Manifest {
  const { registry, digests } = standard;
  const listed = [...files].map(([name, { file, bytes }]) => ({
    path: name,
    format: file.format,
    sha256: sha256(bytes),
    bytes: bytes.length,
    vectors: file.counts.vectors,
  }));
  return {
    format: MANIFEST_FORMAT,
    standard: standard.id,
    suite: suiteIdentity(),
    registry: { sha256: digests.registry },
    specification: {
      title: registry.source.title,
      revision: registry.source.revision,
      digest: specificationDigest(registry),
      digest_of: DIGEST_OF,
    },
    counts: {
      files: listed.length,
      vectors: listed.reduce((sum, { vectors }) => sum + vectors, 0),
    },
    files: listed,
    documents,
  };
}

function text(value: Manifest | VectorFile): Uint8Array {
  return Buffer.from(compactJson(value as unknown as Json), 'utf8');
}
