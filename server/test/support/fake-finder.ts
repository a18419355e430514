import type { RemovalEstimate } from '@maquette/contract';
import type { RegionFinder } from '../../src/platform/image-engines/embedded/finder/region-finder.ts';
import { makeMask } from './make-photo.ts';

const easy: RemovalEstimate = { success: 0.8, reasons: [] };

/**
 * An eye that is as sure of the words it knows as it is told to be, 0 to 1. What it finds is the left half of the photo. Every removal is as hard as
 * it is told. It knows no furniture.
 */
export const fakeFinder = (
  known: Readonly<Record<string, number>>,
  estimate: () => RemovalEstimate = () => easy,
): RegionFinder => ({
  estimate: async () => estimate(),
  find: async ({ withCopy }, { words }) => {
    const { width, height } = await withCopy(async ({ overview }) => overview);
    const confidence = known[words];
    const halfOf = (left: number) =>
      makeMask({ width, height, white: [left, 0, left + Math.floor(width / 2), height] });
    const found = { mask: await halfOf(0), confidence: confidence ?? 0, label: words };
    const other = { mask: await halfOf(Math.floor(width / 2)), confidence: 0.1, label: 'floor' };
    return { ...found, width, height, isKnown: confidence !== undefined, alternatives: [other] };
  },
  clear: async ({ withCopy }, clearing) => {
    const { width, height } = await withCopy(async ({ overview }) => overview);
    const isFound = clearing === 'empty';
    const white: [number, number, number, number] = [0, 0, isFound ? Math.floor(width / 2) : 0, height];
    const mask = await makeMask({ width, height, white });
    const things = isFound ? [{ kind: 'sofa', share: 0.5, isTaken: true } as const] : [];
    return { ...{ width, height, mask, things }, numbers: mask, confidence: isFound ? 0.5 : 0 };
  },
  help: async ({ withCopy }) => {
    const { width, height } = await withCopy(async ({ overview }) => overview);
    const left = await makeMask({ width, height, white: [0, 0, Math.floor(width / 2), height] });
    return { width, height, tidied: left, wider: left, shadow: null, rest: null };
  },
  arrange: async () => null,
  // It puts a sofa into every room but a hall, and into one from which something was taken; nothing may stand in the left tenth.
  furnish: async ({ withCopy }, { things, roomType, clearedPaths }) => {
    const { width, height } = await withCopy(async ({ overview }) => overview);
    const white: [number, number, number, number] = [0, Math.floor(height / 2), width, height];
    const arrangement = { x: 0.5, y: 0.8, turn: 0, scale: 1, variant: 0, lift: 0 };
    const sofa = { kind: 'sofa', words: 'grey sofa', width: 2, arrangement } as const;
    const extent = { left: -1, right: 1, back: -0.4, front: 0.4, bottom: 0, top: 0.8 };
    const stood = { extent, support: 'floor', isFlat: false, place: [] } as const;
    const isFull = roomType === 'hall' && clearedPaths.length === 0;
    const furnished = (things ?? (isFull ? [] : [sofa])).map((thing) => ({
      ...thing,
      ...stood,
    }));
    const camera = {
      ...{ focal: width, centreX: width / 2, centreY: height / 2 },
      pitch: 0,
      roll: 0,
      yaw: 0,
      trust: 1,
    };
    return {
      things: furnished,
      clashes: furnished.flatMap((thing, at) =>
        thing.arrangement.x < 0.1 ? [{ at, with: 'wall' as const }] : [],
      ),
      setting: { width, height, camera, cameraHeight: 1.4, distance: [1, 1, 3, 2, 2, 1] },
      light: Array.from({ length: 27 }, () => 0),
      mask: await makeMask({ width, height, white }),
    };
  },
  close: async () => undefined,
});
