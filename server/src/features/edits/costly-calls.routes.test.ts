import { expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import {
  balanceOf,
  inpaintCall,
  maskPart,
  painter,
  photoPart,
  postForm,
} from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { makeMask } from '#test/support/make-photo.ts';

const on = useTestApp({ changes: { engines: enginesOf(fakeEngine()) } });

it('uploads, masks and edits are refused when one account makes too many, and nothing is held', async () => {
  const who = await painter(on.current);
  const [image, mask] = await Promise.all([photoPart(), maskPart()]);
  const maskData = `data:image/png;base64,${(await makeMask()).toString('base64')}`;
  const { headers } = who;
  const calls = [
    () => postForm(on.current, who, { path: '/files/upload', parts: { image } }),
    () =>
      on.current.app.inject({
        method: 'POST',
        url: '/api/inpaint/save-mask',
        payload: { maskData },
        headers,
      }),
    () => postForm(on.current, who, inpaintCall({ image, prompt: 'a sofa' }, { prefer: 'respond-async' })),
    () => postForm(on.current, who, { path: '/selection', parts: { image, words: 'the wall' } }),
    () => postForm(on.current, who, { path: '/selection/mask', parts: { image, mask } }),
  ];
  for (const call of calls) expect((await call()).statusCode).toBeLessThan(300);
  const before = await balanceOf(on.current, who);
  await on.current.db.updateTable('rate_limits').set({ hits: 1_000_000 }).execute();
  for (const call of calls) {
    const refused = await call();
    expect([refused.statusCode, errorOf(refused).error]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await balanceOf(on.current, who)).toEqual(before);
});
