import type { Piece } from '../furniture/catalogue.ts';
import { drawnRecord } from '../lexicon/kinds.ts';
import { hangsAtWindows, isLaidOnSeats } from '../lexicon/record.ts';
import { maskBounds } from '../mask/bounds.ts';
import type { Room } from '../room/see-room.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Arrangement, Setting } from './arrangement.ts';
import { boxAbove } from './before-walls.ts';
import { believed } from './believed.ts';
import { fitArrangement, insideShare, type Attempt, type Fitted } from './fit-arrangement.ts';
import { isSlender, shownBy } from './made-over.ts';
import { onSeat } from './on-seats.ts';
import { placeAround, type Corner } from './place.ts';
import { cornersOf, pointsOf, seenAt, type Silhouette } from './projected.ts';
import { likeness, shapeOf } from './shape.ts';
import {
  attemptsOf,
  type Before,
  beforeOf,
  FREE_SCALES,
  leastInside,
  MEASURED,
  SCALES,
  SURE,
  targetOf,
  TOY,
  TOY_IN_DOUBT,
  type PutRequest,
  type Trial,
} from './trial.ts';
import { boxOnWall, liesOnFloor, type Marked } from './what-stands.ts';

/** How a thing of its real size suits a place: 'small' = the place is far larger; 'narrow' = it would have to be a toy. */
type Suits = 'well' | 'small' | 'narrow';

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

interface Tried {
  readonly fitted: Fitted;
  readonly mesh: Mesh;
  readonly score: number;
}

