import type { Edit, EditAnswer } from '@maquette/contract';
import { nameOfThing, readWish } from '@maquette/engine';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, type TestApp } from '#test/support/build-test-app.ts';
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
import { fakeFinder } from '#test/support/fake-finder.ts';
import { type FormFile, formOf } from '#test/support/form.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { oneDatabaseKind } from '#test/support/test-database.ts';

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

type Parts = Record<string, string | FormFile>;

/** Our own engine serves everything: what it is told to draw is painted over in one colour. */
const own = {
  ...fakeEngine({ name: 'own', outcome: { confidence: null } }),
  parametersFor: { remove: [], recolour: ['style-preset'], exact: ['style-preset'] },
} as const;
/** How sure our eye is; everything else is nothing it could look for. */
const finder = fakeFinder({ 'the wall': 0.59, wall: 0.59, 'the floor': 0.6, 'the lamp': 0.14 });
const nearestToBilliards = readWish('a pool table').missing[0]?.closest ?? '';

describe.each(oneDatabaseKind())('a wish for our own engine (%s)', (kind) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await buildTestApp({ kind, changes: { engines: enginesOf(own, { own }), finder } });
    on.house.startWork();
  });
  afterAll(() => on.close());

  const call = async (tool: string, parts: Parts, headers = {}) => {
    const who = await painter(on);
    const sent = { image: await photoPart(), ...parts };
    const answer = await postForm(on, who, { path: `/inpaint/${tool}`, parts: sent, headers });
    return { who, answer };
  };
  const untouched = async (who: Awaited<ReturnType<typeof painter>>) => ({
    balance: await balanceOf(on, who),
    edits: (await get(on, who, '/edits')).json<{ edits: Edit[] }>().edits.length,
  });
  const nothingHeld = { balance: { balance: 10, held: 0 }, edits: 0 };
  const drawn = () => own.jobs.length;

  describe('for a thing that there is no model of', () => {
    it.each<[string, Parts]>([
      ['inpaint', { prompt: 'a pool table' }],
      ['search-replace', { search_prompt: 'the wall', prompt: 'a pool table' }],
      ['flux-kontext-pro', { prompt: 'replace the wall with a pool table' }],
    ])('is refused by %s with what is closest, before anything is kept or held', async (tool, parts) => {
      const { who, answer } = await call(tool, parts);
      expect(answer.statusCode).toBe(422);
      expect(errorOf(answer)).toMatchObject({
        error: 'no_model',
        closest: nearestToBilliards,
        missing: [{ words: 'pool table', lack: 'no_model', closest: nearestToBilliards }],
      });
      expect(await untouched(who)).toEqual(nothingHeld);
      expect((await get(on, who, '/files')).json()).toMatchObject({ total: 0 });
    });

    it.each(['search-replace', 'flux-kontext-pro'])(
      'is refused by %s without an account too',
      async (tool) => {
        const words = tool === 'search-replace' ? { search_prompt: 'the wall' } : {};
        const form = await formOf({ image: await photoPart(), prompt: 'a pool table', ...words });
        const before = await on.db.selectFrom('edits').select('id').execute();
        const answer = await on.app.inject({ method: 'POST', url: `/api/inpaint/${tool}/public`, ...form });
        expect([answer.statusCode, errorOf(answer).error]).toEqual([422, 'no_model']);
        expect(await on.db.selectFrom('edits').select('id').execute()).toEqual(before);
      },
    );

    it.each([
      ['en', /There is no model of “pool table”\..* You were not charged\.$/],
      ['fr', /^Il n’existe pas de modèle de «.pool table.»\..* Rien ne vous a été débité\.$/],
    ] as const)('says so in the caller’s language: %s', async (locale, sentence) => {
      const { answer } = await call('inpaint', { prompt: 'pool table' }, { 'accept-language': locale });
      const { message, closest } = errorOf(answer);
      expect(closest).toBe(nameOfThing(nearestToBilliards, locale));
      expect(message).toContain(closest);
      expect(message).toMatch(sentence);
    });

    it('is refused even where a stand-in would do, when nothing is near', async () => {
      const { answer } = await call('inpaint', { prompt: 'a golden retriever', allow_stand_in: 'true' });
      expect([answer.statusCode, errorOf(answer)]).toMatchObject([422, { error: 'no_model', closest: null }]);
      expect(errorOf(answer).message).not.toMatch(/[{}[\]]/);
    });

    it('is carried out with what is closest once that is agreed to, and says so', async () => {
      const { who, answer } = await call('inpaint', { prompt: 'a pool table', allow_stand_in: 'true' });
      expect(answer.statusCode).toBe(200);
      expect(answer.json<EditAnswer>()).toMatchObject({
        charged: 1,
        closest: nearestToBilliards,
        understood: { action: 'put', things: [{ words: 'pool table' }] },
      });
      const { edits } = (await get(on, who, '/edits')).json<{ edits: Edit[] }>();
      expect(edits[0]).toMatchObject({ closest: nearestToBilliards, request: { allowStandIn: true } });
      expect(edits[0]?.files[0]?.metadata.closest).toBe(nearestToBilliards);
    });
  });

  describe('whose place is only named', () => {
    it.each<[string, Parts]>([
      ['search-replace', { search_prompt: 'the wall', prompt: 'a sofa' }],
      ['search-recolor', { select_prompt: 'the wall', prompt: 'red' }],
      ['search-recolor', { select_prompt: 'the wall', prompt: '#336699', mode: 'exact' }],
      ['flux-kontext-pro', { prompt: 'make the wall blue' }],
      ['flux-kontext-pro', { prompt: 'blue', select_prompt: 'the wall' }],
    ])('is asked back about by %s where it is a guess, before anything is held: %o', async (tool, parts) => {
      const { who, answer } = await call(tool, parts);
      expect(answer.statusCode).toBe(422);
      const body = errorOf(answer);
      expect(body).toMatchObject({
        error: 'confirm_region',
        width: 120,
        height: 90,
        confidence: 0.59,
        label: expect.stringContaining('wall'),
        mask: expect.stringMatching(/^data:image\/png;base64,/),
        alternatives: [{ confidence: 0.1, label: 'floor', mask: expect.stringMatching(/^data:image\/png/) }],
      });
      expect(await untouched(who)).toEqual(nothingHeld);
    });

    it('is asked back about without an account too', async () => {
      const words = { select_prompt: 'the wall', prompt: 'red' };
      const form = await formOf({ image: await photoPart(), ...words });
      const answer = await on.app.inject({
        method: 'POST',
        url: '/api/inpaint/search-recolor/public',
        ...form,
      });
      expect([answer.statusCode, errorOf(answer).error]).toEqual([422, 'confirm_region']);
    });

    it('is taken for sure from 0.6 on', async () => {
      const { answer } = await call('search-recolor', { select_prompt: 'the floor', prompt: 'red' });
      expect(answer.json<EditAnswer>()).toMatchObject({ confidence: 0.6, needsConfirmation: false });
    });

    it.each(['the unicorn', 'the lamp'])('is not found at the call rather than after: %s', async (sought) => {
      const before = drawn();
      const parts = { search_prompt: sought, prompt: 'a sofa', accept_guess: 'true' };
      const { who, answer } = await call('search-replace', parts);
      expect([answer.statusCode, errorOf(answer).error]).toEqual([422, 'nothing_found']);
      expect([await untouched(who), drawn()]).toEqual([nothingHeld, before]);
    });

    it('is not put into the middle of the photo by the premium call', async () => {
      const { who, answer } = await call('flux-kontext-pro', {
        prompt: 'a green sofa',
        accept_guess: 'true',
      });
      expect([answer.statusCode, errorOf(answer).error]).toEqual([422, 'nothing_found']);
      expect(await untouched(who)).toEqual(nothingHeld);
    });

    it('is carried out in the region that was shown once it is agreed to', async () => {
      const image = { bytes: await makePhoto({ type: 'png' }), filename: 'room.png' };
      const words = { image, select_prompt: 'the wall', prompt: 'red' };
      const shown = errorOf((await call('search-recolor', words)).answer);
      const { answer } = await call('search-recolor', { ...words, accept_guess: 'true' });
      expect(answer.json<EditAnswer>()).toMatchObject({
        charged: 0,
        changedOutside: 0,
        confidence: 0.59,
        needsConfirmation: true,
      });
      const grey = Buffer.from(shown.mask?.split(',')[1] ?? '', 'base64');
      const mask = await sharp(grey).greyscale().raw().toBuffer();
      const result = await on.app.inject(answer.json<EditAnswer>().outputPath);
      const [before, after] = [await pixelsOf(image.bytes), await pixelsOf(result.rawPayload)];
      const changed = mask.map((_, i) =>
        before.readUIntBE(3 * i, 3) === after.readUIntBE(3 * i, 3) ? 0 : 1,
      );
      expect(changed.some((one) => one === 1)).toBe(true);
      expect(changed.every((one, i) => one === 0 || mask[i] === 255)).toBe(true);
    });

    it('is not asked back about where it is marked', async () => {
      const parts = { select_prompt: 'the wall', prompt: 'red', mask: await maskPart() };
      expect((await call('search-recolor', parts)).answer.statusCode).toBe(200);
    });
  });

  describe('is told as it was taken', () => {
    const edited = async (parts: Parts) => {
      const { who, answer } = await call('inpaint', { mask: await maskPart(), ...parts });
      const told = answer.json<EditAnswer>();
      return { who, told, edit: await finished(on, who, told.requestId) };
    };

    it('by the answer, the edit and the receipt alike', async () => {
      const { told, edit } = await edited({ prompt: 'a green velvet sofa', cfg_scale: '9' });
      const { understood, leftOut, closest, ignored } = told;
      expect(understood).toMatchObject({
        action: 'put',
        things: [{ kind: 'sofa', words: 'sofa', colour: 'green', material: 'velvet' }],
      });
      expect([leftOut, closest, told.repeated]).toEqual([[], null, false]);
      expect(edit).toMatchObject({ understood, leftOut, closest, ignored, repeated: false });
      expect(edit.files[0]?.metadata.understood).toEqual(understood);
    });

    it('with what found no room once it was drawn', async () => {
      const cramped = fakeEngine({ name: 'own', outcome: { leftOut: ['floor lamp'] } });
      const engines = enginesOf(cramped, { own: cramped });
      const house = await buildTestApp({ kind, changes: { engines, finder } });
      try {
        house.house.startWork();
        const who = await painter(house);
        const parts = { image: await photoPart(), mask: await maskPart(), prompt: 'a sofa and a floor lamp' };
        const told = (await postForm(house, who, inpaintCall(parts))).json<EditAnswer>();
        expect(told.leftOut).toEqual(['floor lamp']);
        expect((await get(house, who, `/edits/${told.requestId}`)).json<Edit>().leftOut).toEqual([
          'floor lamp',
        ]);
      } finally {
        await house.close();
      }
    });

    it('in the language of whoever reads it later', async () => {
      const { who, edit } = await edited({ prompt: 'a green velvet sofa' });
      const headers = { ...who.headers, 'accept-language': 'fr' };
      const french = await on.app.inject({ method: 'GET', url: `/api/edits/${edit.id}`, headers });
      const { understood, files } = french.json<Edit>();
      expect(understood.things[0]?.name).toBe(nameOfThing('sofa', 'fr'));
      expect(files[0]?.metadata.understood?.things[0]?.name).toBe(nameOfThing('sofa', 'fr'));
    });

    it.each<[string, Parts, string[]]>([
      [
        'an exact colour',
        { mode: 'exact', seed: '4', steps: '20', cfg_scale: '7' },
        ['seed', 'steps', 'cfg_scale'],
      ],
      [
        'a colour',
        { seed: '4', negative_prompt: 'x', image_strength: '0.2' },
        ['seed', 'negative_prompt', 'image_strength'],
      ],
      ['a colour, one picture, blank words', { count: '1', negative_prompt: '' }, []],
    ])('with the settings that had no effect on %s', async (_what, parts, ignored) => {
      const words = { select_prompt: 'the wall', prompt: '#336699', mask: await maskPart() };
      const { answer } = await call('search-recolor', { ...words, ...parts });
      expect([...answer.json<EditAnswer>().ignored].sort()).toEqual([...ignored].sort());
    });

    it('also for an edit from before it was kept, and for a picture that knows its English words only', async () => {
      const { who, edit } = await edited({ prompt: 'a green velvet sofa' });
      const file = edit.files[0];
      const details = JSON.stringify({ ...file?.metadata, understood: 'a green sofa' });
      await sql`update edits set heed = null where id = ${edit.id}`.execute(on.db);
      await sql`update files set details = ${details} where id = ${file?.id}`.execute(on.db);
      const told = (await get(on, who, `/edits/${edit.id}`)).json<Edit>();
      expect(told.understood.things[0]).toMatchObject({ kind: 'sofa', colour: 'green' });
      expect(told.files[0]?.metadata).toMatchObject({ english: 'a green sofa' });
      expect(told.files[0]?.metadata.understood).toBeUndefined();
    });
  });

  describe('costs nothing for paint and material, whichever tool it came through', () => {
    it.each<[string, Parts, number]>([
      ['inpaint', { prompt: 'make the wall sage green' }, 0],
      ['inpaint', { prompt: 'herringbone oak' }, 0],
      ['search-recolor', { select_prompt: 'the wall', prompt: 'sage green' }, 0],
      ['search-recolor', { select_prompt: 'the wall', prompt: 'sage green', mode: 'exact' }, 0],
      ['inpaint', { mode: 'remove' }, 1],
      ['inpaint', { prompt: 'a green velvet sofa' }, 1],
      ['search-replace', { search_prompt: 'the wall', prompt: 'a sofa' }, 1],
    ])('%s: %o costs %i', async (tool, parts, price) => {
      const { who, answer } = await call(tool, { ...parts, mask: await maskPart() });
      expect(answer.json<EditAnswer>()).toMatchObject({ success: true, charged: price });
      const { edits } = (await get(on, who, '/edits')).json<{ edits: Edit[] }>();
      expect(edits[0]).toMatchObject({ price, charged: price });
      expect(edits[0]?.files[0]?.metadata.receipt).toMatchObject({ price, charged: price });
      expect(await balanceOf(on, who)).toEqual({ balance: 10 - price, held: 0 });
    });
  });

  it.each<[string, Parts]>([
    ['inpaint', { mode: 'remove' }],
    ['inpaint', { prompt: 'remove the boxes' }],
    ['inpaint', { prompt: 'sage green' }],
  ])('is refused in variations that would all be the same: %s %o', async (tool, parts) => {
    const { who, answer } = await call(tool, { ...parts, mask: await maskPart(), count: '2' });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'variations_alike']);
    expect(errorOf(answer).fields?.['count']?.code).toBe('variations_alike');
    expect(await untouched(who)).toEqual(nothingHeld);
  });

  it('that names no colour for a recolouring is refused before anything is held', async () => {
    const { who, answer } = await call('search-recolor', { select_prompt: 'the wall', prompt: 'xyzzy' });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'unknown_colour']);
    expect(await untouched(who)).toEqual(nothingHeld);
  });
});

describe('a wish for a service', () => {
  const service = fakeEngine();
  let on: TestApp;
  beforeAll(async () => {
    on = await buildTestApp({ changes: { engines: enginesOf(service) } });
    on.house.startWork();
  });
  afterAll(() => on.close());

  it('goes there as it is, for a thing that we have no model of, and at its price; what was understood is told', async () => {
    const who = await painter(on);
    const parts = { image: await photoPart(), search_prompt: 'the wall', prompt: 'a pool table' };
    const answer = await postForm(on, who, { path: '/inpaint/search-replace', parts });
    expect(answer.json<EditAnswer>()).toMatchObject({
      charged: 1,
      closest: null,
      understood: { action: 'replace', target: 'the wall', things: [{ words: 'pool table' }] },
    });
    expect(service.jobs.at(-1)).toMatchObject({ mask: null, words: { prompt: 'a pool table' } });
  });

  it('costs what the service costs, paint too', async () => {
    const who = await painter(on);
    const parts = { image: await photoPart(), mask: await maskPart(), prompt: 'make the wall sage green' };
    const answer = await postForm(on, who, inpaintCall(parts));
    expect(answer.json<EditAnswer>()).toMatchObject({ charged: 1, understood: { action: 'recolour' } });
  });
});
