import type { StylePreset } from '@maquette/contract';

const looks: Record<Exclude<StylePreset, ''>, string> = {
  photographic: 'as a photograph',
  'digital-art': 'as digital art',
  '3d-model': 'as a 3D render',
  cinematic: 'in a cinematic look',
  anime: 'in the style of anime',
  enhance: 'with enhanced detail',
  'fantasy-art': 'in the style of fantasy art',
  'pixel-art': 'as pixel art',
  isometric: 'as an isometric drawing',
  'low-poly': 'in low-poly style',
  origami: 'in the style of origami',
  'line-art': 'as line art',
  sketch: 'as a pencil sketch',
  watercolor: 'in the style of watercolor',
  'oil-painting': 'in the style of an oil painting',
};

/** An English prompt that also asks for the style, for services that know styles by words alone. */
export const styleInWords = (prompt: string, style: StylePreset): string =>
  style === '' ? prompt : `${prompt.replace(/[\s.,;]+$/, '')}, ${looks[style]}`;
