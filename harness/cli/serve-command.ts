import { Command, InvalidArgumentError } from 'commander';
import { loadReferenceAdapter } from '../adapter/serving/reference-adapter.js';
import { serveHttp } from '../adapter/serving/serve-http.js';
import { serveStdio } from '../adapter/serving/serve-stdio.js';
import { suiteIdentity } from '../runner/result/suite-identity.js';

/** `poolproof serve`: the reference behind the protocol, for whoever wants to talk to it. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('put the reference behind the protocol: on stdin and stdout, or on loopback')
    .option('--http <port>', 'listen on 127.0.0.1 at this port; 0 picks a free one', parsePort)
    .action(async ({ http }: { http?: number }) => {
      const adapter = await loadReferenceAdapter(suiteIdentity());
      if (http === undefined) {
        await serveStdio(adapter, process.stdin, process.stdout);
        return;
      }
      const { url } = await serveHttp(adapter, { port: http });
      process.stdout.write(`${url}\n`);
      await new Promise(() => undefined); // until a signal ends the process
    });
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new InvalidArgumentError('A port is a number from 0 to 65535.');
}
