import type { StylePreset } from '@maquette/contract';
import type { EngineTask } from '../image-engine.ts';
import type { ServicePicture, ServiceRequest } from '../remote/picture-service.ts';
import { styleInWords } from '../remote/style-in-words.ts';
import { type FormBody, formBody, type FormFile } from '../remote/wire/form-body.ts';

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
/** 0 would ask for any seed at all; what stands for it is no neighbour, so that variations from 0 on differ. */
const seedOf = (seed: number): number => seed || SEED_MAX;

/** The fields of one edit call; English only. */
export function formOf(request: ServiceRequest): FormBody {
  const { task, words, stylePreset, picture, mask } = request;
  const { english } = words;
  const isKnown = knownStyles.includes(stylePreset);
  return formBody({
    image: fileOf(picture, 'image'),
    mask: mask ? fileOf(mask, 'mask') : undefined,
    seed: String(seedOf(request.seed)),
    output_format: 'png',
    // Erasing knows neither words nor styles.
    ...(task !== 'remove' && {
      prompt: isKnown ? english.prompt : styleInWords(english.prompt, stylePreset),
      style_preset: isKnown ? stylePreset : undefined,
      negative_prompt: english.negative || undefined,
      search_prompt: task === 'search-replace' ? english.find : undefined,
      select_prompt: task === 'search-recolor' ? english.find : undefined,
    }),
  });
}

const fileOf = ({ bytes, mime }: ServicePicture, name: string): FormFile => ({
  bytes,
  mime,
  filename: `${name}.${mime.slice('image/'.length)}`,
});
