import type { ClearedKind, ClearedThing } from '@maquette/contract';
import type { GreyPicture } from '../region/mask-picture.ts';

/** A thing as the list shows it. */
export interface ListedThing {
  /** Counted from 1, the value of its pixels. */
  readonly number: number;
  readonly kind: ClearedKind;
  /** Which of its kind it is, counted from 1, and how many there are. */
  readonly nth: number;
  readonly ofKind: number;
  /** Part of the photo it covers, 0 to 1. */
  readonly share: number;
  /** It goes. */
  readonly isTaken: boolean;
}

/** The things found, each ticked or not: `changed` are those that somebody ticked or unticked. */
export function listThings(things: readonly ClearedThing[], changed: readonly number[]): ListedThing[] {
  const seen = new Map<ClearedKind, number>();
  return things.map(({ kind, share, isTaken }, at) => {
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    return {
      ...{ number: at + 1, kind, nth, share },
      ofKind: things.filter((other) => other.kind === kind).length,
      isTaken: changed.includes(at + 1) ? !isTaken : isTaken,
    };
  });
}

/** How many go of every kind, the largest kinds first. */
export function countsOf(things: readonly ListedThing[]): { kind: ClearedKind; count: number }[] {
  const counts = new Map<ClearedKind, number>();
  for (const { kind, isTaken } of things) if (isTaken) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** The mask of everything that goes: white = goes. */
export function maskOfThings({ grey, ...size }: GreyPicture, things: readonly ListedThing[]): GreyPicture {
  const isGone = [false, ...things.map(({ isTaken }) => isTaken)];
  return { ...size, grey: grey.map((number) => (isGone[number] ? 255 : 0)) };
}

/** #ff3b6b, as regions are tinted everywhere. */
const TINT = [255, 59, 107] as const;
const ALPHA = { gone: 118, stays: 0, shown: 190, shownStays: 90, edge: 255, edgeStays: 170 } as const;

/** RGBA of the overlay: what goes is tinted, each thing has an outline of its own (white where it stays), and the one pointed at stands out. */
export function tintThings(
  { width, height, grey }: GreyPicture,
  things: readonly ListedThing[],
  shown: number | null,
): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < grey.length; at++) {
    const number = grey[at] ?? 0;
    const thing = things[number - 1];
    if (!thing) continue;
    const x = at % width;
    const isEdge =
      (x > 0 && grey[at - 1] !== number) ||
      (x < width - 1 && grey[at + 1] !== number) ||
      (at >= width && grey[at - width] !== number) ||
      (at + width < grey.length && grey[at + width] !== number);
    const colour = thing.isTaken ? TINT : [255, 255, 255];
    for (let channel = 0; channel < 3; channel++) out[4 * at + channel] = colour[channel] ?? 0;
    out[4 * at + 3] = alphaOf(thing, isEdge, number === shown);
  }
  return out;
}

function alphaOf({ isTaken }: ListedThing, isEdge: boolean, isShown: boolean): number {
  if (isEdge) return isTaken || isShown ? ALPHA.edge : ALPHA.edgeStays;
  if (isShown) return isTaken ? ALPHA.shown : ALPHA.shownStays;
  return isTaken ? ALPHA.gone : ALPHA.stays;
}

/** The number of the thing at a place, given in parts of width and height; null where there is none. */
export function thingAt({ width, height, grey }: GreyPicture, x: number, y: number): number | null {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
  return grey[row * width + column] || null;
}
