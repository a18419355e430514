import { BED_MAKERS } from '../lexicon/beds.ts';
import type { Details } from '../lexicon/details.ts';
import { HOUSEHOLD_MAKERS } from '../lexicon/household.ts';
import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
import { LIGHT_MAKERS } from '../lexicon/lights.ts';
import { MEDIA_MAKERS } from '../lexicon/media.ts';
import { PLANT_MAKERS } from '../lexicon/plants.ts';
import type { Makers } from '../lexicon/record.ts';
import { SEAT_MAKERS } from '../lexicon/seats.ts';
import { isSet, type SETS, type SetKind } from '../lexicon/sets.ts';
import { STORAGE_MAKERS } from '../lexicon/storage.ts';
import { TABLE_MAKERS } from '../lexicon/tables.ts';
import { TEXTILE_MAKERS } from '../lexicon/textiles.ts';
import { HANGING_MAKERS } from '../lexicon/walls.ts';
import { Mesh } from '../scene/mesh.ts';
import type { Look } from './look.ts';
import type { Make, MakeRequest, Piece } from './piece.ts';
import { isRoundTable } from './sets/dining-group.ts';
import { extentOf } from './sets/footprint.ts';
import { setPiece } from './sets/set-piece.ts';

export type { Piece } from './piece.ts';

interface PieceRequest extends MakeRequest {
  readonly kind: Kind;
}

/** One of a set's pieces, of the size nearest to the width asked for. */
function partOfSet(kind: Kind, look: Look, width: number | undefined): Mesh {
  const outline = isRoundTable(width) ? 'round' : 'rectangular';
  const details: Details = kind === 'dining table' ? { outline } : {};
  const { size } = drawnRecord(kind);
  const aspect = kind === 'plant' ? 0.5 : kind === 'bookcase' ? 0.42 : size[0] / size[1];
  const meshes = MAKERS[kind]({ look, details, aspect }).sizes.map((build) => build());
  if (width === undefined) return meshes[0]!;
  const misfit = (mesh: Mesh): number => {
    const { left, right } = extentOf(mesh);
    return Math.abs(right - left - width);
  };
  return meshes.reduce((best, mesh) => (misfit(mesh) < misfit(best) ? mesh : best));
}

function setOf(kind: SetKind): Make {
  return ({ look, details }) => setPiece({ kind, look, details }, partOfSet);
}

/** Sets are made of pieces, so that their makers cannot stand beside their records. */
const SET_MAKERS: Makers<typeof SETS> = {
  'table and chairs': setOf('table and chairs'),
  'reading corner': setOf('reading corner'),
  'home office': setOf('home office'),
  nursery: setOf('nursery'),
  'cosy bedroom': setOf('cosy bedroom'),
  'seating group': setOf('seating group'),
};

const MAKERS: Readonly<Record<Kind, Make>> = {
  ...SEAT_MAKERS,
  ...TABLE_MAKERS,
  ...STORAGE_MAKERS,
  ...BED_MAKERS,
  ...LIGHT_MAKERS,
  ...TEXTILE_MAKERS,
  ...HANGING_MAKERS,
  ...PLANT_MAKERS,
  ...MEDIA_MAKERS,
  ...HOUSEHOLD_MAKERS,
  ...SET_MAKERS,
};

/** Several of a piece in a row, slightly apart. */
function inRow(build: () => Mesh, count: number): () => Mesh {
  return () => {
    const one = build();
    let low = Infinity;
    let high = -Infinity;
    for (let i = 0; i < one.positions.length; i += 3) {
      low = Math.min(low, one.positions[i]!);
      high = Math.max(high, one.positions[i]!);
    }
    const step = (high - low) * 1.12 + 0.04;
    const row = new Mesh();
    for (let i = 0; i < count; i++) row.append(one, { at: [(i - (count - 1) / 2) * step, 0, 0] });
    return row;
  };
}

/** A mesh with its origin where it is held: the middle of what hangs on a wall, the hook of what hangs at a ceiling. */
function held(mesh: Mesh, support: Piece['support']): Mesh {
  const { bottom, top } = extentOf(mesh);
  const moved = new Mesh();
  moved.append(mesh, { at: [0, support === 'wall' ? -(bottom + top) / 2 : -top, 0] });
  return moved;
}

/** What is told how many to be, and set out as one. */
const GROUPED: ReadonlySet<Kind> = new Set<Kind>(['curtains', 'candle', 'cushion', 'book']);

/** Most of a kind that are set side by side where words do not say how many. */
const MOST_UNSAID = 3;

/** How many of what stands free or hangs a place has room for, if words name several: as wide as usual, and the gaps between. */
function unsaidCount({ kind, details, aspect }: PieceRequest): number {
  const record = drawnRecord(kind);
  const isFree = record.stands === 'ceiling' || (record.stands === 'floor' && !record.hasBack);
  if (!details.isSeveral || !isFree) return 1;
  const [width, height] = record.size;
  return Math.max(1, Math.min(MOST_UNSAID, Math.floor(aspect / (1.2 * (width / height)) + 0.25)));
}

function madeFor(request: PieceRequest): Piece {
  const count = request.details.count ?? unsaidCount(request);
  const isWhole = GROUPED.has(request.kind) || isSet(request.kind);
  if (count < 2 || isWhole) return MAKERS[request.kind](request);
  const piece = MAKERS[request.kind]({ ...request, aspect: request.aspect / count });
  return { ...piece, isRound: false, sizes: piece.sizes.map((build) => inRow(build, count)) };
}

/** The models to try for a kind of furniture. */
export function pieceOf(request: PieceRequest): Piece {
  const piece = madeFor(request);
  const { support, sizes } = piece;
  return support === 'floor'
    ? piece
    : { ...piece, sizes: sizes.map((build) => () => held(build(), support)) };
}
