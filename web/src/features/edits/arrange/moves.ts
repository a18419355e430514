import type { KeyPress } from '../../../platform/keyboard/key-press.ts';
import type { Placed, Thing } from './thing.ts';

/** One thing that a person does to a thing in a photo. */
export type Move =
  /** By shares of the photo's width and height. */
  | { readonly kind: 'by'; readonly x: number; readonly y: number }
  /** Degrees, clockwise seen from above. */
  | { readonly kind: 'turn'; readonly degrees: number }
  | { readonly kind: 'scale'; readonly times: number }
  | { readonly kind: 'variant' };

/** Share of the photo that a key moves a thing by, degrees that it turns it by, and how much it grows. */
const STEP = { by: 0.01, degrees: 7.5, times: 1.04 } as const;
const FINE = { by: 0.002, degrees: 1.5, times: 1.01 } as const;
/** A thing may stand so far outside the photo, as a share of it, that some of it is still seen. */
const OUTSIDE = 0.25;

export type Limits = Pick<Thing, 'scaleFrom' | 'scaleTo' | 'variants'>;

/** Where a thing stands after a move. */
export function moved(at: Placed, move: Move, { scaleFrom, scaleTo, variants }: Limits): Placed {
  switch (move.kind) {
    case 'by':
      return {
        ...at,
        x: within(-OUTSIDE, at.x + move.x, 1 + OUTSIDE),
        y: within(-OUTSIDE, at.y + move.y, 1 + OUTSIDE),
      };
    case 'turn':
      return { ...at, turn: halfTurns(at.turn + move.degrees) };
    case 'scale':
      return { ...at, scale: within(scaleFrom, at.scale * move.times, scaleTo) };
    case 'variant':
      return { ...at, variant: (at.variant + 1) % variants };
  }
}

function within(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** The same direction between -180 and 180 degrees. */
function halfTurns(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** What a key does to the thing in focus; null = nothing. Shift makes it finer. */
export function moveOf({ key, isShift, isControl, isAlt }: KeyPress): Move | null {
  // A bracket is typed with Alt and Control on many keyboards; other shortcuts are the browser's.
  if ((isControl || isAlt) && !/^[[\]{}]$/.test(key)) return null;
  const { by, degrees, times } = isShift ? FINE : STEP;
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'by', x: -by, y: 0 };
    case 'ArrowRight':
      return { kind: 'by', x: by, y: 0 };
    case 'ArrowUp':
      return { kind: 'by', x: 0, y: -by };
    case 'ArrowDown':
      return { kind: 'by', x: 0, y: by };
    case '[':
    case '{':
      return { kind: 'turn', degrees: -degrees };
    case ']':
    case '}':
      return { kind: 'turn', degrees };
    case '+':
      // Plus is typed with Shift on most keyboards: it does not make it finer.
      return { kind: 'scale', times: STEP.times };
    case '=':
      return { kind: 'scale', times };
    case '-':
    case '_':
      return { kind: 'scale', times: 1 / times };
    case 'n':
    case 'N':
      return { kind: 'variant' };
    default:
      return null;
  }
}
