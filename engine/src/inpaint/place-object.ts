import type { Piece } from '../furniture/catalogue.ts';
import type { Mesh } from '../scene/mesh.ts';
import { fitObject, turnedPoints, type Fit, type Spot } from './fit-object.ts';
import type { WallEvidence } from './wall-evidence.ts';

export interface Placement {
  readonly mesh: Mesh;
  readonly fit: Fit;
}

export interface PlaceRequest {
  readonly piece: Piece;
  readonly spot: Spot;
  /** The room's turn against the view, as the camera estimate says, 0 to pi/2. */
  readonly roomYaw: number;
  readonly evidence: WallEvidence;
}

/** Furniture taken for its real size costs nothing; twice or half of it is hardly believed. */
const SIZE_DOUBT = 0.5;

function sizeBelief(scale: number): number {
  return Math.exp(-0.5 * (Math.log(scale) / SIZE_DOUBT) ** 2);
}

/** Cosine between the object's front and the direction to the camera. */
function frontality(fit: Fit): number {
  const away = Math.hypot(fit.x, fit.depth) || 1;
  return (Math.sin(fit.yaw) * -fit.x + Math.cos(fit.yaw) * fit.depth) / away;
}

/** Belief in a quarter turn for something on a wall: even turns hang on the room's second direction, odd ones on its first. */
function wallBelief(evidence: WallEvidence, quarter: number): number {
  const total = evidence.first + evidence.second;
  const wanted = quarter % 2 === 0 ? evidence.second : evidence.first;
  const weight = Math.min(1, total / 120);
  return 1 - weight + weight * (0.08 + 0.92 * (total > 0 ? wanted / total : 0.5));
}

function scoreOf(fit: Fit, quarter: number, request: PlaceRequest): number {
  const { piece, evidence } = request;
  const front = frontality(fit);
  if (piece.support === 'wall') {
    if (front < 0.12) return 0;
    return fit.cover ** 0.5 * (0.5 + 0.5 * front) * wallBelief(evidence, quarter) ** 2;
  }
  const shown = piece.isRound ? 1 : front < 0.15 ? 0.12 : 0.35 + 0.65 * front;
  return fit.cover ** 0.7 * shown * sizeBelief(fit.scale);
}

/** Centroid column of the mask: better than the middle of its box for slanted shapes. */
function centroid(spot: Spot): number {
  const { mask } = spot;
  let sum = 0;
  let count = 0;
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] === 0) continue;
    sum += (i % mask.width) + 0.5;
    count++;
  }
  return sum / Math.max(1, count);
}

interface Attempt {
  readonly lift: number;
  readonly inside: number;
}

/** Nearly all of the object inside the painted shape, standing at its foot or, for slanted shapes, higher. */
const INSIDE = 0.985;
const AT_FOOT: Attempt = { lift: 0, inside: INSIDE };
const HIGHER: readonly Attempt[] = [0.08, 0.16, 0.26, 0.38].map((lift) => ({ lift, inside: INSIDE }));
/** When no size fits the shape, its box must do. */
const BY_BOX: Attempt = { lift: 0, inside: 0 };
/** A place filled less than this is worth looking for a better stand. */
const POOR_COVER = 0.5;

interface Scored extends Placement {
  readonly score: number;
}

function bestOf(request: PlaceRequest, meshes: readonly Mesh[], attempts: readonly Attempt[]): Scored | null {
  const { piece, spot } = request;
  const middle = (spot.bounds.left + spot.bounds.right) / 2;
  const other = centroid(spot);
  const isSlanted = Math.abs(other - middle) > 0.02 * (spot.bounds.right - spot.bounds.left);
  let best: Scored | null = null;
  for (const mesh of meshes) {
    for (let quarter = 0; quarter < (piece.isRound ? 1 : 4); quarter++) {
      const yaw = piece.isRound ? 0 : -request.roomYaw + (quarter * Math.PI) / 2;
      if (Math.cos(yaw) < -0.5) continue;
      const points = turnedPoints(mesh, yaw);
      for (const attempt of attempts) {
        for (const centre of isSlanted ? [middle, other] : [middle]) {
          const fit = fitObject(points, yaw, { spot, centre, anchor: piece.support, ...attempt });
          const score = fit ? scoreOf(fit, quarter, request) : 0;
          if (fit && score > (best?.score ?? 0)) best = { mesh, fit, score };
        }
      }
    }
  }
  return best;
}

/** Tries every size and quarter turn of a piece in the painted place and keeps the most convincing; null only when there is no place at all. */
export function placeObject(request: PlaceRequest): Placement | null {
  if (!request.spot.mask.data.some((value) => value > 0)) return null;
  const meshes = request.piece.sizes.map((build) => build());
  let best = bestOf(request, meshes, [AT_FOOT]);
  if (request.piece.support === 'floor' && (best?.fit.cover ?? 0) < POOR_COVER) {
    const higher = bestOf(request, meshes, HIGHER);
    if ((higher?.score ?? 0) > (best?.score ?? 0)) best = higher;
  }
  return best ?? bestOf(request, meshes, [BY_BOX]);
}
