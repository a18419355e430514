import type { FurnishedThing } from '@maquette/contract';
import { z } from 'zod';

/** What somebody makes of one piece. */
const Change = z.object({
  words: z.string().optional(),
  /** Shares of the photo's width and height. */
  x: z.number().optional(),
  y: z.number().optional(),
  isOut: z.boolean().optional(),
});
export type Change = z.infer<typeof Change>;

/** The changes to the pieces of a result, by their place in its list. */
export const PieceChanges = z.object({ of: z.string(), pieces: z.record(z.string(), Change) });
export type PieceChanges = z.infer<typeof PieceChanges>;

/** A piece as the list shows it. */
export interface Piece {
  readonly at: number;
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly isOut: boolean;
}

/** The changes with one more; those to another result are forgotten. */
export function changed(
  changes: PieceChanges | null,
  { of, at, change }: { of: string; at: number; change: Change },
): PieceChanges {
  const before = changes?.of === of ? changes.pieces : {};
  return { of, pieces: { ...before, [at]: { ...before[at], ...change } } };
}

/** The pieces of a result as they are to be. */
export function piecesOf(things: readonly FurnishedThing[], changes: PieceChanges | null): Piece[] {
  return things.map(({ words, arrangement }, at) => {
    const change = changes?.pieces[at] ?? {};
    return {
      at,
      words: change.words ?? words,
      x: change.x ?? arrangement.x,
      y: change.y ?? arrangement.y,
      isOut: change.isOut ?? false,
    };
  });
}

/** The list to be drawn: moved, changed, and without what was taken out. */
export function thingsToDraw(things: readonly FurnishedThing[], pieces: readonly Piece[]): FurnishedThing[] {
  return pieces.flatMap(({ at, words, x, y, isOut }) => {
    const thing = things[at];
    if (!thing || isOut) return [];
    return [{ ...thing, words: words.trim(), arrangement: { ...thing.arrangement, x, y } }];
  });
}

/** Why the list cannot be drawn; null when it can. */
export function faultOf(pieces: readonly Piece[]): 'none' | 'blank' | null {
  const left = pieces.filter(({ isOut }) => !isOut);
  if (left.length === 0) return 'none';
  return left.some(({ words }) => words.trim() === '') ? 'blank' : null;
}
