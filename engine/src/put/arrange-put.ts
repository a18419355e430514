import type { Piece } from '../furniture/catalogue.ts';
import { drawnRecord, type Kind } from '../lexicon/drawn-kinds.ts';
import { maskBounds } from '../mask/bounds.ts';
import type { Mask, Rect } from '../pixels.ts';
import { horizonAt } from '../room/camera/camera.ts';
import type { Room } from '../room/see-room.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Arrangement, Setting } from './arrangement.ts';
import { believed } from './believed.ts';
import { fitArrangement, type Attempt, type Fitted, type Target } from './fit-arrangement.ts';
import { maskOfPlace, placeAround, type Corner } from './place.ts';
import { cornersOf, pointsOf, seenAt, type Points } from './projected.ts';
import { settingOf } from './setting.ts';
import { shapeOf, type Shape } from './shape.ts';
import { classBelow, floorRowBelow, holdsThing, wallTurnAt, type Marked } from './what-stands.ts';

/** What is to be put where. */
export interface PutRequest {
  readonly room: Room;
  /** What somebody marked, of the size of the picture that the room was seen in. */
  readonly mask: Mask;
  readonly piece: Piece;
  readonly kind: Kind;
  readonly variant: number;
  /** Where somebody put it; null = where it suits the mark. */
  readonly arrangement: Arrangement | null;
}

/** How a thing of its real size suits a place: 'small' = the place is far larger; 'narrow' = it would have to be a toy. */
export type Suits = 'well' | 'small' | 'narrow';

/** A thing in its place. */
export interface Put {
  readonly setting: Setting;
  /** With the size that was chosen. */
  readonly arrangement: Arrangement & { readonly size: number };
  /** The mesh of the size chosen, metres. */
  readonly mesh: Mesh;
  /** What may change, a convex polygon in pixels of the room's picture. */
  readonly place: readonly Corner[];
  /** Scales that a real thing of its kind comes in. */
  readonly scaleFrom: number;
  readonly scaleTo: number;
  readonly suits: Suits;
}

/** Real things of a kind differ this much from the model. */
const SCALES = { from: 0.75, to: 1.3 } as const;
/** A thing that stands there tells its size better than the camera does. */
const SHAPED_SCALE = 1.6;
/** What the photo's edge cuts tells nothing of its size: it has its own. */
const CUT_SCALE = 1.1;
/** Rugs, pictures, mirrors and curtains are made in any size. */
const FREE_SCALES = { from: 0.4, to: 2.4 } as const;
/** A sofa smaller than this is a toy, where the camera is to be believed. */
const TOY = 0.58;
const TOY_IN_DOUBT = 0.35;
const SURE = 0.5;

const ANY_SIZE: ReadonlySet<Kind> = new Set<Kind>(['rug', 'painting', 'mirror', 'curtains']);
const ON_TABLES: ReadonlySet<string> = new Set([
  'table',
  'cabinet',
  'radiator',
  'appliance',
  'other',
  'fireplace',
]);
/** Heights of what things are stood on, metres: coffee tables, side tables, tables, sideboards. */
const TABLE_HEIGHTS = [0.42, 0.56, 0.74, 0.92] as const;
/** Share of the mark's height that a thing may stand above its lowest row. */
const HIGHER = [0, 0.1, 0.22, 0.36] as const;
/** At most so much of a thing's outline is cut by the place. */
const INSIDE = 0.94;

interface Tried {
  readonly fitted: Fitted;
  readonly mesh: Mesh;
  readonly score: number;
}

