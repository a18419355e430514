import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../support/build-test-app.ts';

const on = useTestApp();
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await on.current.listen()).port);
});

/** Everything that comes back until the connection ends. */
const sent = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
    // Being cut off is an answer too.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });

const host = 'Host: localhost\r\n';
const json = 'Content-Type: application/json\r\n';
const post = (headers: string, body: string) =>
  `POST /api/auth/login HTTP/1.1\r\n${host}Connection: close\r\n${json}${headers}\r\n${body}`;
const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n${headers}\r\n`;
const hidden = 'GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('bytes that only look like a request', () => {
  it.each([
    ['nothing of HTTP', '\u0016\u0003\u0001\u0000\u0000\r\n\r\n'],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a made-up method', `BREW /api/version HTTP/1.1\r\n${host}\r\n`],
    ['a version of the future', `GET /api/version HTTP/9.9\r\n${host}\r\n`],
    ['no host', 'GET /api/version HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a path with a space', get('/api/ver sion')],
    ['a header with a null', get('/api/version', 'X: a\0b\r\n')],
    ['a header without a name', get('/api/version', ': x\r\n')],
    ['a folded header', get('/api/version', 'X: a\r\n b\r\n')],
    ['a header of 100 kB', get('/api/version', `X: ${'x'.repeat(100_000)}\r\n`)],
    ['a path of 100 kB', get(`/api/${'x'.repeat(100_000)}`)],
    ['a path that cannot be decoded', get('/api/files/%ff%zz')],
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 5\r\n', '{}')],
    ['a negative length', post('Content-Length: -1\r\n', '{}')],
    ['a length in words', post('Content-Length: two\r\n', '{}')],
    ['length and chunks', post(`Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${hidden}`)],
    ['chunks by another name', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${hidden}`)],
    ['chunks twice', post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${hidden}`)],
    ['a chunk of no size', post('Transfer-Encoding: chunked\r\n', `zz\r\n{}\r\n0\r\n\r\n${hidden}`)],
    ['an endless chunk size', post('Transfer-Encoding: chunked\r\n', `${'f'.repeat(40)}\r\n{}\r\n`)],
    ['a body that is no JSON', post('Content-Length: 4\r\n', '{{{{')],
  ])('are refused once, with guarding headers and nothing else: %s', async (_what, bytes) => {
    const heard = await sent(bytes);
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/^HTTP\/1\.1 4\d\d$/)]);
    expect(heard.toLowerCase()).toMatch(/x-content-type-options: nosniff/);
    expect(heard.toLowerCase()).toMatch(/content-security-policy: default-src 'none'/);
    expect(heard).not.toMatch(/\n\s+at |node_modules|nodeVersion/);
    expect((await on.current.app.inject('/api/health/ready')).statusCode).toBe(200);
  });

  it('are answered as if it were not there when they expect what nobody knows', async () => {
    const heard = await sent(get('/api/version', 'Expect: wonders\r\n'));
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
    expect(heard.toLowerCase()).toMatch(/x-content-type-options: nosniff/);
  });
});
