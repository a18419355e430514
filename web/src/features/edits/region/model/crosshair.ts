import type { Place } from './gesture.ts';

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

const within = (part: number): number => Math.min(1, Math.max(0, part));

interface Pressed {
  readonly key: string;
  /** Moves in leaps. */
  readonly isShift: boolean;
}

/**
 * What a key does: arrows move, Enter keeps, Delete or minus leaves out, B sets the corners of a box, Escape gives a box
 * up. Null for a key that means nothing here.
 */
export const stepCrosshair = (
  crosshair: Crosshair,
  { key, isShift }: Pressed,
): { crosshair: Crosshair; act: CrosshairAct | null } | null => {
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
};
