import type { CreditTransaction, Edit } from '@maquette/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#test/support/build-test-app.ts';
import {
  finished,
  get,
  inpaintCall,
  maskPart,
  painter,
  photoPart,
  postForm,
} from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';

/** Understands French as every engine does that has words of its own. */
const engine = fakeEngine({ outcome: { english: 'a red sofa' } });
const on = useTestApp({ changes: { engines: enginesOf(engine) } });
beforeAll(() => on.current.house.startWork());

const editWith = async (words: Record<string, string>) => {
  const who = await painter(on.current);
  const parts = { image: await photoPart(), mask: await maskPart(), ...words };
  const answer = await postForm(on.current, who, inpaintCall(parts, { prefer: 'respond-async' }));
  const edit = await finished(on.current, who, answer.json<{ requestId: string }>().requestId);
  return { who, edit };
};

describe('a result is kept with', () => {
  let made: { who: Awaited<ReturnType<typeof painter>>; edit: Edit };
  beforeAll(async () => {
    made = await editWith({
      prompt: 'un canapé rouge',
      negative_prompt: 'cushions',
      style_preset: 'anime',
      seed: '77',
      steps: '12',
      cfg_scale: '9.5',
    });
  });

  it('engine, seed, settings, its edit and its original', () => {
    const [result] = made.edit.files;
    const { source } = made.edit;
    expect(result).toMatchObject({
      type: 'inpaint_result',
      negativePrompt: 'cushions',
      stylePreset: 'anime',
      originalImageId: source?.id,
      originalImage: { id: source?.id },
      metadata: {
        engine: 'fake',
        preview: true,
        seed: 77,
        parameters: { mode: 'replace', steps: 12, cfg_scale: 9.5 },
        editId: made.edit.id,
        originalImageId: source?.id,
        receipt: {
          price: 1,
          charged: 1,
          startedAt: made.edit.startedAt,
          finishedAt: made.edit.finishedAt,
        },
      },
    });
    expect(result?.maskImage?.url).toContain('/files/masks/');
  });

  it('the words as they were typed and as the engine read them', () => {
    expect(made.edit.files[0]).toMatchObject({
      prompt: 'un canapé rouge',
      translatedPrompt: 'a red sofa',
      metadata: {
        english: 'a red sofa',
        understood: { action: 'put', things: [{ kind: 'sofa', words: 'canapé', colour: 'red' }] },
      },
    });
  });

  it('one entry in the ledger that names the tool and the edit', async () => {
    const { transactions } = (await get(on.current, made.who, '/credits/transactions')).json<{
      transactions: CreditTransaction[];
    }>();
    expect(transactions[0]).toMatchObject({
      amount: -1,
      source: 'inpaint',
      balanceAfter: 9,
      editId: made.edit.id,
    });
  });
});

describe('an edit that removes', () => {
  it('needs no words', async () => {
    const { edit } = await editWith({ mode: 'remove' });
    expect(edit).toMatchObject({ state: 'succeeded', charged: 1, request: { mode: 'remove', prompt: '' } });
    expect(engine.jobs.at(-1)).toMatchObject({ task: 'remove', words: { prompt: '' } });
  });
});
