import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { download, type DownloadPorts } from './download.ts';
import { installDisk } from './install-disk.ts';
import { type Behaviour, serveFiles } from '#test/support/open-models/file-server.ts';

const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31 + (at >> 8)) % 256));
const SHA256 = createHash('sha256').update(BYTES).digest('hex');
const NEVER = 60_000;

/** A file to fetch from a server that can misbehave, and who fetches it without ever waiting. */
async function aDownload() {
  const folder = temporaryFolder();
  const server = await serveFiles(BYTES);
  const target = join(folder, 'model.onnx');
  const said: string[] = [];
  const waited: number[] = [];
  const seen: number[] = [];
  const fetchIt = (ports: Partial<DownloadPorts> = {}, url = `${server.url}/model.onnx`): Promise<void> =>
    download(
      { url, target, bytes: BYTES.length, sha256: SHA256 },
      {
        disk: installDisk,
        stop: new AbortController().signal,
        wait: async (ms) => void waited.push(ms),
        idleMs: NEVER,
        tell: (line) => said.push(line),
        onBytes: (done) => seen.push(done),
        ...ports,
      },
    );
  const kept = () => statSync(`${target}.part`, { throwIfNoEntry: false })?.size ?? 0;
  return { folder, server, target, said, waited, seen, fetchIt, kept };
}

const isWhole = (target: string): boolean => readFileSync(target).equals(BYTES);

it.each<[Behaviour, string, RegExp]>([
  ['tampered', 'changed', /its SHA-256 is [0-9a-f]{64}, it should be [0-9a-f]{64}/],
  ['web-page', 'web_page', /gives a web page and no file/],
  ['longer-length', 'wrong_size', /has 300001 bytes; it should have 300000/],
  ['too-long', 'wrong_size', /has more than the 300000 bytes/],
  ['missing', 'refused', /answers 404/],
  ['forbidden', 'refused', /answers 403/],
  ['busy-for-long', 'too_many_requests', /asked too much \(429\) and asks to wait 3600 s/],
  ['busy-until-a-date', 'too_many_requests', /asked too much \(503\) and asks to wait \d+ s/],
])(
  'refuses at once what a server that is %s gives, and keeps nothing of it',
  async (how, reason, message) => {
    const { server, folder, fetchIt, waited } = await aDownload();
    server.behave(how);
    await expect(fetchIt()).rejects.toMatchObject({ reason, message: expect.stringMatching(message) });
    expect(readdirSync(folder)).toEqual([]);
    expect(waited).toEqual([]);
  },
);

it.each<[Behaviour, string, RegExp]>([
  ['broken', 'refused', /answers 502/],
  ['busy', 'too_many_requests', /asks to wait 7 s/],
  ['stalls', 'stalled', /sent nothing for 0\.2 s/],
])('gives up after three more tries with a server that is %s', async (how, reason, message) => {
  const { server, target, fetchIt, said } = await aDownload();
  server.behave(how);
  await expect(fetchIt({ idleMs: 200 })).rejects.toMatchObject({
    reason,
    message: expect.stringMatching(message),
  });
  expect(said).toHaveLength(3);
  expect(existsSync(target)).toBe(false);
});

it('says who cannot be reached', async () => {
  const { fetchIt, target } = await aDownload();
  const port = await aPortNobodyListensAt();
  const failing = fetchIt({}, `http://127.0.0.1:${port}/model.onnx`);
  await expect(failing).rejects.toMatchObject({
    reason: 'unreachable',
    message: `http://127.0.0.1:${port}/model.onnx cannot be reached (ECONNREFUSED).`,
  });
  expect(existsSync(target)).toBe(false);
});

it('fetches a file, also from where it was moved to', async () => {
  const { server, target, fetchIt, seen } = await aDownload();
  server.behave('redirects');
  await fetchIt();
  expect(isWhole(target)).toBe(true);
  expect(seen.at(-1)).toBe(BYTES.length);
});

