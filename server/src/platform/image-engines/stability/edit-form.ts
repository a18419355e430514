import type { StylePreset } from '@maquette/contract';
import type { EngineTask } from '../image-engine.ts';
import type { ServicePicture, ServiceRequest } from '../remote/picture-service.ts';
import { styleInWords } from '../remote/style-in-words.ts';

export type EditTask = Exclude<EngineTask, 'instruct'>;

export const pathOf: Record<EditTask, string> = {
  inpaint: '/v2beta/stable-image/edit/inpaint',
  remove: '/v2beta/stable-image/edit/erase',
  'search-replace': '/v2beta/stable-image/edit/search-and-replace',
  'search-recolor': '/v2beta/stable-image/edit/search-and-recolor',
};

/** Styles it knows by the same name; the others are put into the prompt. */
const knownStyles: readonly StylePreset[] = [
  ...(['photographic', 'digital-art', '3d-model', 'cinematic', 'anime', 'enhance', 'fantasy-art'] as const),
  ...(['pixel-art', 'isometric', 'low-poly', 'origami', 'line-art'] as const),
];

const SEED_MAX = 4_294_967_294;
/** 0 would ask for any seed at all. */
const seedOf = (seed: number): number => Math.min(seed, SEED_MAX) || 1;

/** The fields of one edit call; English only. */
export function formOf(request: ServiceRequest): FormData {
  const { task, words, stylePreset, mask } = request;
  const { english } = words;
  const form = new FormData();
  form.set('image', blobOf(request.picture), `image.${request.picture.mime.slice('image/'.length)}`);
  if (mask) form.set('mask', blobOf(mask), 'mask.png');
  form.set('seed', String(seedOf(request.seed)));
  form.set('output_format', 'png');
  // Erasing knows neither words nor styles.
  if (task === 'remove') return form;
  const isKnown = knownStyles.includes(stylePreset);
  form.set('prompt', isKnown ? english.prompt : styleInWords(english.prompt, stylePreset));
  if (isKnown) form.set('style_preset', stylePreset);
  if (english.negative) form.set('negative_prompt', english.negative);
  if (task === 'search-replace') form.set('search_prompt', english.find);
  if (task === 'search-recolor') form.set('select_prompt', english.find);
  return form;
}

const blobOf = ({ bytes, mime }: ServicePicture): Blob => new Blob([new Uint8Array(bytes)], { type: mime });