function bestOf(trial: Trial, meshes: readonly Mesh[], attempts: readonly Attempt[]): Tried | null {
  let best: Tried | null = null;
  for (const mesh of meshes) {
    // A vase on a table does not tell how high the table is.
    const points = pointsOf(mesh, Math.min(mesh.vertexCount, mesh.ownVertices));
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

/** Where a thing has the shape of the one that stood there it is the height of the camera that is doubtful, rather than its size: by this share where they are the same. */
const ALIKE = 0.4;

/** A thing of a smaller scale is a toy. */
function toyScale({ request: { room }, shape, target }: Trial, { silhouette }: Fitted): number {
  // What comes on tables comes in small as well.
  if (room.camera.trust <= SURE || target.top) return TOY_IN_DOUBT;
  return shape ? TOY * (1 - ALIKE * likeness(shape, cornersOf(silhouette))) : TOY;
}

function suitsOf(trial: Trial, fitted: Fitted): Suits {
  const { kind, room, piece } = trial.request;
  const { arrangement, cover } = fitted;
  if (piece.isMeasured) return arrangement.scale < leastMeasured(room, piece) ? 'narrow' : 'well';
  if (drawnRecord(kind).isAnySize || piece.support !== 'floor') return 'well';
  if (arrangement.scale < toyScale(trial, fitted)) return 'narrow';
  return cover < 0.2 ? 'small' : 'well';
}

function scalesOf({ kind, piece }: PutRequest): { from: number; to: number } {
  if (piece.isMeasured) return { from: MEASURED, to: 1 };
  return drawnRecord(kind).isAnySize ? FREE_SCALES : SCALES;
}

/** How much smaller than told something measured may be drawn: more where camera or wall are not to be believed. */
function leastMeasured({ camera, layout }: Room, { support }: Piece): number {
  const trust = support === 'wall' ? Math.min(camera.trust, layout.trust) : camera.trust;
  if (trust > SURE) return MEASURED;
  // How far away a doubtful wall is, is anybody's guess.
  return support === 'wall' ? 0 : (MEASURED * TOY_IN_DOUBT) / TOY;
}

/** The place with the outline of the thing, where that may reach beyond what is marked. */
function placeOf({ target, request: { mask } }: Trial, outline: Silhouette | null): Corner[] {
  return placeAround(mask, { points: outline ? cornersOf(outline) : [], floorRow: target.box.bottom });
}

/** The lowest part of a mark, share of its height. */
const LOWEST = 1 / 3;

/** Whether a mark says where the foot of something goes: it was made on the bare floor, or, for a lamp or a plant, its lower end was. */
function marksFoot({ request: { piece, kind }, marked }: Trial): boolean {
  if (piece.support !== 'floor') return false;
  const { top, bottom } = marked.box;
  const low = { ...marked, box: { ...marked.box, top: Math.round(bottom - LOWEST * (bottom - top)) } };
  return liesOnFloor(marked) || (isSlender(drawnRecord(kind)) && liesOnFloor(low));
}

/** A mark too low for the thing may say where its foot goes: there the thing has its own size, if its width suits the mark. Null where it does not. */
function standingOn(trial: Trial, mesh: Mesh): Tried | null {
  const { target } = trial;
  if (!marksFoot(trial)) return null;
  const raised = { ...trial, target: { ...target, box: { ...target.box, top: 0 } } };
  const attempts = attemptsOf(raised)
    .filter(({ by, higher }) => by === 'foot' && higher === 0)
    .map((attempt) => ({ ...attempt, inside: 0, scaleTo: 1 }));
  const tried = bestOf(raised, [mesh], attempts);
  return tried && suitsOf(raised, tried.fitted) !== 'narrow' ? tried : null;
}

/**
 * Finds where a thing suits what is marked: its foot on the floor or on a table, flat on its wall, of its real size, its back to the wall; or takes it where
 * somebody arranged it. Null when nothing is marked.
 */
export function arrangePut(asked: PutRequest): Put | null {
  const isOnSeat = isLaidOnSeats(drawnRecord(asked.kind));
  const request = isOnSeat ? { ...asked, mask: onSeat(asked.room, asked.mask) } : asked;
  const box = maskBounds(request.mask);
  if (!box) return null;
  const { room, mask } = request;
  const whole: Marked = { room, mask, box };
  const before = beforeOf(request, whole);
  const { marked, shape } = meantBy(request, whole, before);
  const trial: Trial = { request, marked, shape, target: targetOf(request, marked, before) };
  const { mesh, size, tried: inMark } = sizeOf(trial);
  const suits = request.arrangement ? 'well' : inMark ? suitsOf(trial, inMark.fitted) : 'narrow';
  const onMark = suits === 'narrow' ? standingOn(trial, mesh) : null;
  const fitted = (onMark ?? inMark)?.fitted;
  const arrangement = { ...(request.arrangement ?? fitted?.arrangement ?? middleOf(trial)), size };
  // A corner of a back that would be cut off is in the place as well.
  const isInPlace =
    fitted !== undefined && insideShare(fitted.silhouette, trial.target) >= leastInside(trial);
  const reachesBeyond = request.arrangement !== null || onMark !== null || isInPlace;
  const scales = scalesOf(request);
  return {
    setting: trial.target.setting,
    arrangement,
    mesh,
    place: placeOf(trial, reachesBeyond ? seenAt(pointsOf(mesh), trial.target, arrangement) : null),
    scaleFrom: Math.min(scales.from, arrangement.scale),
    scaleTo: Math.max(scales.to, arrangement.scale),
    suits: onMark ? 'well' : suits,
  };
}

/** What of a mark says where a thing goes: the shape of what it was made over, or the part where something can hang, on its wall and above the furniture that covers much of it. */
function meantBy(
  { room, piece, picture, kind }: PutRequest,
  whole: Marked,
  { holds, hidden }: Before,
): Pick<Trial, 'marked' | 'shape'> {
  const shape =
    holds && hidden ? shapeOf(shownBy(room, { mask: whole.mask, picture }), whole.box, hidden) : null;
  if (piece.support !== 'wall') return { marked: whole, shape };
  // Curtains hang down behind what stands there.
  const above = hangsAtWindows(drawnRecord(kind)) ? whole.box : boxAbove(whole, picture);
  if (shape && above === whole.box) return { marked: whole, shape };
  return { marked: { ...whole, box: boxOnWall({ ...whole, box: above }) }, shape: null };
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
