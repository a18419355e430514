import type { HistoryItem } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '#test/support/build-test-app.ts';
import { finished, inpaintCall, maskPart, painter, postForm } from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';

const on = useTestApp({ changes: { engines: enginesOf(fakeEngine()) } });
beforeAll(() => on.current.house.startWork());

it('a photo in Display P3 is edited, shown and kept outside the mask in the colours it means', async () => {
  const orange = { create: { width: 120, height: 90, channels: 3, background: '#e07830' } } as const;
  const photo = await sharp(orange).withIccProfile('p3').png().toBuffer();
  const written = await sharp(photo, { ignoreIcc: true }).raw().toBuffer();
  expect([...written.subarray(0, 3)]).not.toEqual([0xe0, 0x78, 0x30]);

  const who = await painter(on.current);
  const parts = { image: { bytes: photo, filename: 'room.png' }, mask: await maskPart(), prompt: 'a sofa' };
  const answer = await postForm(on.current, who, inpaintCall(parts, { prefer: 'respond-async' }));
  const edit = await finished(on.current, who, answer.json<{ requestId: string }>().requestId);
  expect(edit).toMatchObject({ state: 'succeeded', changedOutside: 0 });

  const [result] = edit.files as [HistoryItem];
  const source = edit.source as HistoryItem;
  for (const url of [result.url, `${source.url}&w=640`]) {
    const { rawPayload } = await on.current.app.inject(url);
    const pixels = await sharp(rawPayload, { ignoreIcc: true }).removeAlpha().raw().toBuffer();
    const off = [0xe0, 0x78, 0x30].map((wanted, c) => Math.abs((pixels[c] ?? 0) - wanted));
    expect(Math.max(...off), url).toBeLessThanOrEqual(4);
  }
});
