import type { Piece } from '../furniture/catalogue.ts';
import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
import { isLaidOnSeats } from '../lexicon/record.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { horizonAt, rayOf } from '../room/camera/camera.ts';
import type { Room } from '../room/see-room.ts';
import type { Arrangement, Setting } from './arrangement.ts';
import type { Attempt, Target } from './fit-arrangement.ts';
import { maskOfPlace, placeAround } from './place.ts';
import { partOfRoom } from '../room/room-part.ts';
import { endsOn, rowBehind } from './ends-on.ts';
import { hiddenBelow } from './hidden-below.ts';
import { isSeat } from './on-seats.ts';
import { isHeightSeen, settingOf } from './setting.ts';
import type { Shape } from './shape.ts';
import { type TableTop, tableTopUnder } from './table-top.ts';
import { holdsThing } from './made-over.ts';
import { classBelow, floorRowBelow, type Marked, wallTurnAt } from './what-stands.ts';

/** What is to be put where. */
export interface PutRequest {
  readonly room: Room;
  /** That the room was seen in. */
  readonly picture: PixelImage;
  /** What somebody marked, of the size of the picture that the room was seen in. */
  readonly mask: Mask;
  readonly piece: Piece;
  readonly kind: Kind;
  readonly variant: number;
  /** Where somebody put it; null = where it suits the mark. */
  readonly arrangement: Arrangement | null;
  /** Whether the place may reach down to the floor below the mark; absent = yes. */
  readonly reachesFloor?: boolean;
}

/** Real things of a kind differ this much from the model. */
export const SCALES = { from: 0.75, to: 1.3 } as const;
/** A thing that stands there tells its size better than the camera does. */
const SHAPED_SCALE = 1.6;
/** What the photo's edge cuts tells nothing of its size: it has its own. */
const CUT_SCALE = 1.1;
/** Of what is made in any size. */
export const FREE_SCALES = { from: 0.4, to: 2.4 } as const;
/** A sofa smaller than this is a toy, where the camera is to be believed. */
export const TOY = 0.58;
export const TOY_IN_DOUBT = 0.35;
export const SURE = 0.5;

/** What was measured may be drawn this much smaller: the height of the camera is a guess. */
export const MEASURED = 0.7;

const ON_TABLES: ReadonlySet<string> = new Set([
  'table',
  'cabinet',
  'radiator',
  'appliance',
  'other',
  'fireplace',
]);
/** What belongs on tables stands on something where it is marked before these, which is not seen as such. */
const ABOVE_TABLES: ReadonlySet<string> = new Set([
  'wall',
  'window',
  'door',
  'curtain',
  'painting',
  'mirror',
  'screen',
  'bed',
]);
/** Heights of what things are stood on, metres: coffee tables, side tables, tables, sideboards. */
const TABLE_HEIGHTS = [0.42, 0.56, 0.74, 0.92] as const;
/** Share of the mark's height that a thing may stand above its lowest row. */
const HIGHER = [0, 0.1, 0.22, 0.36] as const;
/** Shares of a thing's outline: the place follows closely what stood there, where its shape is told. */
const INSIDE = { free: 0.94, shaped: 0.8 } as const;

/** At least so much of a thing's outline lies in the place that is marked. */
export const leastInside = ({ shape }: Pick<Trial, 'shape'>): number => (shape ? INSIDE.shaped : INSIDE.free);

/** A request with what is known of its place. */
export interface Trial {
  readonly request: PutRequest;
  readonly target: Target;
  readonly marked: Marked;
  /** The shape of the thing that is marked; null where nothing stands that could tell how the new one is turned. */
  readonly shape: Shape | null;
}

function middleColumns({ mask, box }: Marked): number[] {
  const middle = (box.left + box.right) / 2;
  let sum = 0;
  let count = 0;
  for (let y = box.top; y < box.bottom; y += 2)
    for (let x = box.left; x < box.right; x += 2) {
      if (mask.data[y * mask.width + x]! <= 127) continue;
      sum += x + 0.5;
      count++;
    }
  const centroid = sum / Math.max(1, count);
  return Math.abs(centroid - middle) > 0.03 * (box.right - box.left) ? [middle, centroid] : [middle];
}

