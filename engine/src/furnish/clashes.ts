import { cornersOf, meet, pointOn, type Extent, type Point } from '../furniture/sets/footprint.ts';
import {
  arrangementAt,
  standingOf,
  type Arrangement,
  type Setting,
  type Standing,
  type Support,
} from '../put/arrangement.ts';
import { groundOf } from './ground.ts';

/** A piece of a furnished room as far as it decides what it is in the way of. */
export interface StandingPiece {
  readonly support: Support;
  readonly arrangement: Arrangement;
  readonly extent: Extent;
  /** Lies flat on the floor: others stand on it. */
  readonly isFlat: boolean;
}

/** A piece that cannot stand where it does: the number of the one it stands in, a wall that it goes through, or nothing below it that would hold it. */
export interface Clash {
  readonly at: number;
  readonly with: number | 'wall' | 'nothing';
}

/** Things may share so much, metres: cushions give, and sizes are rounded. */
const GIVE = 0.04;
/** A wall that is not where it was taken to be: a thing may go through it so far, metres. */
const DOUBTFUL_WALL = 0.12;
/** Walls count only where the camera, by which they are found, is to be believed so far. */
const SURE = 0.5;
/** What stands on something may hang over its edge, and lie above or below its top, by so much, metres. */
const OVERHANG = 0.08;
const HELD = 0.06;

interface Stood extends StandingPiece {
  readonly at: number;
  readonly standing: Standing;
  readonly corners: readonly Point[];
}

/** What of a furnished room cannot stand so: each piece once, by the first thing that is wrong. */
export function clashesOf(setting: Setting, pieces: readonly StandingPiece[]): Clash[] {
  const stood = pieces.map((piece, at) => stoodAs(setting, piece, at));
  return stood.flatMap((one) => {
    const found = clashOf(setting, one, stood);
    return found === null ? [] : [{ at: one.at, with: found }];
  });
}

function stoodAs(setting: Setting, piece: StandingPiece, at: number): Stood {
  const { support, arrangement, extent } = piece;
  const standing = standingOf(setting, support, arrangement);
  const { x, depth, yaw, scale } = standing;
  const half = Math.min(extent.right - extent.left, extent.front - extent.back) / 2;
  const corners = cornersOf(scaled(extent, scale), { x, z: -depth, yaw }, -Math.min(GIVE, half * 0.4));
  return { ...piece, at, standing, corners };
}

function scaled({ left, right, back, front }: Extent, scale: number) {
  return { left: left * scale, right: right * scale, back: back * scale, front: front * scale };
}

function clashOf(setting: Setting, one: Stood, all: readonly Stood[]): Clash['with'] | null {
  if (one.support === 'ceiling' || one.isFlat) return null;
  const isLifted = one.support === 'floor' && one.arrangement.lift > 0;
  if (isLifted) return all.some((other) => holds(other, one)) ? null : 'nothing';
  const other = all.find((candidate) => isIn(one, candidate));
  if (other) return other.at;
  return one.support === 'floor' && isThroughWall(setting, one) ? 'wall' : null;
}

function isIn(one: Stood, other: Stood): boolean {
  if (one.at === other.at || other.isFlat || one.support !== other.support) return false;
  if (other.support === 'floor' && other.arrangement.lift > 0) return false;
  return isLevelWith(one, other) && meet(one.corners, other.corners);
}

/** Whether two things reach to the same height somewhere: a picture hangs above a mirror, not in it. */
function isLevelWith(one: Stood, other: Stood): boolean {
  const [[low, high], [from, to]] = [heightsOf(one), heightsOf(other)];
  return low < to - GIVE && from < high - GIVE;
}

function heightsOf({ extent, standing: { base, scale } }: Stood): readonly [number, number] {
  return [base + extent.bottom * scale, base + extent.top * scale];
}

/** Whether something stands on another thing's top. */
function holds(holder: Stood, { standing }: Stood): boolean {
  const isHolder = holder.support === 'floor' && holder.arrangement.lift === 0 && !holder.isFlat;
  const top = heightsOf(holder)[1];
  // What lies on a table or a desk is no part of its top.
  return isHolder && standing.base < top + HELD && isOver(holder, standing);
}

function isOver({ extent, standing }: Stood, { x, depth }: Standing): boolean {
  const base = scaled(extent, standing.scale);
  const corners = cornersOf(base, { x: standing.x, z: -standing.depth, yaw: standing.yaw }, OVERHANG);
  const spot = cornersOf({ left: 0, right: 0.01, back: 0, front: 0.01 }, { x, z: -depth, yaw: 0 });
  return meet(corners, spot);
}

function isThroughWall(setting: Setting, { corners }: Stood): boolean {
  if (setting.camera.trust < SURE) return false;
  const { left, right, back, turn } = groundOf({ setting, openings: [], obstacles: [] });
  return corners.some((corner) => {
    const [x, z] = pointOn({ x: 0, z: 0, yaw: -turn }, corner);
    return x < left - DOUBTFUL_WALL || x > right + DOUBTFUL_WALL || z < back - DOUBTFUL_WALL;
  });
}

/** A piece moved to another place of the photo, and where what stands on it goes with it, by the numbers of the pieces. */
export function movedTo(
  setting: Setting,
  pieces: readonly StandingPiece[],
  to: { readonly at: number; readonly x: number; readonly y: number },
): ReadonlyMap<number, Pick<Arrangement, 'x' | 'y'>> {
  const { at, ...place } = to;
  const moves = new Map<number, Pick<Arrangement, 'x' | 'y'>>([[at, place]]);
  const piece = pieces[at];
  if (!piece || piece.support !== 'floor' || piece.arrangement.lift > 0) return moves;
  const before = stoodAs(setting, piece, at);
  const after = standingOf(setting, piece.support, { ...piece.arrangement, ...place });
  for (const [number, other] of pieces.entries()) {
    if (other.support !== 'floor' || other.arrangement.lift === 0) continue;
    const carried = stoodAs(setting, other, number);
    if (!holds(before, carried)) continue;
    const { standing } = carried;
    const next = arrangementAt(
      setting,
      {
        ...standing,
        x: standing.x + after.x - before.standing.x,
        depth: standing.depth + after.depth - before.standing.depth,
      },
      other.arrangement,
    );
    if (next) moves.set(number, { x: next.x, y: next.y });
  }
  return moves;
}
