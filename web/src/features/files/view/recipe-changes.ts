import type { EditRecipe } from '@maquette/contract';

/** One thing the photo editor did, and its value where it has one. */
export type RecipeChange =
  | { what: Valued | 'rotation' | 'straighten' | 'vertical' | 'horizontal'; value: number }
  | { what: 'brightness' | 'contrast' | 'saturation' | 'sharpen'; percent: number }
  | { what: 'invert' | 'flippedHorizontally' | 'flippedVertically' | 'cropped' };

type Valued = 'shadows' | 'highlights' | 'exposure' | 'temperature' | 'tint' | 'hue' | 'blur';

/** What a recipe does to a picture, in the order in which it is done; what changes nothing is left out. */
export function recipeChanges({ settings, transformations }: EditRecipe): RecipeChange[] {
  const { flipped, rotation, straighten, perspective, crop } = transformations;
  const valued = (what: Valued): RecipeChange[] =>
    settings[what] === 0 ? [] : [{ what, value: settings[what] }];
  const scaled = (what: 'brightness' | 'contrast' | 'saturation'): RecipeChange[] =>
    settings[what] === 100 ? [] : [{ what, percent: settings[what] }];
  const done = (
    what: 'invert' | 'flippedHorizontally' | 'flippedVertically' | 'cropped',
    isDone: boolean,
  ): RecipeChange[] => (isDone ? [{ what }] : []);
  const upright = (what: 'vertical' | 'horizontal'): RecipeChange[] =>
    perspective[what] === 0 ? [] : [{ what, value: perspective[what] }];
  return [
    ...valued('shadows'),
    ...valued('highlights'),
    ...valued('exposure'),
    ...valued('temperature'),
    ...valued('tint'),
    ...scaled('brightness'),
    ...scaled('contrast'),
    ...scaled('saturation'),
    ...valued('hue'),
    ...done('invert', settings.invert),
    ...(settings.sharpen === 0 ? [] : [{ what: 'sharpen' as const, percent: settings.sharpen }]),
    ...valued('blur'),
    ...done('flippedHorizontally', flipped.horizontal),
    ...done('flippedVertically', flipped.vertical),
    ...(rotation === 0 ? [] : [{ what: 'rotation' as const, value: rotation }]),
    ...(straighten === 0 ? [] : [{ what: 'straighten' as const, value: straighten }]),
    ...upright('vertical'),
    ...upright('horizontal'),
    ...done('cropped', crop !== null),
  ];
}
