import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';

/** A server that has no picture, as long as `ask` runs; where it stood, and nobody listens then. */
async function withServer(ask: (address: string) => Promise<void> = async () => {}): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/living.webp`;
  await ask(address);
  await new Promise((resolve) => server.close(resolve));
  return address;
}

it('of a server that cannot be reached is no answer, as any other call is', async () => {
  await expect(fetchPicture(await withServer())).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

it('that nobody wants any more ends with the reason for it', async () => {
  const reason = new Error('left');
  await expect(fetchPicture(await withServer(), AbortSignal.abort(reason))).rejects.toBe(reason);
});

it('that is not there is not taken for one out of reach', async () => {
  await withServer(async (address) => {
    await expect(fetchPicture(address)).rejects.toThrow('HTTP error 404');
  });
});