interface Trial {
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

function turnsOf({ request, marked }: Trial): number[] {
  const { piece, room } = request;
  if (piece.support === 'wall') return [wallTurnAt(marked)];
  if (piece.isRound) return [0];
  const yaw = (room.layout.camera.yaw * 180) / Math.PI;
  // A quarter turn and a little more away from the camera shows the back.
  return [0, 1, 2, 3]
    .map((quarter) => ((yaw + 90 * quarter + 180) % 360) - 180)
    .filter((turn) => Math.abs(turn) <= 120);
}

/** Heights of what it may stand on: the floor, or tables where one is seen below the mark. */
function liftsOf({ request: { kind, piece }, marked }: Trial): readonly number[] {
  if (piece.support !== 'floor') return [0];
  const isSmall = drawnRecord(kind).stands === 'table' || kind === 'plant';
  return isSmall && ON_TABLES.has(classBelow(marked)) ? TABLE_HEIGHTS : [0];
}

function attemptsOf(trial: Trial): Attempt[] {
  const { request, marked, target } = trial;
  const { variant, piece } = request;
  const heights = piece.support === 'floor' ? HIGHER : [0];
  const scales = { scaleFrom: 0.05, scaleTo: scaleLimit(trial) };
  const common = { ...scales, variant, inside: INSIDE, by: 'foot' as const };
  const cutBelow = { ...common, by: 'top' as const, higher: 0, scaleFrom: SCALES.from, scaleTo: CUT_SCALE };
  return turnsOf(trial).flatMap((turn) =>
    liftsOf(trial).flatMap((lift) =>
      middleColumns(marked).flatMap((centre): Attempt[] => [
        ...heights.map((higher) => ({ ...common, lift, turn, centre, higher })),
        ...(target.cut.below && piece.support === 'floor' ? [{ ...cutBelow, lift, turn, centre }] : []),
      ]),
    ),
  );
}

/** A doubtful camera may be wrong about sizes by so much more. */
function scaleLimit({ request: { kind, room }, shape }: Trial): number {
  if (ANY_SIZE.has(kind)) return FREE_SCALES.to;
  if (shape) return SHAPED_SCALE;
  return SCALES.to * (1 + 0.6 * Math.max(0, 1 - room.camera.trust / SURE));
}

function bestOf(trial: Trial, meshes: readonly Mesh[], attempts: readonly Attempt[]): Tried | null {
  let best: Tried | null = null;
  for (const mesh of meshes) {
    const points = pointsOf(mesh);
    for (const attempt of attempts) {
      const fitted = fitArrangement(points, trial.target, attempt);
      if (!fitted) continue;
      const score = believed({ ...trial, ...trial.request, points, setting: trial.target.setting, fitted });
      if (score > (best?.score ?? 0)) best = { fitted, mesh, score };
    }
  }
  return best;
}

/** When nothing fits the shape marked, its box must do. */
function bestAnyhow(trial: Trial, meshes: readonly Mesh[]): Tried | null {
  const attempts = attemptsOf(trial);
  return (
    bestOf(trial, meshes, attempts) ??
    bestOf(
      trial,
      meshes,
      attempts.map((attempt) => ({ ...attempt, inside: 0 })),
    )
  );
}

function isWide({ kind, piece }: PutRequest, box: Rect): boolean {
  const [width, height] = drawnRecord(kind).size;
  if (ANY_SIZE.has(kind) && piece.support === 'wall') return box.right - box.left < box.bottom - box.top;
  return width >= height;
}

function targetOf(request: PutRequest, marked: Marked): Target {
  const { room, mask, piece, kind } = request;
  const stands = drawnRecord(kind).stands;
  const onFloor = piece.support === 'floor' && stands !== 'table' && !ON_TABLES.has(classBelow(marked));
  const floorRow = onFloor ? floorRowBelow(marked) : null;
  const corners = placeAround(mask, { points: [], floorRow });
  const box = floorRow === null ? marked.box : { ...marked.box, bottom: Math.min(mask.height, floorRow + 1) };
  return {
    setting: onFloor ? overFoot(settingOf(room), box) : settingOf(room),
    support: piece.support,
    box,
    place: maskOfPlace(corners, mask),
    cut: {
      left: box.left <= 1,
      right: box.right >= mask.width - 1,
      below: box.bottom >= mask.height - 2,
    },
    isWide: isWide(request, box),
  };
}

/** Nothing stands farther away than about ten metres: the floor under it lies at least this far below the horizon, in focal lengths. */
const SHALLOWEST = 0.135;

/** The setting with its horizon moved well above a foot, should the camera have been read wrongly. */
function overFoot(setting: Setting, { left, right, bottom }: Rect): Setting {
  const { camera } = setting;
  const excess = horizonAt(camera, (left + right) / 2) - (bottom - SHALLOWEST * camera.focal);
  return excess > 0 ? { ...setting, camera: { ...camera, centreY: camera.centreY - excess } } : setting;
}

function suitsOf({ request: { kind, room } }: Trial, { arrangement, cover }: Fitted): Suits {
  if (ANY_SIZE.has(kind)) return 'well';
  if (arrangement.scale < (room.camera.trust > SURE ? TOY : TOY_IN_DOUBT)) return 'narrow';
  return cover < 0.2 ? 'small' : 'well';
}

/** The place with the outline of the thing as it stands. */
function placeOf({ target, request }: Trial, points: Points, arrangement: Arrangement): Corner[] {
  const silhouette = request.arrangement && seenAt(points, target, arrangement);
  return placeAround(request.mask, {
    points: silhouette ? cornersOf(silhouette) : [],
    floorRow: floorRowOf(target),
  });
}

const floorRowOf = ({ box }: Target): number => box.bottom;

/**
 * Finds where a thing suits what is marked: its foot on the floor or on a table, flat on its wall, of its real size, its back to the wall; or takes it where
 * somebody arranged it. Null when nothing is marked.
 */
export function arrangePut(request: PutRequest): Put | null {
  const box = maskBounds(request.mask);
  if (!box) return null;
  const { room, mask, kind } = request;
  const marked: Marked = { room, mask, box };
  const shape = holdsThing(marked) ? shapeOf(mask, box) : null;
  const trial: Trial = { request, marked, shape, target: targetOf(request, marked) };
  const { mesh, size, tried } = sizeOf(trial);
  const arrangement = { ...(request.arrangement ?? tried?.fitted.arrangement ?? middleOf(trial)), size };
  const scales = ANY_SIZE.has(kind) ? FREE_SCALES : SCALES;
  return {
    setting: trial.target.setting,
    arrangement,
    mesh,
    place: placeOf(trial, pointsOf(mesh), arrangement),
    scaleFrom: Math.min(scales.from, arrangement.scale),
    scaleTo: Math.max(scales.to, arrangement.scale),
    suits: request.arrangement || !tried ? 'well' : suitsOf(trial, tried.fitted),
  };
}

interface Sized {
  readonly mesh: Mesh;
  readonly size: number;
  /** How it suits what is marked; null where that was not asked, or nothing does. */
  readonly tried: Tried | null;
}

/** The size of the piece that was arranged, else the one that suits best. */
function sizeOf(trial: Trial): Sized {
  const { piece, arrangement } = trial.request;
  const known = arrangement?.size === undefined ? undefined : piece.sizes[arrangement.size];
  if (known) return { mesh: known(), size: arrangement!.size!, tried: null };
  const meshes = piece.sizes.map((build) => build());
  const tried = bestAnyhow(trial, meshes);
  const size = tried ? meshes.indexOf(tried.mesh) : 0;
  return { mesh: meshes[size]!, size, tried };
}

/** Where something goes that fits nowhere. */
function middleOf({ target: { box, setting }, request }: Trial): Arrangement {
  const x = (box.left + box.right) / 2 / setting.width;
  return {
    x,
    y: box.bottom / setting.height,
    lift: 0,
    turn: 0,
    scale: TOY_IN_DOUBT,
    variant: request.variant,
  };
}
