import type { Edit, HistoryItem, EditAnswer, SaveMaskAnswer } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#test/support/build-test-app.ts';
import {
  balanceOf,
  finished,
  get,
  inpaintCall,
  maskPart,
  painter,
  photoPart,
  postForm,
} from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { makeMask, makePhoto } from '#test/support/make-photo.ts';

const engine = fakeEngine();
const on = useTestApp({ changes: { engines: enginesOf(engine) } });
beforeAll(() => on.current.house.startWork());

describe('the main job', () => {
  it('goes from a photo and a saved mask to a result in the history, charged once', async () => {
    const who = await painter(on.current);
    const photo = await makePhoto();
    const upload = await postForm(on.current, who, {
      path: '/files/upload',
      parts: { image: { bytes: photo, filename: 'room.jpg' } },
    });
    expect(upload.statusCode).toBe(201);
    const { file } = upload.json<{ file: HistoryItem }>();

    const maskData = `data:image/png;base64,${(await makeMask()).toString('base64')}`;
    const saved = await on.current.app.inject({
      method: 'POST',
      url: '/api/inpaint/save-mask',
      payload: { maskData },
      headers: who.headers,
    });
    const { maskFilename } = saved.json<SaveMaskAnswer>();

    const answer = await postForm(
      on.current,
      who,
      inpaintCall({ fileId: file.id, maskFilename, mask_area: 'center', prompt: 'a red sofa' }),
    );
    expect(answer.statusCode).toBe(200);
    const { outputPath, requestId } = answer.json<EditAnswer>();
    const result = await get(on.current, { headers: { authorization: '' } }, outputPath);
    expect(result.headers['content-type']).toBe('image/png');

    const before = await sharp(photo).raw().toBuffer();
    const after = await sharp(result.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(after.info).toMatchObject({ width: 120, height: 90, channels: 3 });
    for (let y = 0; y < 90; y++) {
      for (let x = 0; x < 120; x++) {
        const isInside = x >= 40 && x < 80 && y >= 30 && y < 60;
        const i = (y * 120 + x) * 3;
        const isSame = before.subarray(i, i + 3).equals(after.data.subarray(i, i + 3));
        if (!isInside && !isSame) throw new Error(`pixel ${x},${y} changed outside the mask`);
      }
    }
    expect([...after.data.subarray((45 * 120 + 60) * 3, (45 * 120 + 60) * 3 + 3)]).toEqual([200, 30, 60]);

    const edit = (await get(on.current, who, `/edits/${requestId}`)).json<Edit>();
    expect(edit).toMatchObject({
      state: 'succeeded',
      charged: 1,
      changedOutside: 0,
      outsidePixels: 120 * 90 - 40 * 30,
    });
    expect(await balanceOf(on.current, who)).toEqual({ balance: 9, held: 0 });
    const history = (await get(on.current, who, '/files')).json<{ files: HistoryItem[]; total: number }>();
    expect(history.files.map(({ type }) => type)).toEqual(['inpaint_result', 'upload']);
    expect(history.files[0]).toMatchObject({ originalImageId: file.id, prompt: 'a red sofa' });
  });

  it('answers at once when asked to, and tells the end later', async () => {
    const who = await painter(on.current);
    const parts = { image: await photoPart(), mask: await maskPart(), prompt: 'a plant' };
    const answer = await postForm(on.current, who, inpaintCall(parts, { prefer: 'respond-async' }));
    expect(answer.statusCode).toBe(202);
    const edit = await finished(on.current, who, answer.json<{ requestId: string }>().requestId);
    expect(edit).toMatchObject({ state: 'succeeded', stage: 'done', progress: 1, charged: 1 });
    expect(edit.files[0]?.maskImage).toBeDefined();
  });
});