/** The turn at which something in the middle of the target looks at the camera, degrees. */
function turnToCamera({ box, setting }: Target): number {
  const [x, , z] = rayOf(setting.camera, (box.left + box.right) / 2, box.bottom);
  return (Math.atan2(x, z) * 180) / Math.PI;
}

function turnsOf({ request, marked, target }: Trial): number[] {
  const { piece, room } = request;
  if (piece.support === 'wall') return [wallTurnAt(marked)];
  if (piece.facesCamera) return [turnToCamera(target)];
  if (piece.isRound) return [0];
  const yaw = (room.layout.camera.yaw * 180) / Math.PI;
  // A quarter turn and a little more away from the camera shows the back.
  return [0, 1, 2, 3]
    .map((quarter) => ((yaw + 90 * quarter + 180) % 360) - 180)
    .filter((turn) => Math.abs(turn) <= 120);
}

/** Heights of what it may stand on or hang from: the floor, or a table where one is seen below the mark, as high as its foot tells, or as tables are; the ceiling, or a hook at which the mark begins. */
function liftsOf({ request: { kind, piece }, marked, target }: Trial): readonly number[] {
  if (piece.support === 'ceiling') return [0, hookHeight(target)];
  if (piece.support !== 'floor') return [0];
  if (!comesOnTable(kind, marked)) return [0];
  return target.top ? [target.top.height] : TABLE_HEIGHTS;
}

/** How far away a lamp hangs whose ceiling is not seen, metres. */
const HANGS_AT = 3;

function hookHeight({ box, setting }: Target): number {
  const [x, y, z] = rayOf(setting.camera, (box.left + box.right) / 2, box.top);
  return Math.max(0.5, setting.cameraHeight + (HANGS_AT * y) / Math.max(0.2, Math.hypot(x, z)));
}

/** Every way worth trying. */
export function attemptsOf(trial: Trial): Attempt[] {
  const { request, marked, target } = trial;
  const { variant, piece } = request;
  const heights = piece.support === 'floor' ? highersOf(target) : [0];
  const scales = { scaleFrom: 0.05, scaleTo: scaleLimit(trial) };
  const common = { ...scales, variant, inside: leastInside(trial), by: 'foot' as const };
  const cutScales = piece.isMeasured ? scales : { scaleFrom: SCALES.from, scaleTo: CUT_SCALE };
  const cutBelow = { ...common, ...cutScales, by: 'top' as const, higher: 0 };
  return turnsOf(trial).flatMap((turn) =>
    liftsOf(trial).flatMap((lift) =>
      middleColumns(marked).flatMap((centre): Attempt[] => [
        ...heights.map((higher) => ({ ...common, lift, turn, centre, higher })),
        ...(target.cut.below && piece.support === 'floor' ? [{ ...cutBelow, lift, turn, centre }] : []),
      ]),
    ),
  );
}

/** What stands on a table stands no farther up than its back. */
function highersOf({ top, box }: Target): readonly number[] {
  return top ? HIGHER.filter((share) => box.bottom - share * (box.bottom - box.top) >= top.back) : HIGHER;
}

/** A camera that says nothing may be wrong about sizes by this share more. */
const DOUBTFUL = 0.25;
/** Things are so much larger in a photo from knee height, should nothing tell that it is one. */
const CROUCHED = 2.2;

/** Cushions differ little, and a mark on a sofa says how many of them, not how large. */
const CUSHION_SCALE = 1.12;

function scaleLimit({ request: { kind, room, piece }, shape }: Trial): number {
  if (piece.isMeasured) return 1;
  if (drawnRecord(kind).isAnySize) return FREE_SCALES.to;
  if (isLaidOnSeats(drawnRecord(kind))) return CUSHION_SCALE;
  if (!isHeightSeen(room)) return SCALES.to * CROUCHED;
  if (shape) return SHAPED_SCALE;
  return SCALES.to * (1 + DOUBTFUL * Math.max(0, 1 - room.camera.trust / SURE));
}

function isWide({ kind, piece }: PutRequest, box: Rect): boolean {
  const { size, isAnySize } = drawnRecord(kind);
  if (isAnySize && piece.support === 'wall') return box.right - box.left < box.bottom - box.top;
  return size[0] >= size[1];
}

