import { z } from 'zod';

/** Every style there is; each screen offers some of them. */
export const stylePresets = [
  'photographic',
  'digital-art',
  '3d-model',
  'cinematic',
  'anime',
  'enhance',
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
/** Empty means no preset. */
export const StylePreset = z.enum(['', ...stylePresets]);
export type StylePreset = z.infer<typeof StylePreset>;

const searchStyles = [
  'photographic',
  'digital-art',
  'cinematic',
  '3d-model',
  'anime',
  'fantasy-art',
  'pixel-art',
  'isometric',
  'low-poly',
  'origami',
  'line-art',
  'sketch',
  'watercolor',
  'oil-painting',
] as const satisfies readonly StylePreset[];

/** The styles of each screen, in the order they are listed. */
export const stylesOfScreen = {
  inpaint: ['photographic', 'digital-art', '3d-model', 'cinematic', 'anime', 'enhance'],
  'search-replace': searchStyles,
  'search-recolor': searchStyles.filter((style) => style !== 'anime' && style !== 'fantasy-art'),
} as const satisfies Record<string, readonly StylePreset[]>;
