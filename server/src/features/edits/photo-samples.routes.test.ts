import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, HistoryItem } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { finished, inpaintCall, painter, postForm } from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { makeMask } from '#test/support/make-photo.ts';

/**
 * Photographs that cannot be part of the project: a folder with `rooms`, `awkward` (good pictures of rare kinds) and
 * `invalid`, named by the environment. Without it these tests are left out.
 */
const folder = process.env['PHOTO_SAMPLES'] ?? '';
const namesIn = (kind: string): string[] =>
  existsSync(join(folder, kind)) ? readdirSync(join(folder, kind)).sort() : [];
const read = (kind: string, name: string) => ({
  bytes: readFileSync(join(folder, kind, name)),
  filename: name,
});

describe.skipIf(folder === '')('real photographs', () => {
  const on = useTestApp({ changes: { engines: enginesOf(fakeEngine()) } });
  beforeAll(() => on.current.house.startWork());

  it.for(namesIn('invalid'))('%s is refused with a reason', async (name) => {
    const who = await painter(on.current);
    const answer = await postForm(on.current, who, {
      path: '/files/upload',
      parts: { image: read('invalid', name) },
    });
    expect([400, 413, 415]).toContain(answer.statusCode);
    expect(errorOf(answer).message.length).toBeGreaterThan(10);
  });

  const good = ['rooms', 'awkward'].flatMap((kind) => namesIn(kind).map((name) => [kind, name] as const));
  it.for(good)('%s/%s is edited, and not a pixel outside the mask changes', async ([kind, name]) => {
    const who = await painter(on.current);
    const image = read(kind, name);
    const upload = await postForm(on.current, who, { path: '/files/upload', parts: { image } });
    expect(upload.statusCode).toBe(201);
    const { file } = upload.json<{ file: HistoryItem }>();
    const { width, height } = file.metadata;
    const white = [
      width >> 2,
      height >> 2,
      (width >> 2) + Math.ceil(width / 3),
      (height >> 2) + Math.ceil(height / 3),
    ] as const;
    const mask = { bytes: await makeMask({ width, height, white }), filename: 'mask.png' };
    const call = inpaintCall({ fileId: file.id, mask, prompt: 'a sofa' }, { prefer: 'respond-async' });
    const edit = await finished(
      on.current,
      who,
      (await postForm(on.current, who, call)).json<{ requestId: string }>().requestId,
    );
    expect(edit).toMatchObject({ state: 'succeeded', changedOutside: 0 } satisfies Partial<Edit>);
    const result = await on.current.app.inject(edit.files[0]?.url ?? '');
    const sent = await on.current.app.inject(file.url);
    expect(await changedOutside(sent.rawPayload, result.rawPayload, white)).toBe(0);
  });
});

/** Pixels that differ between the upright photo and the result outside a rectangle, by another way of counting than the server's. */
const changedOutside = async (
  photo: Buffer,
  result: Buffer,
  [left, top, right, bottom]: readonly number[],
) => {
  const decode = (bytes: Buffer) =>
    sharp(bytes)
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  const [before, after] = [await decode(photo), await decode(result)];
  expect([after.info.width, after.info.height]).toEqual([before.info.width, before.info.height]);
  const { width } = before.info;
  const [a, b] = [before.data, after.data];
  let changed = 0;
  for (let i = 0; i < a.length; i += 4) {
    if (a.readUInt32LE(i) === b.readUInt32LE(i)) continue;
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
    if (!(x >= left! && x < right! && y >= top! && y < bottom!)) changed++;
  }
  return changed;
};
