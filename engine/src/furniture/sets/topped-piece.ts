import type { Kind } from '../../lexicon/kinds.ts';
import { Mesh } from '../../scene/mesh.ts';
import type { Piece } from '../piece.ts';
import { extentOf } from './footprint.ts';
import { bearsLamp } from './group.ts';

/** What takes more than a lamp. */
const TABLES: ReadonlySet<Kind> = new Set<Kind>(['coffee table', 'dining table', 'desk', 'kitchen island']);

/** Whether what stands on tables stands on a kind. */
export const hasTop = (kind: Kind): boolean => bearsLamp(kind) || TABLES.has(kind);

/** Wider furniture has what stands on it beside its middle, metres, by this share of half its width. */
const WIDE = 0.9;
const ASIDE = 0.55;

/** A thing with another one on its top, which is bare: one piece. */
export function toppedPiece(under: Piece, on: Piece): Piece {
  const sizes = under.sizes.map((build) => () => topped(build(), on.sizes[0]!()));
  return { ...under, isRound: under.isRound && on.isRound, sizes };
}

function topped(under: Mesh, on: Mesh): Mesh {
  const { left, right, back, front, top } = extentOf(under);
  const middle = (left + right) / 2;
  const x = right - left > WIDE ? middle - (ASIDE * (right - left)) / 2 : middle;
  const both = new Mesh();
  both.append(under, { at: [0, 0, 0] });
  both.append(on, { at: [x, top - extentOf(on).bottom, (back + front) / 2] });
  return both;
}
