import type { EditAnswer } from '@maquette/contract';
import { renderSampleRoom } from '@maquette/engine';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '../../testing/build-test-app.ts';
import { balanceOf, finished, get, painter, postForm } from '../../testing/edit-drivers.ts';
import type { FormFile } from '../../testing/form.ts';

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
