import type { EditRecipe } from '@maquette/contract';
import { neutralRecipe } from '@maquette/engine';

export type Settings = EditRecipe['settings'];
export type Transformations = EditRecipe['transformations'];
export type Crop = NonNullable<Transformations['crop']>;
export type CropRatio = NonNullable<Transformations['cropRatio']>;

/** Changes nothing; exports as the specification says. */
export const defaultRecipe: EditRecipe = {
  version: 1,
  ...neutralRecipe,
  export: { format: 'jpeg', quality: 92 },
};

/** Whether two recipes make the same picture; how it is exported does not matter. */
export function makesSame(one: EditRecipe, other: EditRecipe): boolean {
  return one === other || pictureKey(one) === pictureKey(other);
}

/** Whether the picture comes out as it went in. A ratio that a whole picture is held to changes nothing. */
export function isNeutral(recipe: EditRecipe): boolean {
  return makesSame(withRatio(recipe, null), defaultRecipe);
}

function withRatio(recipe: EditRecipe, cropRatio: CropRatio | null): EditRecipe {
  return {
    ...recipe,
    transformations: { ...recipe.transformations, cropRatio },
  };
}

function pictureKey({ settings, transformations }: EditRecipe): string {
  const { shadows, highlights, exposure, temperature, tint, brightness, contrast } = settings;
  const { saturation, hue, invert, sharpen, blur } = settings;
  const { flipped, rotation, straighten, perspective, cropRatio, crop } = transformations;
  return JSON.stringify([
    [shadows, highlights, exposure, temperature, tint, brightness, contrast, saturation, hue, invert],
    [sharpen, blur],
    [flipped.horizontal, flipped.vertical, rotation, straighten],
    [perspective.vertical, perspective.horizontal],
    cropRatio && [cropRatio.width, cropRatio.height],
    crop && [crop.x, crop.y, crop.width, crop.height],
  ]);
}
