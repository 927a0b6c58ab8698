import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AdapterError } from '../../contract/adapter-error.js';
import { quote } from '../../contract/quote.js';
import { thrownMessage } from '../../contract/thrown-message.js';
import type { TakenAdapter } from '../../serving/to-adapter.js';
import { toAdapter } from '../../serving/to-adapter.js';

/**
 * The URL of an adapter's module.
 *
 * @param modulePath path of the file, relative to the current folder
 * @throws AdapterError (`spawn`) where there is no such file
 */
export async function adapterModuleUrl(modulePath: string): Promise<string> {
  const path = resolve(modulePath);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) {
    const what = found ? 'is no file; name the module inside it' : 'does not exist';
    throw new AdapterError(
      'spawn',
      `cannot load the adapter ${quote(modulePath)}: ${path} ${what}`,
    );
  }
  return pathToFileURL(path).href;
}

/** Loads a module and takes its default export as an adapter. Never rejects. */
export async function loadAdapter(moduleUrl: string): Promise<TakenAdapter> {
  let exported: object;
  try {
    exported = (await import(moduleUrl)) as object;
  } catch (thrown) {
    return { kind: 'unusable', reason: `its module does not load: ${thrownMessage(thrown)}` };
  }
  if (!('default' in exported)) {
    return {
      kind: 'unusable',
      reason: 'its module has no default export; export default an adapter',
    };
  }
  return toAdapter(exported.default, 'its default export');
}
