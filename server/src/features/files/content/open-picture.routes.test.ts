import type { HistoryItem } from '@maquette/contract';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobInput, JobName, JobOutput } from '../../../platform/images/image-messages.ts';
import type { ImageProcess } from '../../../platform/images/run-image-process.ts';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { photoPart, postForm } from '#test/support/edit-drivers.ts';
import { signedIn } from '#test/support/signed-in.ts';

const on = useTestApp();

let file: HistoryItem;
beforeAll(async () => {
  const parts = { image: await photoPart({ width: 1000, height: 700 }) };
  const answer = await postForm(on.current, await signedIn(on.current), { path: '/files/upload', parts });
  ({ file } = answer.json<{ file: HistoryItem }>());
});

const open = (query = '', headers: Record<string, string> = {}) =>
  on.current.app.inject({ url: `${file.url}${query}`, headers });

/** While `work` runs, what is asked of the image process is noted, and refused if `isClosed`. */
const watchingImages = async (work: () => Promise<void>, isClosed = false): Promise<string[]> => {
  const images = on.current.house.deps.files.images as { run: ImageProcess['run'] };
  const run = images.run.bind(images);
  const asked: string[] = [];
  images.run = async <N extends JobName>(name: N, input: JobInput<N>): Promise<JobOutput<N>> => {
    asked.push(name);
    if (isClosed) throw new Error('the image process is closed');
    return run(name, input);
  };
  try {
    await work();
  } finally {
    images.run = run;
  }
  return asked;
};

describe('the bytes of a stored picture', () => {
  it.each(['', '&w=320', '&w=1280'])('are had in parts that fit together ("…%s")', async (query) => {
    const whole = await open(query);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    const { length } = whole.rawPayload;
    const middle = length >> 1;
    const parts = [];
    for (const range of [`bytes=0-${middle - 1}`, `bytes=${middle}-`]) {
      const part = await open(query, { range, 'if-range': String(whole.headers['etag']) });
      expect(part.statusCode).toBe(206);
      expect(part.headers).toMatchObject({
        'content-type': whole.headers['content-type'],
        'content-length': String(part.rawPayload.length),
        'content-range': expect.stringMatching(new RegExp(`^bytes \\d+-\\d+/${length}$`)),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        etag: whole.headers['etag'],
      });
      parts.push(part.rawPayload);
    }
    expect(Buffer.concat(parts).equals(whole.rawPayload)).toBe(true);
    const beyond = await open(query, { range: `bytes=${length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${length}`]);
  });

  it('are not there when the storage has lost them', async () => {
    const { id } = file;
    const key = `files/${id.slice(-2)}/${id}.jpg`;
    const { blobs } = on.current.house.deps.files;
    const bytes = await blobs.read(key);
    await blobs.delete(key);
    for (const [query, range] of [['', 'bytes=0-1'], [''], ['&w=2048']]) {
      const answer = await open(query, range ? { range } : {});
      expect([answer.statusCode, errorOf(answer).error]).toEqual([404, 'not_found']);
    }
    await blobs.put(key, bytes);
    expect((await open()).statusCode).toBe(200);
  });
});

describe('a copy in another width', () => {
  it('is there from the start in the width of lists: its first view decodes nothing', async () => {
    const asked = await watchingImages(async () => {
      expect((await open('&w=320')).statusCode).toBe(200);
    }, true);
    expect(asked).toEqual([]);
  });

  it('is made once when it is asked for twenty times at once, and kept', async () => {
    const asked = await watchingImages(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => open('&w=640')));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(answers.every(({ rawPayload }) => rawPayload.equals(answers[0]!.rawPayload))).toBe(true);
      await open('&w=640');
    });
    expect(asked).toEqual(['makeWebCopy']);
    expect(await readdir(join(on.current.folder, 'temporary'))).toEqual([]);
  });
});
