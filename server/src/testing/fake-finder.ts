import type { RegionFinder } from '../platform/image-engines/embedded/finder/region-finder.ts';
import { makeMask } from './make-photo.ts';

/** An eye that is as sure of the words it knows as it is told to be, 0 to 1. What it finds is the left half of the photo. */
export const fakeFinder = (known: Readonly<Record<string, number>>): RegionFinder => ({
  find: async ({ withCopy }, { words }) => {
    const { width, height } = await withCopy(async ({ overview }) => overview);
    const confidence = known[words];
    const halfOf = (left: number) =>
      makeMask({ width, height, white: [left, 0, left + Math.floor(width / 2), height] });
    const found = { mask: await halfOf(0), confidence: confidence ?? 0, label: words };
    const other = { mask: await halfOf(Math.floor(width / 2)), confidence: 0.1, label: 'floor' };
    return { ...found, width, height, isKnown: confidence !== undefined, alternatives: [other] };
  },
  help: async ({ withCopy }) => {
    const { width, height } = await withCopy(async ({ overview }) => overview);
    const left = await makeMask({ width, height, white: [0, 0, Math.floor(width / 2), height] });
    return { width, height, tidied: left, wider: left, shadow: null, rest: null };
  },
  close: async () => undefined,
});
