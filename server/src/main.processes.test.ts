import { isLong } from '@maquette/engine/testing/size';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edit, SignedIn } from '@maquette/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formOf } from '#test/support/form.ts';
import { makeMask, makePhoto } from '#test/support/make-photo.ts';
import { descendantsOf, hasProcFiles, isRunning, memoryShareOf } from '#test/support/process-tree.ts';
import { type ServerProcess, startServer } from '#test/support/server-process.ts';

const SIZE = { width: 512, height: 384 };
/** For a picture of 49 megapixels on a machine that may be busy. */
const PATIENCE = { timeout: 500_000, interval: 250 };

describe.runIf(hasProcFiles)('the processes of a server', () => {
  let dataDir: string;
  let server: ServerProcess;
  let headers: Record<string, string>;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'maquette-processes-'));
    server = await startServer({ dataDir, settings: { ENGINE_TIMEOUT_MS: '600000' } });
    const person = { email: 'ada@example.test', password: 'Analytical1', fullName: 'Ada Byron' };
    const answer = await fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      body: JSON.stringify(person),
      headers: { 'content-type': 'application/json' },
    });
    headers = { authorization: `Bearer ${((await answer.json()) as SignedIn).token}` };
  });
  afterEach(async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const get = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${server.url}/api${path}`, { headers })).json()) as T;

  const send = async (tool: string, parts: Parameters<typeof formOf>[0]): Promise<string> => {
    const form = await formOf(parts);
    const answer = await fetch(`${server.url}/api/inpaint/${tool}`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...headers, ...form.headers, prefer: 'respond-async' },
    });
    return ((await answer.json()) as { requestId: string }).requestId;
  };

  const put = async (): Promise<string> =>
    send('inpaint', {
      image: { bytes: await makePhoto(SIZE), filename: 'room.jpg' },
      mask: { bytes: await makeMask({ ...SIZE, white: [100, 150, 400, 350] }), filename: 'm.png' },
      prompt: 'a brown leather sofa',
    });

  const ended = async (id: string): Promise<Edit> => {
    await expect.poll(async () => (await get<Edit>(`/edits/${id}`)).finishedAt, PATIENCE).not.toBeNull();
    return get<Edit>(`/edits/${id}`);
  };

  const children = () => descendantsOf(server.process.pid ?? 0);

  /** The engine's process while it draws. */
  const drawing = async (id: string): Promise<number> => {
    const seen = async () => (await get<Edit>(`/edits/${id}`)).stage;
    await expect.poll(seen, PATIENCE).toBe('drawing');
    const engine = () => children().find(({ program }) => program === 'engine-process.js')?.pid ?? 0;
    await expect.poll(engine, PATIENCE).toBeGreaterThan(0);
    return engine();
  };

  it('lose an edit with the engine that is killed, uncharged, and do the next one', async () => {
    const lost = await put();
    process.kill(await drawing(lost), 'SIGKILL');
    expect(await ended(lost)).toMatchObject({
      state: 'failed',
      charged: 0,
      error: { code: 'engine_failed' },
    });
    expect(await ended(await put())).toMatchObject({ state: 'succeeded', charged: 1 });
    expect(await get('/credits/balance')).toEqual({ balance: 9, held: 0 });
  }, 600_000);

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'are gone soon after the server got %s, however busy they are',
    async (signal) => {
      await drawing(await put());
      const pids = children().map(({ pid }) => pid);
      expect(pids.length).toBeGreaterThan(0);
      await (signal === 'SIGTERM' ? server.stop() : server.kill());
      await expect.poll(() => pids.filter(isRunning), PATIENCE).toEqual([]);
    },
    600_000,
  );

  it.runIf(isLong)(
    'hold less than 700 MB while a picture of 49 megapixels is edited, the server itself next to nothing of it',
    async () => {
      const side = 7_000;
      const wall = { width: side, height: side, channels: 3, background: '#c8b89a' } as const;
      const bytes = await sharp({ create: wall, limitInputPixels: false }).png({ palette: true }).toBuffer();
      const atRest = memoryShareOf(server.process.pid ?? 0);
      let peak = 0;
      let ofServer = 0;
      const sampling = setInterval(() => {
        const own = memoryShareOf(server.process.pid ?? 0);
        ofServer = Math.max(ofServer, own);
        peak = Math.max(
          peak,
          children().reduce((sum, { pid }) => sum + memoryShareOf(pid), own),
        );
      }, 50);
      try {
        const edit = await send('search-recolor', {
          image: { bytes, filename: 'wall.png' },
          mask: {
            bytes: await makeMask({ width: 700, height: 700, white: [250, 250, 450, 450] }),
            filename: 'm.png',
          },
          select_prompt: 'the wall',
          prompt: 'sage green',
        });
        expect(await ended(edit)).toMatchObject({ state: 'succeeded' });
      } finally {
        clearInterval(sampling);
      }
      expect(peak).toBeLessThan(700);
      expect(ofServer - atRest).toBeLessThan(100);
    },
    600_000,
  );
});
