import type { FurnishedThing, FurnishPlan, PlannedThing } from '@maquette/contract';
import { type Clash, clashesOf, movedTo, type StandingPiece } from '@maquette/engine';
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

/** The changes with some more; those to another result are forgotten. */
export function changed(
  changes: PieceChanges | null,
  { of, changes: made }: { of: string; changes: ReadonlyMap<number, Change> },
): PieceChanges {
  const pieces = { ...(changes?.of === of ? changes.pieces : {}) };
  for (const [at, change] of made) pieces[at] = { ...pieces[at], ...change };
  return { of, pieces };
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
    return [{ ...asSent(thing), words: words.trim(), arrangement: { ...thing.arrangement, x, y } }];
  });
}

function asSent({ kind, words, width, arrangement }: FurnishedThing): FurnishedThing {
  return {
    ...{ kind, words, width, arrangement },
  };
}

/** The same things in the words that somebody gave them; null when all have their own. */
export function worded(things: readonly FurnishedThing[], pieces: readonly Piece[]): FurnishedThing[] | null {
  const isOther = ({ at, words }: Piece) => words.trim() !== '' && words.trim() !== things[at]?.words;
  if (!pieces.some(isOther)) return null;
  return pieces.flatMap((piece) => {
    const thing = things[piece.at];
    return thing ? [{ ...asSent(thing), words: isOther(piece) ? piece.words.trim() : thing.words }] : [];
  });
}

/** A piece where somebody put it. */
export interface PlacedPiece extends StandingPiece {
  readonly piece: Piece;
  readonly thing: PlannedThing;
}

/** The pieces of a plan as they stand, without those that were taken out. */
export function standingPieces({ things }: FurnishPlan, pieces: readonly Piece[]): PlacedPiece[] {
  return pieces.flatMap((piece) => {
    const thing = things[piece.at];
    if (!thing || piece.isOut) return [];
    const { support, extent, isFlat, arrangement } = thing;
    const { turn, scale, variant, lift = 0 } = arrangement;
    const { x, y } = piece;
    return [{ piece, thing, support, extent, isFlat, arrangement: { turn, scale, variant, lift, x, y } }];
  });
}

/** Where pieces come to when one of them is moved: what stands on it goes with it. By their places in the list. */
export function afterMove(
  plan: FurnishPlan,
  pieces: readonly Piece[],
  { at, x, y }: { at: number; x: number; y: number },
): ReadonlyMap<number, Change> {
  const stood = standingPieces(plan, pieces);
  const moved = movedTo(plan.setting, stood, { at: stood.findIndex(({ piece }) => piece.at === at), x, y });
  return new Map([...moved].map(([number, to]) => [stood[number]?.piece.at ?? at, to]));
}

/** A piece that cannot stand where it does, and what is in its way. */
export interface PieceClash {
  readonly piece: Piece;
  readonly with: Exclude<Clash['with'], number> | Piece;
}

/** The pieces that cannot stand where they do; of two that stand in each other the later one. */
export function clashesIn(plan: FurnishPlan, pieces: readonly Piece[]): PieceClash[] {
  const stood = standingPieces(plan, pieces);
  return clashesOf(plan.setting, stood).flatMap((clash): PieceClash[] => {
    const piece = stood[clash.at]?.piece;
    if (!piece) return [];
    if (typeof clash.with !== 'number') return [{ piece, with: clash.with }];
    const other = stood[clash.with]?.piece;
    return other && other.at < piece.at ? [{ piece, with: other }] : [];
  });
}

/** Why the list cannot be drawn; null when it can. */
export function faultOf(pieces: readonly Piece[]): 'none' | 'blank' | null {
  const left = pieces.filter(({ isOut }) => !isOut);
  if (left.length === 0) return 'none';
  return left.some(({ words }) => words.trim() === '') ? 'blank' : null;
}
