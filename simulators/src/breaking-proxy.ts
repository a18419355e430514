import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * What may happen to a call on its way: `lost` and `late` are done by the store, but the answer never comes, or the deed
 * comes later (a deletion alone may); `slow` takes a second.
 */
export type Mishap = 'busy' | 'refused' | 'lost' | 'cut' | 'flipped' | 'silent' | 'late' | 'slow';

const SLOW_MS = 1_000;

export interface BreakingProxy {
  readonly endpoint: string;
  /** What happens to the next calls, one each; then all goes well again. */
  next(...mishaps: readonly (Mishap | null)[]): void;
  /** `METHOD path` of every call so far. */
  readonly calls: readonly string[];
  /** Does what was put off. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** A real HTTP server before an object store that breaks the calls it is told to break. */
export const startBreakingProxy = async (store: string): Promise<BreakingProxy> => {
  const planned: (Mishap | null)[] = [];
  const putOff: (() => Promise<unknown>)[] = [];
  const calls: string[] = [];
  const target = new URL(store);

  const forward = async (call: IncomingMessage, body: Buffer) => {
    const { method, url, headers } = call;
    const ahead = request({ host: target.hostname, port: target.port, method, path: url, headers });
    ahead.end(body);
    const [answer] = (await once(ahead, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, headers: answer.headers, content: await buffer(answer) };
  };
  const serve = async (call: IncomingMessage, reply: ServerResponse): Promise<void> => {
    calls.push(`${call.method} ${call.url?.split('?')[0]}`);
    const mishap = planned.shift();
    const body = await buffer(call);
    if (mishap === 'silent') return;
    if (mishap === 'refused') return void reply.destroy();
    if (mishap === 'busy')
      return void reply.writeHead(503).end('<Error><Code>SlowDown</Code><Message>Busy</Message></Error>');
    if (mishap === 'slow') await wait(SLOW_MS);
    if (mishap === 'late' && call.method === 'DELETE') {
      putOff.push(() => forward(call, body));
      return void reply.writeHead(204).end();
    }
    const { status, headers, content } = await forward(call, body);
    if (mishap === 'lost') return void reply.destroy();
    reply.writeHead(status, headers);
    if (mishap === 'cut') return void reply.write(content.subarray(0, 1), () => reply.destroy());
    if (mishap === 'flipped') content[0] = (content[0] ?? 0) ^ 1;
    reply.end(content);
  };

  const server = createServer((call, reply) => void serve(call, reply).catch(() => reply.destroy()));
  server.on('checkContinue', (call: IncomingMessage, reply: ServerResponse) => {
    reply.writeContinue();
    server.emit('request', call, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    calls,
    next: (...mishaps) => void planned.splice(0, planned.length, ...mishaps),
    catchUp: async () => {
      for (const deed of putOff.splice(0)) await deed();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
