import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** How the server treats the next answers. */
export type Behaviour =
  | 'well'
  | 'ignores-ranges'
  | 'wrong-range'
  | 'cut'
  | 'stalls'
  | 'tampered'
  | 'too-long'
  | 'web-page'
  | 'longer-length'
  | 'missing'
  | 'forbidden'
  | 'broken'
  | 'busy'
  | 'busy-for-long'
  | 'busy-until-a-date'
  | 'redirects';

export interface FileServer {
  readonly url: string;
  /** What was asked: path and range. */
  readonly asked: string[];
  /** Answers in this way, in turn; the last one goes on. */
  behave(...behaviours: Behaviour[]): void;
}

/** A server of files on this machine that can misbehave. @param files bytes by path, or those of every path */
export async function serveFiles(files: ReadonlyMap<string, Buffer> | Buffer): Promise<FileServer> {
  const asked: string[] = [];
  let queue: Behaviour[] = ['well'];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push([path, request.headers.range].filter(Boolean).join(' '));
    const behaviour = (queue.length > 1 ? queue.shift() : queue[0]) ?? 'well';
    const bytes = files instanceof Map ? files.get(path.replace('/elsewhere', '')) : (files as Buffer);
    if (bytes === undefined) response.writeHead(404).end();
    else answer(behaviour, bytes, { request, response });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave: (...behaviours) => (queue = behaviours),
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const plain: Partial<Record<Behaviour, [number, Record<string, string>, string]>> = {
  'web-page': [200, { 'content-type': 'text/html; charset=utf-8' }, '<!doctype html><title>Sign in</title>'],
  missing: [404, {}, 'Entry not found'],
  forbidden: [403, {}, ''],
  broken: [502, {}, ''],
  busy: [429, { 'retry-after': '7' }, ''],
  'busy-for-long': [429, { 'retry-after': '3600' }, ''],
  'busy-until-a-date': [503, { 'retry-after': 'Fri, 31 Dec 2100 23:59:59 GMT' }, ''],
};

function answer(behaviour: Behaviour, bytes: Buffer, { request, response }: Exchange): void {
  const told = plain[behaviour];
  if (told !== undefined) {
    response.writeHead(told[0], told[1]).end(told[2]);
    return;
  }
  if (behaviour === 'redirects' && !request.url?.startsWith('/elsewhere')) {
    response.writeHead(302, { location: `/elsewhere${request.url}` }).end();
    return;
  }
  const [, asked] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
  const from = behaviour === 'ignores-ranges' ? 0 : Number(asked ?? 0);
  const body = bodyOf(behaviour, bytes).subarray(from);
  const length = behaviour === 'longer-length' ? body.length + 1 : body.length;
  const shift = behaviour === 'wrong-range' ? 1 : 0;
  const range = `bytes ${from - shift}-${bytes.length - 1}/${bytes.length}`;
  response.writeHead(from > 0 ? 206 : 200, {
    'content-type': 'application/octet-stream',
    ...(behaviour !== 'too-long' && { 'content-length': length }),
    ...(from > 0 && { 'content-range': range }),
  });
  if (behaviour === 'cut') response.write(body.subarray(0, body.length / 2), () => response.destroy());
  else if (behaviour === 'stalls') response.write(body.subarray(0, body.length / 2));
  else response.end(body);
}

function bodyOf(behaviour: Behaviour, bytes: Buffer): Buffer {
  if (behaviour === 'too-long') return Buffer.concat([bytes, Buffer.from('more')]);
  if (behaviour !== 'tampered') return bytes;
  const tampered = Buffer.from(bytes);
  tampered[100] = (tampered[100] ?? 0) ^ 1;
  return tampered;
}
