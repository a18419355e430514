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
export function dabOf(path: readonly Place[], spacing: number): Place[] {
  const [first] = path;
  if (first === undefined) return [];
  const kept = [first];
  for (const place of path) {
    const last = kept.at(-1) ?? first;
    if (Math.hypot(place.x - last.x, place.y - last.y) >= spacing) kept.push(place);
  }
  const stride = Math.ceil(kept.length / MAX_DAB);
  return kept.filter((_, at) => at % stride === 0);
}

/** Left, top, right, bottom of the box between two corners; null when it is too small to be meant. */
export function boxBetween(a: Place, b: Place, least: number): z.infer<typeof SelectionBox> | null {
  const box = [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)] as const;
  return box[2] - box[0] < least || box[3] - box[1] < least ? null : [...box];
}

/** Places that all belong, or all do not. */
export function pointsOf(places: readonly Place[], keep: boolean): z.infer<typeof SelectionPoints> {
  return places.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y), keep }));
}

/** Where the keyboard points, as parts of width and height, and the first corner of a box that is being drawn. */
export interface Crosshair {
  readonly at: Place;
  readonly corner: Place | null;
}

export type CrosshairAct =
  { type: 'keep' | 'leave-out'; at: Place } | { type: 'box'; from: Place; to: Place };

export const middle: Crosshair = { at: { x: 0.5, y: 0.5 }, corner: null };

const STEP = 0.02;
const LEAP = 0.1;

const directions: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}

interface Pressed {
  readonly key: string;
  /** Moves in leaps. */
  readonly isShift: boolean;
}

/**
 * What a key does: arrows move, Enter keeps, Delete or minus leaves out, B sets the corners of a box, Escape gives a box
 * up. Null for a key that means nothing here.
 */
export function stepCrosshair(
  crosshair: Crosshair,
  { key, isShift }: Pressed,
): { crosshair: Crosshair; act: CrosshairAct | null } | null {
  const { at, corner } = crosshair;
  const direction = directions[key];
  if (direction) {
    const by = isShift ? LEAP : STEP;
    const moved = { x: within(at.x + direction.x * by), y: within(at.y + direction.y * by) };
    return { crosshair: { at: moved, corner }, act: null };
  }
  const done = { at, corner: null };
  const isBoxKey = key.toLowerCase() === 'b';
  if (corner !== null && (key === 'Enter' || isBoxKey))
    return { crosshair: done, act: { type: 'box', from: corner, to: at } };
  if (isBoxKey) return { crosshair: { at, corner: at }, act: null };
  if (key === 'Enter') return { crosshair: done, act: { type: 'keep', at } };
  if (key === 'Delete' || key === 'Backspace' || key === '-')
    return { crosshair: done, act: { type: 'leave-out', at } };
  if (key === 'Escape' && corner !== null) return { crosshair: done, act: null };
  return null;
}
