import type { Piece } from '../furniture/catalogue.ts';
import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
import { SIDES } from '../room/layout/layout.ts';
import type { Room } from '../room/see-room.ts';
import { standingOf, type Setting, type Standing } from './arrangement.ts';
import type { Fitted } from './fit-arrangement.ts';
import { cornersOf, type Points } from './projected.ts';
import { isHeightSeen } from './setting.ts';
import { aboveFoot, likeness, type Shape } from './shape.ts';

/** A thing as it was fitted, to be judged. */
export interface Judged {
  readonly room: Room;
  readonly piece: Piece;
  readonly kind: Kind;
  readonly points: Points;
  readonly setting: Setting;
  readonly fitted: Fitted;
  /** The shape of the thing that stood there; null when none did. */
  readonly shape: Shape | null;
}

/** Furniture stands with its back to a wall that is no farther away than this, metres. */
const NEAR_WALL = 1;
/** What reaches into a wall by this, metres, is hardly believed. */
const THROUGH = 0.25;
/** However far through a wall, that says no more; least where a thing stood that filled the mark: then the box may as well be wrong. */
const MOST_THROUGH = { free: 4, shaped: 0.7 } as const;
/** How much sizes stray in logarithms: of real things, and of a camera that says nothing. */
const SIZE_SPREAD = 0.22;
const CAMERA_SPREAD = 0.4;
/** The same of a camera that may have been held low, which shows things larger. */
const CROUCHED_SPREAD = 0.6;

/** How much more than its box the shape of the old thing says of the new one's turn. */
const SHAPED = 3;

/** What ends this far above the foot of what stood there hovers: share of its own height. */
const HOVERS = 0.25;

/** A bed that is turned farther away than this shows the back of its head. */
const SIDE_OF_BED = -0.35;

/** A thing stands where the old one stood. */
function footBelief({ shape, fitted: { silhouette } }: Judged): number {
  if (!shape) return 1;
  const { points, top, bottom } = silhouette;
  let lowest = 0;
  for (let i = 0; i < points.length; i += 2) if (points[i + 1]! > points[lowest + 1]!) lowest = i;
  const above = aboveFoot(shape, [points[lowest]!, bottom]) / Math.max(1, bottom - top);
  return Math.exp(-((above / HOVERS) ** 2));
}

/**
 * How convincing it is that a thing stands as it was fitted, above 0: it fills what is marked, has its real size, shows its front, stands where the old one stood, has a wall
 * behind it and goes through none.
 */
export function believed(judged: Judged): number {
  const { piece, fitted, room, setting, shape } = judged;
  const { arrangement } = fitted;
  const cover = shape ? likeness(shape, cornersOf(fitted.silhouette)) ** SHAPED : fitted.cover;
  const standing = standingOf(setting, piece.support, arrangement);
  const isCrouched = arrangement.scale > 1 && !isHeightSeen(room);
  const cameraSpread = isCrouched ? CROUCHED_SPREAD : CAMERA_SPREAD * (shape ? 1 : 1 - room.camera.trust);
  const spread = Math.hypot(SIZE_SPREAD, cameraSpread);
  const size = Math.exp(-0.5 * (Math.log(arrangement.scale) / spread) ** 2);
  if (piece.support === 'wall') return cover ** 0.5;
  const { stands, isAnySize, find } = drawnRecord(judged.kind);
  // What lies flat has neither a front nor, of any size, a size that is its own: it fills its place.
  if (stands === 'flat' && isAnySize) return (cover + 0.02) ** 0.7 * wallBelief(judged, standing);
  const shown = piece.isRound ? 1 : frontBelief(frontality(standing), find === 'bed');
  return (cover + 0.02) ** 0.7 * shown * (0.1 + size) * wallBelief(judged, standing) * footBelief(judged);
}

/** How convincing it is to show so much of a thing's front: beds are as often seen from their side, and no better from their foot. */
function frontBelief(front: number, isBed: boolean): number {
  if (isBed) return front < SIDE_OF_BED ? 0.12 : 0.8 + 0.2 * front;
  return front < 0.15 ? 0.12 : 0.35 + 0.65 * front;
}

/** Cosine between a thing's front and the direction to the camera. */
function frontality({ x, depth, yaw }: Standing): number {
  const away = Math.hypot(x, depth) || 1;
  return (Math.sin(yaw) * -x + Math.cos(yaw) * depth) / away;
}

interface AtWall {
  /** Metres from the thing's nearest point to the wall; negative: through it. */
  readonly gap: number;
  /** Cosine between its back and the wall. */
  readonly backed: number;
}

function atWalls({ room, points, setting }: Judged, { x, depth, yaw, scale }: Standing): AtWall[] {
  const { layout } = room;
  return SIDES.flatMap((side, k) => {
    if (side === 'floor' || side === 'ceiling') return [];
    const [toX, , toZ] = layout.towards[k]!;
    let reach = -Infinity;
    for (let i = 0; i < points.length; i += 3) {
      const across = x + scale * (points[i]! * Math.cos(yaw) + points[i + 2]! * Math.sin(yaw));
      const away = depth + scale * (points[i]! * Math.sin(yaw) - points[i + 2]! * Math.cos(yaw));
      reach = Math.max(reach, across * toX + away * toZ);
    }
    const backed = -(Math.sin(yaw) * toX - Math.cos(yaw) * toZ);
    return [{ gap: layout.distance[k]! * setting.cameraHeight - reach, backed }];
  });
}

/** The room's box is believed as far as its trust says. */
function wallBelief(judged: Judged, standing: Standing): number {
  const { trust } = judged.room.layout;
  const record = drawnRecord(judged.kind);
  const hasBack = record.stands === 'floor' && record.hasBack;
  const most = judged.shape ? MOST_THROUGH.shaped : MOST_THROUGH.free;
  let belief = 1;
  for (const { gap, backed } of atWalls(judged, standing)) {
    if (gap < 0) belief *= Math.exp(-Math.min(most, (gap / THROUGH) ** 2) * trust);
    if (hasBack && backed > 0.9) belief *= 1 + 0.6 * trust * Math.max(0, 1 - Math.max(0, gap) / NEAR_WALL);
  }
  return belief;
}
