import { expect, it } from 'vitest';
import { defaultRecipe } from '../model/recipe.ts';
import { isUntouched } from './render-picture.ts';

const file = { id: 1, blob: new Blob([], { type: 'image/jpeg' }) };
const form = { format: 'jpeg', quality: 92 } as const;
const recipe = defaultRecipe;

it('is not the very file when it was changed, is wanted in another format, or is to be encoded anew', () => {
  const changed = { ...recipe, settings: { ...recipe.settings, blur: 1 } };
  expect(isUntouched({ file, recipe: changed, form })).toBe(false);
  expect(isUntouched({ file, recipe, form: { ...form, format: 'png' } })).toBe(false);
  expect(isUntouched({ file, recipe, form: { ...form, isAnew: true } })).toBe(false);
});

it('is the very file when nothing was done to it, whatever the quality', () => {
  expect(isUntouched({ file, recipe, form: { ...form, quality: 40 } })).toBe(true);
});
