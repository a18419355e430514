import { type EditRecipe, type HistoryItem, limits } from '@maquette/contract';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { get, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';

const on = useTestApp();

const recipe: EditRecipe = {
  version: 1,
  settings: {
    ...{ shadows: 40, highlights: -25 },
    ...{ exposure: 0.5, temperature: -12, tint: 3, brightness: 110, contrast: 95, saturation: 0 },
    ...{ hue: -30, invert: false, sharpen: 20, blur: 0.4 },
  },
  transformations: {
    flipped: { horizontal: true, vertical: false },
    ...{ rotation: 270, straighten: -3.5, perspective: { vertical: -8, horizontal: 3 } },
    cropRatio: { width: 4, height: 3 },
    crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.5 },
  },
  export: { format: 'jpeg', quality: 92 },
};

const upload = async (who: SignedInUser, fields: Record<string, string>) =>
  postForm(on.current, who, {
    path: '/files/upload',
    parts: { image: await photoPart({ seed: 7 }), ...fields },
  });

const edited = (changes: object) => ({ type: 'edited', recipe: JSON.stringify({ ...recipe, ...changes }) });
const settings = (changes: object) => edited({ settings: { ...recipe.settings, ...changes } });
const moves = (changes: object) => edited({ transformations: { ...recipe.transformations, ...changes } });

describe('what the photo editor did', () => {
  it.each([
    ['is no JSON', { type: 'edited', recipe: '{"version":1' }],
    ['is empty', { type: 'edited', recipe: '' }],
    ['is no object', { type: 'edited', recipe: '[1]' }],
    ['is null', { type: 'edited', recipe: 'null' }],
    ['is of a version nobody knows', edited({ version: 2 })],
    ['has a part nobody knows', edited({ script: 'alert(1)' })],
    ['has a setting nobody knows', settings({ glow: 1 })],
    ['lacks a setting', settings({ hue: undefined })],
    ['is too bright', settings({ brightness: 201 })],
    ['has half a percent', settings({ contrast: 100.5 })],
    ['has a number in words', settings({ blur: '1' })],
    ['blurs without end', { type: 'edited', recipe: JSON.stringify(recipe).replace('0.4', '1e999') }],
    ['lifts shadows too far', settings({ shadows: 101 })],
    ['tilts too far', moves({ perspective: { vertical: -101, horizontal: 0 } })],
    ['tilts to one side alone', moves({ perspective: { vertical: 3 } })],
    ['turns by 45 degrees', moves({ rotation: 45 })],
    ['keeps nothing', moves({ crop: { x: 0, y: 0, width: 0, height: 1 } })],
    ['is saved in a format nobody knows', edited({ export: { format: 'gif', quality: 92 } })],
  ])('is refused when it %s', async (_, fields) => {
    const who = await signedIn(on.current);
    const answer = await upload(who, fields);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'validation_failed']);
    expect(errorOf(answer).fields).toMatchObject({ recipe: { code: 'invalid' } });
    expect((await get(on.current, who, '/files')).json()).toMatchObject({ total: 0, storageBytes: 0 });
    expect(await readdir(join(on.current.folder, 'temporary'))).toEqual([]);
  });

  it('is refused when it is too long, saying how long it may be', async () => {
    const fields = { type: 'edited', recipe: JSON.stringify(recipe).padEnd(limits.recipeText + 1) };
    const answer = await upload(await signedIn(on.current), fields);
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer).fields?.['recipe']).toMatchObject({
      code: 'too_many_characters',
      message: expect.stringContaining('4000'),
    });
  });

  it.each([{}, { type: 'upload' }])('is refused with what the editor did not make: %j', async (fields) => {
    const answer = await upload(await signedIn(on.current), { ...fields, recipe: JSON.stringify(recipe) });
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer).fields).toMatchObject({ recipe: { code: 'not_allowed' } });
  });

  it('comes back with the picture, with its original or without one', async () => {
    const who = await signedIn(on.current);
    const original = (await upload(who, {})).json<{ file: HistoryItem }>().file;
    for (const originalImageId of [undefined, original.id]) {
      const fields = { ...edited({}), ...(originalImageId && { originalImageId }) };
      const { file } = (await upload(who, fields)).json<{ file: HistoryItem }>();
      const told = (await get(on.current, who, `/files/${file.id}`)).json<HistoryItem>();
      expect(told).toMatchObject({ type: 'edited', metadata: { recipe } });
      expect([told.originalImageId, told.metadata.originalImageId]).toEqual([
        originalImageId,
        originalImageId,
      ]);
    }
    expect(original.metadata.recipe).toBeUndefined();
  });

  it('of before there were shadows, highlights and perspective is taken and told as one without', async () => {
    const who = await signedIn(on.current);
    const { shadows: _, highlights: __, ...older } = recipe.settings;
    const { perspective: ___, ...shape } = recipe.transformations;
    const fields = {
      ...moves({}),
      recipe: JSON.stringify({ ...recipe, settings: older, transformations: shape }),
    };
    const { file } = (await upload(who, fields)).json<{ file: HistoryItem }>();
    expect(file.metadata.recipe).toEqual({
      ...recipe,
      settings: { ...older, shadows: 0, highlights: 0 },
      transformations: { ...shape, perspective: { vertical: 0, horizontal: 0 } },
    });
  });

  it('is not told when it was kept in a shape that this version does not know', async () => {
    const who = await signedIn(on.current);
    const { id } = (await upload(who, edited({}))).json<{ file: HistoryItem }>().file;
    for (const strange of [{ ...recipe, version: 2 }, { version: 1 }, 'bright', null]) {
      const details = JSON.stringify({ engine: 'x', recipe: strange });
      await on.current.db
        .updateTable('files')
        .set({ details } as object)
        .where('id', '=', id)
        .execute();
      const told = (await get(on.current, who, `/files/${id}`)).json<HistoryItem>();
      expect(told.metadata).toMatchObject({ engine: 'x', width: expect.any(Number) });
      expect(told.metadata).not.toHaveProperty('recipe');
    }
  });

  it('need not be told', async () => {
    const answer = await upload(await signedIn(on.current), { type: 'edited' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json<{ file: HistoryItem }>().file.metadata.recipe).toBeUndefined();
  });
});
