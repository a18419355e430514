import type { SelectionBox, SelectionPoints } from '@maquette/contract';
import type { z } from 'zod';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What the next touch of the photo does. */
export const regionTools = ['keep', 'leave-out', 'box'] as const;
export type RegionTool = (typeof regionTools)[number];

/** A dab is told by so many places at most: a selection call takes 200 in all. */
const MAX_DAB = 12;

/** A path thinned to places evenly along it: a click stays one place, a short stroke becomes a few. */
export const dabOf = (path: readonly Place[], spacing: number): Place[] => {
  const [first] = path;
  if (first === undefined) return [];
  const kept = [first];
  for (const place of path) {
    const last = kept.at(-1) ?? first;
    if (Math.hypot(place.x - last.x, place.y - last.y) >= spacing) kept.push(place);
  }
  const stride = Math.ceil(kept.length / MAX_DAB);
  return kept.filter((_, at) => at % stride === 0);
};

/** Left, top, right, bottom of the box between two corners; null when it is too small to be meant. */
export const boxBetween = (a: Place, b: Place, least: number): z.infer<typeof SelectionBox> | null => {
  const box = [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)] as const;
  return box[2] - box[0] < least || box[3] - box[1] < least ? null : [...box];
};

/** Places that all belong, or all do not. */
export const pointsOf = (places: readonly Place[], keep: boolean): z.infer<typeof SelectionPoints> =>
  places.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y), keep }));
