import type { EditRecipe } from '@maquette/contract';
import { expect, it } from 'vitest';
import { recipeChanges } from './use-facts.ts';

const neutral: EditRecipe = {
  version: 1,
  settings: {
    ...{ shadows: 0, highlights: 0 },
    ...{ exposure: 0, temperature: 0, tint: 0, brightness: 100, contrast: 100, saturation: 100 },
    ...{ hue: 0, invert: false, sharpen: 0, blur: 0 },
  },
  transformations: {
    flipped: { horizontal: false, vertical: false },
    ...{
      rotation: 0,
      straighten: 0,
      perspective: { vertical: 0, horizontal: 0 },
      cropRatio: { width: 16, height: 9 },
      crop: null,
    },
  },
  export: { format: 'jpeg', quality: 92 },
};

it('tells nothing of a recipe that changes nothing', () => {
  expect(recipeChanges(neutral)).toEqual([]);
});

it('tells what was changed in the order in which it is done', () => {
  const { settings, transformations } = neutral;
  const changes = recipeChanges({
    ...neutral,
    settings: {
      ...settings,
      shadows: 40,
      blur: 0.5,
      saturation: 0,
      exposure: -0.3,
      sharpen: 20,
      invert: true,
    },
    transformations: {
      ...transformations,
      rotation: 270,
      perspective: { vertical: -12, horizontal: 0 },
      flipped: { horizontal: true, vertical: false },
      crop: { x: 0, y: 0, width: 0.5, height: 1 },
    },
  });
  expect(changes).toEqual([
    { what: 'shadows', value: 40 },
    { what: 'exposure', value: -0.3 },
    { what: 'saturation', percent: 0 },
    { what: 'invert' },
    { what: 'sharpen', percent: 20 },
    { what: 'blur', value: 0.5 },
    { what: 'flippedHorizontally' },
    { what: 'rotation', value: 270 },
    { what: 'vertical', value: -12 },
    { what: 'cropped' },
  ]);
});
