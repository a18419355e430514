import { z } from 'zod';
import { limits } from '../values.ts';

const between = (min: number, max: number) => z.number().min(min).max(max);
const share = between(0, 1);

/** Formats a picture can be exported in. */
export const exportFormats = ['jpeg', 'png', 'webp'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * What the photo editor does to a picture, kept with the picture it made so that it can be taken up again. It is done in the
 * order of its parts: shadows and highlights, light and colour, sharpness, blur; then flips, quarter turns, straightening with
 * perspective, and crop. What older recipes do not tell changes nothing.
 */
export const EditRecipe = z.strictObject({
  version: z.literal(1),
  settings: z.strictObject({
    /** Darker to lighter, by the light around a place; 0 changes nothing. */
    shadows: z.int().min(-100).max(100).default(0),
    highlights: z.int().min(-100).max(100).default(0),
    /** Stops of light (EV). */
    exposure: between(-2, 2),
    /** Blue to amber and green to magenta; 0 changes nothing. */
    temperature: between(-100, 100),
    tint: between(-100, 100),
    /** Percent, 100 changes nothing: the CSS filter functions of these names (Filter Effects Module Level 1). */
    brightness: z.int().min(0).max(200),
    contrast: z.int().min(0).max(200),
    saturation: z.int().min(0).max(200),
    /** Degrees. */
    hue: z.int().min(-180).max(180),
    invert: z.boolean(),
    /** Percent. */
    sharpen: z.int().min(0).max(100),
    /** Standard deviation in thousandths of the picture's longest side: pixels where it is seen 1,000 pixels long. */
    blur: between(0, 10),
  }),
  transformations: z.strictObject({
    flipped: z.strictObject({ horizontal: z.boolean(), vertical: z.boolean() }),
    /** Degrees, clockwise. */
    rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
    /** Degrees, clockwise; of what is turned the largest upright rectangle of the same shape is kept. */
    straighten: between(-45, 45),
    /** What the camera was tilted by: above 0 the foot and the right side are widened. The largest upright rectangle is kept. */
    perspective: z
      .strictObject({ vertical: between(-100, 100), horizontal: between(-100, 100) })
      .default({ vertical: 0, horizontal: 0 }),
    /** The shape the crop is held to; null leaves it free. */
    cropRatio: z.strictObject({ width: between(1, 1_000_000), height: between(1, 1_000_000) }).nullable(),
    /** What is kept of the straightened picture, as shares of its width and height; null keeps all of it. */
    crop: z.strictObject({ x: share, y: share, width: share.gt(0), height: share.gt(0) }).nullable(),
  }),
  export: z.strictObject({ format: z.enum(exportFormats), quality: z.int().min(1).max(100) }),
});
export type EditRecipe = z.infer<typeof EditRecipe>;

/** A recipe as a form sends it: JSON. */
export const EditRecipeText = z.string().max(limits.recipeText);
