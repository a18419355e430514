import { z } from 'zod';

/** Styles that make something else of a photo. */
const artStyles = [
  'fantasy-art',
  'pixel-art',
  'isometric',
  'low-poly',
  'origami',
  'line-art',
  'sketch',
  'watercolor',
  'oil-painting',
] as const;

/** Every style there is; each screen offers some of them. */
export const stylePresets = [
  'photographic',
  'digital-art',
  '3d-model',
  'cinematic',
  'anime',
  'enhance',
  ...artStyles,
] as const;
/** Empty means no preset. */
export const StylePreset = z.enum(['', ...stylePresets]);
export type StylePreset = z.infer<typeof StylePreset>;

/** A preset that there is. */
export type NamedStyle = (typeof stylePresets)[number];

/** Styles of the screens that search, in the order they are listed. */
export const searchStyles = [
  'photographic',
  'digital-art',
  'cinematic',
  '3d-model',
  'anime',
  ...artStyles,
] as const satisfies readonly NamedStyle[];
