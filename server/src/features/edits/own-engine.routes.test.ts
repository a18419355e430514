import type { Edit, EditAnswer } from '@maquette/contract';
import { renderSampleRoom } from '@maquette/engine';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import {
  balanceOf,
  finished,
  get,
  inpaintCall,
  maskPart,
  painter,
  postForm,
} from '#test/support/edit-drivers.ts';
import type { FormFile } from '#test/support/form.ts';

const on = useTestApp();
let room: FormFile;
beforeAll(async () => {
  on.current.house.startWork();
  const { width, height, data } = renderSampleRoom({
    room: 'living',
    width: 320,
    height: 240,
    seed: 1,
    samples: 4,
  });
  const raw = { width, height, channels: 4 } as const;
  room = { bytes: await sharp(data, { raw }).removeAlpha().png().toBuffer(), filename: 'room.png' };
});

/** With no key and no setting, every tool is served by our own engine. */
describe('without any picture service', () => {
  const call = async (tool: string, parts: Record<string, string>) => {
    const who = await painter(on.current);
    const answer = await postForm(on.current, who, {
      path: `/inpaint/${tool}`,
      parts: { image: room, ...parts },
    });
    return { who, answer };
  };

  it('what is not in the photo is not found, and costs nothing', async () => {
    const { who, answer } = await call('search-replace', { search_prompt: 'the unicorn', prompt: 'a sofa' });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([422, 'nothing_found']);
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
  });

  it('a wall takes the very colour asked for, for nothing, and nothing else changes', async () => {
    const words = { select_prompt: 'le mur', prompt: 'RAL 6021', mode: 'exact', accept_guess: 'true' };
    const { who, answer } = await call('search-recolor', words);
    const { charged, deltaE, changedOutside } = answer.json<EditAnswer>();
    expect([charged, changedOutside]).toEqual([0, 0]);
    expect(deltaE).toBeLessThan(2);
    const { files } = (await get(on.current, who, '/files')).json<{ files: { type: string }[] }>();
    expect(files.map(({ type }) => type)).toEqual(['search-recolor', 'upload']);
  });

  it('up to its very edge what is painted has its new colour: no rim of the old one is left', async () => {
    const who = await painter(on.current);
    const [width, height, edge] = [240, 180, 120];
    const halves = Buffer.alloc(3 * width * height);
    for (let i = 0; i < width * height; i++)
      halves.set(i % width < edge ? [182, 180, 176] : [18, 18, 18], 3 * i);
    const png = await sharp(halves, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    const answer = await postForm(on.current, who, {
      path: '/inpaint/search-recolor',
      parts: {
        image: { bytes: png, filename: 'halves.png' },
        mask: await maskPart({ width, height, white: [0, 0, edge, height] }),
        ...{ select_prompt: 'wall', prompt: 'blue' },
      },
    });
    const { outputPath } = answer.json<EditAnswer>();
    const result = await on.current.app.inject({ method: 'GET', url: outputPath });
    const { data } = await sharp(result.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (column: number) => [
      ...data.subarray(3 * (90 * width + column), 3 * (90 * width + column) + 3),
    ];
    expect(at(20)[2]).toBeGreaterThan(1.5 * at(20)[0]!);
    for (const column of [edge - 3, edge - 2, edge - 1])
      for (const [c, value] of at(column).entries()) expect(Math.abs(value - at(20)[c]!)).toBeLessThan(12);
  });

  it('what is marked is taken away in several ways for one credit, and another one can be chosen', async () => {
    const who = await painter(on.current);
    // Where wall and floor meet: one surface for both is another picture than two.
    const mask = await maskPart({ width: 320, height: 240, white: [120, 120, 180, 200] });
    const order = inpaintCall({ image: room, mask, mode: 'remove', accept_rough: 'true' });
    const { takes, charged, requestId } = (await postForm(on.current, who, order)).json<EditAnswer>();
    expect([charged, takes.length > 1, takes[0]?.isResult]).toEqual([1, true, true]);
    const ratings = takes.map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    const chosen = await on.current.app.inject({
      method: 'POST',
      url: `/api/edits/${requestId}/take`,
      headers: who.headers,
      payload: { index: 1 },
    });
    const [shown] = chosen.json<Edit>().files;
    expect(shown).toMatchObject({ metadata: { changedOutside: 0, take: { rating: ratings[1] } } });
    expect(await balanceOf(on.current, who)).toEqual({ balance: 9, held: 0 });
  });

  it('half of a room is not taken away before a free preview was seen', async () => {
    const who = await painter(on.current);
    const mask = await maskPart({ width: 320, height: 240, white: [20, 80, 280, 230] });
    const order = inpaintCall({ image: room, mask, mode: 'remove' });
    const answer = (await postForm(on.current, who, order)).json<EditAnswer>();
    expect(answer).toMatchObject({ preview: true, charged: 0, changedOutside: 0 });
    expect(answer.estimate?.reasons).toContain('large');
    const { files } = (await get(on.current, who, '/files')).json<{ files: { type: string }[] }>();
    expect(files.map(({ type }) => type)).toEqual(['upload']);
  });

  it('what its place is far too narrow for is not put there, and costs nothing', async () => {
    const who = await painter(on.current);
    const mask = await maskPart({ width: 320, height: 240, white: [150, 120, 164, 200] });
    const answer = await postForm(on.current, who, inpaintCall({ image: room, mask, prompt: 'a bed' }));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([422, 'place_too_narrow']);
    expect(errorOf(answer).message).toContain('bed');
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
  });

  it('what is put may change its whole place, which is told, and nothing else', async () => {
    const who = await painter(on.current);
    const mask = await maskPart({ width: 320, height: 240, white: [70, 110, 220, 210] });
    const order = inpaintCall({ image: room, mask, prompt: 'a sofa' });
    const { place, changedOutside } = (await postForm(on.current, who, order)).json<EditAnswer>();
    const columns = place?.map(([x]) => x) ?? [];
    expect(changedOutside).toBe(0);
    expect(Math.min(...columns)).toBeLessThan(70);
    expect(Math.max(...columns)).toBeGreaterThan(220);
  });

  it('the premium call follows a sentence, and paint costs nothing', async () => {
    const { who, answer } = await call('flux-kontext-pro', {
      prompt: 'peins le mur en bleu',
      accept_guess: 'true',
    });
    const edit = await finished(on.current, who, answer.json<{ requestId: string }>().requestId);
    expect(edit).toMatchObject({
      state: 'succeeded',
      charged: 0,
      changedOutside: 0,
      engine: { name: 'embedded', preview: true, isPremium: false },
    });
  });
});
