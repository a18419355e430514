import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A picture server on this machine that nobody must ever call. */
export interface Canary {
  readonly port: number;
  readonly hits: () => number;
  readonly close: () => Promise<void>;
}

export async function startCanary(): Promise<Canary> {
  let hits = 0;
  const server = createServer((_request, response) => {
    hits += 1;
    response.writeHead(200, { 'content-type': 'image/png' }).end('picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: (server.address() as AddressInfo).port, hits: () => hits, close };
}

/**
 * Where the canary sits, spelt in the ways that have led fetchers astray.
 * @param site origin of whoever may be called
 */
export const towardsCanary = (port: number, path: string, site: string): string[] => {
  const { host } = new URL(site);
  return [
    ...[
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `LOCALHOST:${port}`,
      `localhost.:${port}`,
      `127.1:${port}`,
      `2130706433:${port}`,
      `0x7f000001:${port}`,
      `0177.0.0.1:${port}`,
      `0:${port}`,
      `0.0.0.0:${port}`,
      `[::1]:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
      `[::ffff:7f00:1]:${port}`,
      `①②⑦.⓪.⓪.①:${port}`,
      `127。0。0。1:${port}`,
      `xn--lcalhost-54a:${port}`,
      `${host}@127.0.0.1:${port}`,
      `user:word@127.0.0.1:${port}`,
      `${host}%40127.0.0.1:${port}`,
      `${host}#@127.0.0.1:${port}`,
      `127.0.0.1:${port}#@${host}`,
      `127.0.0.1:${port}\\@${host}`,
      `127.0.0.1.nip.io:${port}`,
    ].map((spelling) => `http://${spelling}${path}`),
    `//127.0.0.1:${port}${path}`,
    `///127.0.0.1:${port}${path}`,
    `\\\\127.0.0.1:${port}${path}`,
    `/\\127.0.0.1:${port}${path}`,
    `http:/127.0.0.1:${port}${path}`,
    `http:127.0.0.1:${port}${path}`,
    `HTTP://127.0.0.1:${port}${path}`,
    ` http://127.0.0.1:${port}${path}`,
    `ht\ntp://127.0.0.1:${port}${path}`,
    `http://127.0.0.1:${port}${path}\r\nHost: ${host}`,
    `ftp://127.0.0.1:${port}${path}`,
    `gopher://127.0.0.1:${port}/_GET%20/`,
    `${site}.127.0.0.1.nip.io:${port}${path}`,
    `${site}@127.0.0.1:${port}${path}`,
    `http://127.0.0.1:${port}/?${site}${path}`,
  ];
};