/** Whether what may stand on tables comes to stand on one. */
function comesOnTable(kind: Kind, marked: Marked): boolean {
  const record = drawnRecord(kind);
  const isSmall = record.stands === 'table' || (record.stands === 'floor' && record.fitsTables === true);
  if (!isSmall) return false;
  const below = classBelow(marked);
  if (isLaidOnSeats(record)) return ON_TABLES.has(below) || isSeat(below) || below === 'cushion';
  return ON_TABLES.has(below) || (record.stands === 'table' && ABOVE_TABLES.has(below));
}

/** Whether something stands on the floor, rather than on what stands there. */
const standsOnFloor = ({ piece, kind }: PutRequest, marked: Marked): boolean =>
  piece.support === 'floor' && drawnRecord(kind).stands !== 'table' && !comesOnTable(kind, marked);

/** What a mark was made over, and what is seen before it. */
export interface Before {
  /** Whether it was made over a thing. */
  readonly holds: boolean;
  /** What stands before the thing that is marked, or before what comes; null = nothing does. */
  readonly hidden: Mask | null;
  /** Where what comes stands behind that; null = where the mark ends. */
  readonly row: number | null;
}

/** What hides what is marked, or what comes behind the furniture that the mark ends on. */
export function beforeOf(request: PutRequest, marked: Marked): Before {
  const { room, mask, box } = marked;
  const part = partOfRoom(room, { left: 0, top: 0, scale: 1 });
  const { picture, kind } = request;
  const holds = holdsThing(part, { mask, picture, comes: drawnRecord(kind) });
  if (holds) return { holds, hidden: hiddenBelow(part, mask), row: null };
  const isUpright = standsOnFloor(request, marked) && drawnRecord(request.kind).stands === 'floor';
  const on = isUpright ? endsOn(part, mask, request.picture) : null;
  if (!on) return { holds, hidden: null, row: null };
  const row = rowBehind(on, settingOf(room), (box.left + box.right) / 2);
  return { holds, hidden: on.before, row: Math.max(box.bottom, Math.round(row)) };
}

/** What a thing is fitted to. */
export function targetOf(request: PutRequest, marked: Marked, { holds, hidden, row }: Before): Target {
  const { room, mask, piece } = request;
  const onFloor = standsOnFloor(request, marked);
  const mayReach = onFloor && !holds && row === null && request.reachesFloor !== false;
  const floorRow = mayReach ? floorRowBelow(marked) : null;
  const corners = placeAround(mask, { points: [], floorRow });
  const top = topFor(request, marked);
  const bottom = row ?? (floorRow === null ? rowOn(top, marked.box) : floorRow + 1);
  const box = { ...marked.box, bottom: Math.min(mask.height, bottom) };
  return {
    setting: onFloor ? overFoot(settingOf(room), box) : settingOf(room),
    support: piece.support,
    box,
    place: maskOfPlace(corners, mask),
    hidden: onFloor && hidden?.data.includes(255) ? hidden : null,
    cut: {
      left: box.left <= 1,
      right: box.right >= mask.width - 1,
      below: box.bottom >= mask.height - 2,
    },
    top,
    isWide: isWide(request, box),
  };
}

/** The top of the table that something comes to stand on, where it is seen. */
function topFor({ kind, room }: PutRequest, marked: Marked): TableTop | null {
  if (!comesOnTable(kind, marked) || isLaidOnSeats(drawnRecord(kind))) return null;
  return tableTopUnder(partOfRoom(room, { left: 0, top: 0, scale: 1 }), marked.mask, settingOf(room));
}

/** The row at which something stands that comes where a mark is: on a table's top, should the mark end on its front or above it. */
function rowOn(top: TableTop | null, { top: above, bottom }: Rect): number {
  if (!top) return bottom;
  return Math.max(above + 1, Math.round(Math.max(top.farthest, Math.min(top.front, bottom))));
}

/** Nothing stands farther away than about ten metres: the floor under it lies at least this far below the horizon, in focal lengths. */
const SHALLOWEST = 0.135;

/** The setting with its horizon moved well above a foot, should the camera have been read wrongly. */
function overFoot(setting: Setting, { left, right, bottom }: Rect): Setting {
  const { camera } = setting;
  const excess = horizonAt(camera, (left + right) / 2) - (bottom - SHALLOWEST * camera.focal);
  return excess > 0 ? { ...setting, camera: { ...camera, centreY: camera.centreY - excess } } : setting;
}
