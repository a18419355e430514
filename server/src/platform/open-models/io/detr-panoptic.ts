import { fitWithin, type ProposedRegion, resizeImage } from '@maquette/engine';
import type { ModelIo, Tensors } from '../running/model-questions.ts';
import { floats, floatsOf, IMAGENET, planesOf, wholes } from './tensors.ts';

/** Longer side that is looked at, in pixels. */
const LONGEST = 800;
/** The model takes a mask of this side, of 1 where there is picture: everywhere. */
const MASK_SIDE = 64;
/** Below this probability a query has found nothing. */
const FOUND_FROM = 0.5;

/** Numbers of COCO's panoptic categories by what things are called here: the table that comes with the file has gaps. `isSurface`: all of it is one. */
const CATEGORIES: Readonly<Record<string, { readonly ids: readonly number[]; readonly isSurface?: true }>> = {
  wall: { ids: [171, 175, 176, 177, 199], isSurface: true },
  floor: { ids: [118, 190], isSurface: true },
  ceiling: { ids: [186], isSurface: true },
  rug: { ids: [200] },
  sideboard: { ids: [188] },
  'kitchen front': { ids: [188, 107] },
  bookcase: { ids: [156] },
  table: { ids: [67, 189] },
  'coffee table': { ids: [67, 189] },
  curtain: { ids: [109] },
  window: { ids: [180, 181] },
  door: { ids: [112] },
  lamp: { ids: [130] },
  mirror: { ids: [133] },
  cushion: { ids: [141] },
  stairs: { ids: [161] },
  chair: { ids: [62] },
  armchair: { ids: [62] },
  stool: { ids: [62] },
  pouf: { ids: [62, 63] },
  sofa: { ids: [63] },
  plant: { ids: [64] },
  bed: { ids: [65] },
  television: { ids: [72] },
  appliance: { ids: [79, 82] },
};

/** DETR, panoptic: every pixel belongs to the query that claims it most; what the words name are queries of its categories. */
export const detrPanoptic: ModelIo<'words'> = async ({ picture, thing }, run) => {
  const category = CATEGORIES[thing];
  if (!category) return [];
  const size = fitWithin(picture, LONGEST);
  const outputs = await run('model', {
    pixel_values: floats([1, 3, size.height, size.width], planesOf(resizeImage(picture, size), IMAGENET)),
    pixel_mask: wholes([1, MASK_SIDE, MASK_SIDE], Array<number>(MASK_SIDE ** 2).fill(1)),
  });
  const regions = regionsOf(outputs, category.ids);
  return category.isSurface ? together(regions) : regions;
};

/** Regions of some categories, the surest first. */
export function regionsOf(outputs: Tensors, ids: readonly number[]): ProposedRegion[] {
  const queries = foundQueries(outputs);
  const { dims, data } = floatsOf(outputs, 'pred_masks');
  const [height = 0, width = 0] = dims.slice(-2);
  const pixels = width * height;
  const owner = new Int32Array(pixels).fill(-1);
  const most = new Float32Array(pixels).fill(-Infinity);
  for (const { at } of queries)
    for (let i = 0; i < pixels; i++) {
      const claim = data[at * pixels + i] ?? -Infinity;
      if (claim <= (most[i] ?? 0)) continue;
      most[i] = claim;
      owner[i] = at;
    }
  return queries
    .filter(({ category }) => ids.includes(category))
    .map(({ at, score }) => ({
      mask: { width, height, data: Uint8Array.from(owner, (query) => (query === at ? 255 : 0)) },
      score,
    }))
    .toSorted((one, other) => other.score - one.score);
}

interface Query {
  readonly at: number;
  readonly category: number;
  readonly score: number;
}

/** Queries that have found something; the last category is nothing. */
function foundQueries(outputs: Tensors): Query[] {
  const { dims, data } = floatsOf(outputs, 'logits');
  const [count = 0, categories = 0] = dims.slice(-2);
  return Array.from({ length: count }, (_, at) => {
    const logits = data.subarray(at * categories, (at + 1) * categories);
    const highest = Math.max(...logits);
    const all = logits.reduce((sum, logit) => sum + Math.exp(logit - highest), 0);
    return { at, category: logits.indexOf(highest), score: 1 / all };
  }).filter(({ category, score }) => category < categories - 1 && score >= FOUND_FROM);
}

/** One region of all; as sure as its parts by their pixels. */
function together(regions: readonly ProposedRegion[]): ProposedRegion[] {
  const [first] = regions;
  if (!first) return [];
  const data = new Uint8Array(first.mask.data.length);
  let [sum, count] = [0, 0];
  for (const { mask, score } of regions)
    for (const [i, value] of mask.data.entries()) {
      if (value === 0) continue;
      data[i] = 255;
      sum += score;
      count++;
    }
  return count === 0 ? [] : [{ mask: { ...first.mask, data }, score: sum / count }];
}
