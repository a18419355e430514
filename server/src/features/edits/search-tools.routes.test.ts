import type { CreditTransaction, Edit, EditAnswer } from '@maquette/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import {
  balanceOf,
  finished,
  get,
  maskPart,
  painter,
  photoPart,
  postForm,
} from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { fakeFinder } from '#test/support/fake-finder.ts';
import type { FormFile } from '#test/support/form.ts';
import { Refusal } from '../../platform/refusal.ts';

const engine = fakeEngine();
const own = {
  ...fakeEngine({ name: 'own', outcome: { deltaE: 0.4, confidence: 0.4 } }),
  parametersFor: { exact: [] },
};
const finder = fakeFinder({ 'the wall': 0.4 });
const on = useTestApp({ changes: { engines: enginesOf(engine, { own }), finder } });
beforeAll(() => on.current.house.startWork());

type Parts = Record<string, string | FormFile>;

const call = async (path: string, parts: Parts, headers = {}) => {
  const who = await painter(on.current);
  const answer = await postForm(on.current, who, {
    path: `/inpaint/${path}`,
    parts: { image: await photoPart(), ...parts },
    headers,
  });
  return { who, answer };
};

const edited = async (path: string, parts: Parts) => {
  const { who, answer } = await call(path, parts, { prefer: 'respond-async' });
  expect(answer.statusCode).toBe(202);
  const edit = await finished(on.current, who, answer.json<{ requestId: string }>().requestId);
  return { who, edit };
};

const lastEntry = async (who: Awaited<ReturnType<typeof painter>>) =>
  (await get(on.current, who, '/credits/transactions')).json<{ transactions: CreditTransaction[] }>()
    .transactions[0];

describe('search and replace', () => {
  it.each([
    ['search_prompt', { prompt: 'a green sofa', search_prompt: ' ' }],
    ['prompt', { search_prompt: 'the chair' }],
  ])('is refused without %s', async (field, parts) => {
    const { answer } = await call('search-replace', parts as Parts);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'validation_failed']);
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
  });

  it('that finds nothing says so and costs nothing', async () => {
    engine.failWith(new Refusal('nothing_found'));
    const { who, answer } = await call('search-replace', { search_prompt: 'the piano', prompt: 'a harp' });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([422, 'nothing_found']);
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
  });

  it('answers with the picture, how sure it was, and what it cost', async () => {
    const { who, answer } = await call('search-replace', {
      search_prompt: 'the chair',
      prompt: 'a green sofa',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<EditAnswer>()).toMatchObject({
      success: true,
      charged: 1,
      changedOutside: 0,
      confidence: 0.9,
      needsConfirmation: false,
    });
    expect(engine.jobs.at(-1)).toMatchObject({
      task: 'search-replace',
      mask: null,
      words: { find: 'the chair', prompt: 'a green sofa' },
    });
    expect(await lastEntry(who)).toMatchObject({ amount: -1, source: 'search-replace' });
  });

  it('is kept with what was sought and what took its place', async () => {
    const { edit } = await edited('search-replace', {
      search_prompt: 'the chair',
      prompt: 'a green sofa',
      mask: await maskPart(),
    });
    expect(engine.jobs.at(-1)).toMatchObject({ task: 'inpaint' });
    expect(edit.files[0]).toMatchObject({
      type: 'search-replace',
      name: 'replaced-image.png',
      searchPrompt: 'the chair',
      searchObject: 'the chair',
      replaceObject: 'a green sofa',
      newObject: 'a green sofa',
      metadata: { parameters: { search_prompt: 'the chair', cfg_scale: 7, steps: 30 } },
    });
  });
});

describe('search and recolour', () => {
  it('in an exact colour has no variations: they would all be the same', async () => {
    const wishes = { select_prompt: 'the wall', prompt: '#336699', mode: 'exact' };
    const { answer } = await call('search-recolor', { ...wishes, count: '2' });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'variations_alike']);
    expect(errorOf(answer).fields?.['count']?.code).toBe('variations_alike');
    const one = { ...wishes, accept_guess: 'true', count: '1' };
    expect((await call('search-recolor', one)).answer.statusCode).toBe(200);
  });

  it.each(['something nicer', 'a bit darker'])(
    'in an exact colour is refused when the words name none, before anything is stored: %s',
    async (prompt) => {
      const parts = { select_prompt: 'the wall', prompt, mode: 'exact' };
      const { who, answer } = await call('search-recolor', parts);
      expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'unknown_colour']);
      expect(errorOf(answer).fields?.['prompt']?.code).toBe('unknown_colour');
      expect((await get(on.current, who, '/files')).json()).toMatchObject({ total: 0 });
    },
  );

  it.each([
    ['select_prompt', { prompt: 'red' }],
    ['prompt', { select_prompt: 'the wall' }],
    ['image_strength', { select_prompt: 'the wall', prompt: 'red', image_strength: '1.5' }],
    ['steps', { select_prompt: 'the wall', prompt: 'red', steps: '9' }],
    ['cfg_scale', { select_prompt: 'the wall', prompt: 'red', cfg_scale: '36' }],
  ])('is refused with a bad %s', async (field, parts) => {
    const { answer } = await call('search-recolor', parts as Parts);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
  });

  it('in an exact colour costs nothing, is done by our own engine, and says how near it came', async () => {
    const who = await painter(on.current, 0);
    const words = { select_prompt: 'the wall', prompt: 'RAL 6021', mode: 'exact', accept_guess: 'true' };
    const parts = { image: await photoPart(), ...words };
    const answer = await postForm(on.current, who, { path: '/inpaint/search-recolor', parts });
    expect(answer.json()).toMatchObject({ charged: 0, deltaE: 0.4, needsConfirmation: true });
    expect(own.jobs.at(-1)).toMatchObject({ task: 'search-recolor', isExactColour: true });
    const { edits } = (await get(on.current, who, '/edits')).json<{ edits: Edit[] }>();
    expect(edits[0]).toMatchObject({ price: 0, charged: 0, engine: { name: 'own' } });
  });

  it('is kept with what was chosen and its new colour', async () => {
    const { who, edit } = await edited('search-recolor', {
      select_prompt: 'the wall',
      prompt: 'sage green',
      image_strength: '0.5',
    });
    expect(engine.jobs.at(-1)).toMatchObject({ strength: 0.5, isExactColour: false });
    expect(edit.files[0]).toMatchObject({
      type: 'search-recolor',
      name: 'search-recolor-result.png',
      recolorObject: 'the wall',
      newColor: 'sage green',
      metadata: { parameters: { select_prompt: 'the wall', image_strength: 0.5 } },
    });
    expect(await lastEntry(who)).toMatchObject({ source: 'search-recolor' });
  });
});
