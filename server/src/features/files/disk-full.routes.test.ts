import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStorage } from '../../platform/blob-storage/blob-storage.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import {
  balanceOf,
  get,
  inpaintCall,
  maskPart,
  painter,
  photoPart,
  postForm,
} from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { openLog } from '../../platform/log.ts';

const quiet = openLog('error', { write: () => undefined });
const on = useTestApp({ changes: { engines: enginesOf(fakeEngine()), log: quiet } });
beforeAll(() => on.current.house.startWork());

/** While `work` runs, blobs whose key fits find no room. */
const withFullDisk = async <T>(fits: RegExp, work: () => Promise<T>): Promise<T> => {
  const blobs = on.current.house.deps.files.blobs as { adopt: BlobStorage['adopt'] };
  const { adopt } = blobs;
  const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  blobs.adopt = (key, path) => (fits.test(key) ? Promise.reject(noRoom) : adopt(key, path));
  try {
    return await work();
  } finally {
    blobs.adopt = adopt;
  }
};

const blobKeys = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of on.current.house.deps.files.blobs.list()) keys.push(key);
  return keys.sort();
};

describe('when the disk is full', () => {
  it('an upload is refused as such, leaves nothing, and goes well once there is room', async () => {
    const who = await painter(on.current);
    const send = async () =>
      postForm(on.current, who, { path: '/files/upload', parts: { image: await photoPart() } });
    const answer = await withFullDisk(/\.jpg$/, send);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([507, 'disk_full']);
    expect((await get(on.current, who, '/files')).json()).toMatchObject({ total: 0, storageBytes: 0 });
    expect(await readdir(join(on.current.folder, 'temporary'))).toEqual([]);
    expect(await blobKeys()).toEqual([]);
    expect((await send()).statusCode).toBe(201);
  });

  it('an edit fails and is not charged', async () => {
    const who = await painter(on.current);
    const call = inpaintCall({
      image: await photoPart({ seed: 3 }),
      mask: await maskPart(),
      prompt: 'a sofa',
    });
    const answer = await withFullDisk(/files\/.*\.png$/, () => postForm(on.current, who, call));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([507, 'disk_full']);
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
    expect((await blobKeys()).filter((key) => /^files\/.*png$/.test(key))).toEqual([]);
    expect((await postForm(on.current, who, call)).statusCode).toBe(200);
  });
});