it('goes on where a connection broke', async () => {
  const { server, target, fetchIt, said, waited } = await aDownload();
  server.behave('cut', 'well');
  await fetchIt();
  expect(isWhole(target)).toBe(true);
  expect(server.asked).toEqual(['/model.onnx', expect.stringMatching(/^\/model\.onnx bytes=[1-9]\d*-$/)]);
  expect(said).toEqual([expect.stringMatching(/broke .* Trying again in 1 s\.$/)]);
  expect(waited).toEqual([1000]);
});

it('goes on where an earlier command ended', async () => {
  const { server, target, fetchIt } = await aDownload();
  writeFileSync(`${target}.part`, BYTES.subarray(0, 200_000));
  await fetchIt();
  expect(isWhole(target)).toBe(true);
  expect(server.asked).toEqual(['/model.onnx bytes=200000-']);
});

it('asks for nothing when all came already', async () => {
  const { server, target, fetchIt } = await aDownload();
  writeFileSync(`${target}.part`, BYTES);
  await fetchIt();
  expect(isWhole(target)).toBe(true);
  expect(server.asked).toEqual([]);
});

it.each<[string, Buffer]>([
  ['of the same size', Buffer.alloc(BYTES.length, 7)],
  ['that is cut', Buffer.alloc(1000, 7)],
])('throws away what another file left %s, so that the next command begins anew', async (_which, left) => {
  const { target, fetchIt } = await aDownload();
  writeFileSync(`${target}.part`, left);
  await expect(fetchIt()).rejects.toMatchObject({ reason: 'changed' });
  await fetchIt();
  expect(isWhole(target)).toBe(true);
});

it('begins anew when more is there than the file has', async () => {
  const { server, target, fetchIt } = await aDownload();
  writeFileSync(`${target}.part`, Buffer.concat([BYTES, BYTES]));
  await fetchIt();
  expect(isWhole(target)).toBe(true);
  expect(server.asked).toEqual(['/model.onnx']);
});

it('appends nothing when a server answers with the whole file to the question for its rest', async () => {
  const { server, target, fetchIt } = await aDownload();
  writeFileSync(`${target}.part`, BYTES.subarray(0, 200_000));
  server.behave('ignores-ranges');
  await fetchIt();
  expect(isWhole(target)).toBe(true);
  expect(server.asked).toHaveLength(1);
});

it('asks for the whole when a server gives another part than was asked for', async () => {
  const { server, target, fetchIt } = await aDownload();
  writeFileSync(`${target}.part`, BYTES.subarray(0, 200_000));
  server.behave('wrong-range');
  await fetchIt();
  expect(isWhole(target)).toBe(true);
  expect(server.asked).toEqual(['/model.onnx bytes=200000-', '/model.onnx']);
});

it('waits as long as a busy server asks', async () => {
  const { server, target, fetchIt, waited } = await aDownload();
  server.behave('busy', 'well');
  await fetchIt();
  expect(isWhole(target)).toBe(true);
  expect(waited).toEqual([7000]);
});

it('goes on after a server fell silent', async () => {
  const { server, target, fetchIt } = await aDownload();
  server.behave('stalls', 'well');
  await fetchIt({ idleMs: 200 });
  expect(isWhole(target)).toBe(true);
});

it('keeps what has come when it is stopped', async () => {
  const { server, target, fetchIt, kept } = await aDownload();
  server.behave('stalls');
  const stop = new AbortController();
  await expect(
    fetchIt({ stop: stop.signal, onBytes: (done) => done >= 150_000 && stop.abort() }),
  ).rejects.toMatchObject({ reason: 'stopped' });
  expect(kept()).toBe(150_000);
  expect(existsSync(target)).toBe(false);
  server.behave('well');
  await fetchIt();
  expect(server.asked.at(-1)).toBe('/model.onnx bytes=150000-');
  expect(isWhole(target)).toBe(true);
});

async function aPortNobodyListensAt(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
