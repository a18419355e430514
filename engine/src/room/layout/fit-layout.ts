import type { Camera } from '../camera/camera.ts';
import type { Behind } from '../network/look-behind.ts';
import type { Sight } from '../network/see-pixels.ts';
import { approaches, evidenceOf, type SideEvidence, withHidden } from './evidence.ts';
import { directionsOfSides, SIDES, type RoomLayout } from './layout.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distances tried for a side, camera heights: this many steps between the nearest and the farthest. */
const STEPS = 160;
const NEAREST = 0.25;
const FARTHEST = 9;
const FLOOR = 0;
const CEILING = 1;
/** A distance in camera heights, and the spread of its logarithm. */
type Usual = readonly [median: number, spread: number];
/** What is likely before anything is seen, in the order of `SIDES`. The camera is held at some 1.4 m. */
const USUAL: readonly Usual[] = [
  [1, 0.01],
  [0.8, 0.35],
  [2.6, 0.6],
  [1.5, 0.6],
  [1.5, 0.6],
  [1.2, 0.6],
];
/** How much the usual counts against the places seen: share of the places per squared spread. */
const PRIOR = 0.0005;
const ROUNDS = 4;
/**
 * Where ceiling and walls are set first, times what is usual, in the order of `SIDES`: from one start alone, sides that hide each other often stay where none of them can be moved
 * for the better. On 58 photos the first start ended below the best of 64 in 39, these eight clearly below it in 4.
 */
const STARTS: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1],
  [1, 1, 1.8, 1.8, 1.8, 1.8],
  [1, 1, 0.6, 0.6, 0.6, 0.6],
  [1, 1, 3, 3, 3, 3],
  [1, 1, 2.4, 0.6, 3, 1],
  [1, 1, 2.4, 3, 0.6, 1],
  [1, 1, 0.6, 1.8, 1.8, 1],
  [1, 1, 3, 0.6, 0.6, 1],
];
/** While cameras are compared, the first few will do. */
const FEW = STARTS.slice(0, 4);
/** Pixels of the network's map between the places that are asked, while cameras are compared and at last. */
const COARSE = 4;
const FINE = 2;

interface Fit {
  readonly camera: Camera;
  readonly distance: readonly number[];
  readonly score: number;
}

/** Corrections of the camera that are tried: turn (radians), pitch (radians), focal length (natural logarithm). */
const TURNS = [-0.06, -0.03, 0.03, 0.06];
const PITCHES = [-0.03, 0.03];
const ZOOMS = [-0.12, 0.12];
/** A camera is corrected when the sides are explained better by this share. */
const WORTH = 0.01;
/** Lines know better than the network where the room's directions lie: only below this trust of a camera it is corrected, and may be turned in any direction. */
export const LOST = 0.15;
const ALL_TURNS = Array.from({ length: 17 }, (_, i) => (i - 8) * 0.09);

/** What is seen of a room, and what is likely behind the things in it. */
export interface Looked {
  readonly sight: Sight;
  readonly behind?: Behind;
}

/**
 * The box that explains best which side of the room the network sees where, and expects behind things; a camera that no line speaks for is corrected where
 * that helps. Never fails: without evidence it is the usual room. `size`: the picture the camera belongs to.
 */
export function fitLayout({ sight, behind }: Looked, seen: Camera, size: Size): RoomLayout {
  const few = evidenceOf(sight, COARSE);
  const camera = correctedCamera({ evidence: few, size }, seen);
  const coarse = fitFrom(STARTS, { evidence: withHidden(few, behind), size }, camera);
  const all = evidenceOf(sight, FINE);
  const fine = { evidence: withHidden(all, behind), size, start: coarse.distance };
  const best = fitBox(fine, camera);
  const agreed = agreement(all, best, size);
  return {
    camera,
    distance: best.distance,
    towards: directionsOfSides(camera),
    trust: agreed * (0.5 + 0.5 * seen.trust),
  };
}

/** The camera, or one beside it that explains what is seen clearly better where no line speaks for it. */
function correctedCamera(question: Question, camera: Camera): Camera {
  const corrections = correctionsOf(camera);
  if (corrections.length === 0) return camera;
  let best = fitFrom(FEW, question, camera);
  for (const change of corrections) {
    const { yaw, pitch, focal } = best.camera;
    const tried = {
      ...camera,
      yaw: withinQuarter(yaw + change.turn),
      pitch: pitch + change.pitch,
      focal: focal * Math.exp(change.zoom),
    };
    const fit = fitFrom(FEW, question, tried);
    const cost = WORTH * Math.abs(best.score) * (best.camera === camera ? 1 : 0.2);
    if (fit.score > best.score + cost) best = fit;
  }
  return best.camera;
}

interface Correction {
  readonly turn: number;
  readonly pitch: number;
  readonly zoom: number;
}

/** One after the other, each from the best so far. */
function correctionsOf({ trust }: Camera): Correction[] {
  if (trust >= LOST) return [];
  const none = { turn: 0, pitch: 0, zoom: 0 };
  const turns = ALL_TURNS.map((turn) => ({ ...none, turn }));
  const pitches = PITCHES.map((pitch) => ({ ...none, pitch }));
  const zooms = ZOOMS.map((zoom) => ({ ...none, zoom }));
  return [...turns, ...pitches, ...zooms, ...TURNS.map((turn) => ({ ...none, turn }))];
}

function withinQuarter(turn: number): number {
  const quarter = Math.PI / 2;
  return turn - Math.floor(turn / quarter) * quarter;
}

/** How far a wall may be from where the whole room has it, so that the part at hand is explained: spread of the logarithm. */
const LOCAL_SPREAD = 0.15;

/** The same room with its walls moved a little to where the given evidence of a part of the picture has them. */
export function refitLayout(layout: RoomLayout, evidence: SideEvidence, size: Size): RoomLayout {
  const usual = layout.distance.map((distance): Usual => [distance, LOCAL_SPREAD]);
  const fit = fitBox({ evidence, size, usual }, layout.camera);
  return { ...layout, distance: fit.distance, trust: agreement(evidence, fit, size) };
}

/** A side (number in `SIDES`) whose distance was measured, camera heights, and how far that strays: spread of the logarithm. */
export interface MeasuredSide {
  readonly side: number;
  readonly distance: number;
  readonly spread: number;
}

/** What is seen may be explained worse by this share of the places, not more. */
const WORSE = 0.005;

/**
 * A room's sides moved to where they were measured from a camera, as far as what is seen of them allows; its own layout where that explains better what is seen, or
 * where nothing was measured.
 */
export function fitMeasured(
  room: Size & { readonly sight: Sight; readonly layout: RoomLayout },
  camera: Camera,
  measured: readonly MeasuredSide[],
): RoomLayout {
  if (measured.length === 0) return room.layout;
  const evidence = evidenceOf(room.sight, FINE);
  const usual = room.layout.distance.map((distance): Usual => [distance, LOCAL_SPREAD]);
  for (const { side, distance, spread } of measured) usual[side] = [distance, spread];
  const fit = fitBox({ evidence, size: room, usual }, camera);
  const before = agreement(evidence, { ...room.layout, score: 0 }, room);
  const after = agreement(evidence, fit, room);
  return after < before - WORSE ? room.layout : { ...room.layout, camera, distance: fit.distance };
}

interface Question {
  readonly evidence: SideEvidence;
  readonly size: Size;
  /** Where each side is likely; the usual room when left out. */
  readonly usual?: readonly Usual[];
  /** Where the sides are set first; where they are likely when left out. */
  readonly start?: readonly number[];
}

/** The best box from several starts, times what is usual. */
function fitFrom(starts: readonly (readonly number[])[], question: Question, camera: Camera): Fit {
  const fits = starts.map((times) =>
    fitBox({ ...question, start: USUAL.map(([median], side) => times[side]! * median) }, camera),
  );
  return fits.reduce((best, fit) => (fit.score > best.score ? fit : best));
}

/** Moves one side after the other to where it explains most; the floor is the measure and stays. */
function fitBox({ evidence, size, usual = USUAL, start }: Question, camera: Camera): Fit {
  const near = approaches(evidence, { camera, size, towards: directionsOfSides(camera) });
  const distance = start?.slice() ?? usual.map(([median]) => median);
  let score = -Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const before = score;
    for (let side = CEILING; side < SIDES.length; side++)
      score = moveSide({ evidence, near, usual: usual[side]! }, distance, side);
    if (score <= before + 1e-6) break;
  }
  return { camera, distance, score };
}

/** Answers the score afterwards. Every place has one distance at which the side would begin to hide what is behind: their histogram tells all sums at once. */
function moveSide(
  { evidence, near, usual }: { evidence: SideEvidence; near: Float32Array; usual: Usual },
  distance: number[],
  side: number,
): number {
  const sides = SIDES.length;
  const gain = new Float64Array(STEPS + 1);
  let base = 0;
  for (let n = 0; n < evidence.count; n++) {
    const from = n * sides;
    const { exit, far } = exitWithout({ near, from }, distance, side);
    const other = evidence.score[from + exit]!;
    base += other;
    if (near[from + side]! <= 1e-6) continue;
    // Nearer than this the side is met first.
    const reach = stepOf(far * near[from + side]!);
    gain[reach]! += evidence.score[from + side]! - other;
  }
  let [best, at] = [-Infinity, 0];
  let sum = 0;
  for (let step = STEPS; step >= 0; step--) {
    const value = base + sum - evidence.count * priorOf(usual, distanceOf(step));
    if (value > best) [best, at] = [value, step];
    sum += gain[step]!;
  }
  distance[side] = distanceOf(at);
  return best;
}

function exitWithout(
  { near, from }: { near: Float32Array; from: number },
  distance: readonly number[],
  without: number,
): { exit: number; far: number } {
  let exit = FLOOR;
  let far = Infinity;
  for (let k = 0; k < SIDES.length; k++) {
    const speed = near[from + k]!;
    if (k === without || speed <= 1e-6 || distance[k]! >= far * speed) continue;
    far = distance[k]! / speed;
    exit = k;
  }
  return { exit, far };
}

function priorOf([median, spread]: Usual, distance: number): number {
  return PRIOR * (Math.log(distance / median) / spread) ** 2;
}

function stepOf(distance: number): number {
  const step = (STEPS * Math.log(distance / NEAREST)) / Math.log(FARTHEST / NEAREST);
  return Math.max(0, Math.min(STEPS, Math.ceil(step)));
}

function distanceOf(step: number): number {
  return NEAREST * (FARTHEST / NEAREST) ** (step / STEPS);
}

/** Share of the places that show the room whose likeliest side is the box's. */
function agreement(evidence: SideEvidence, { camera, distance }: Fit, size: Size): number {
  const sides = SIDES.length;
  const near = approaches(evidence, { camera, size, towards: directionsOfSides(camera) });
  let [right, all] = [0, 0];
  for (let n = 0; n < evidence.count; n++) {
    const scores = evidence.score.subarray(n * sides, (n + 1) * sides);
    const weight = -Math.min(...scores);
    all += weight;
    const { exit } = exitWithout({ near, from: n * sides }, distance, -1);
    if (scores[exit] === Math.max(...scores)) right += weight;
  }
  return all < 1e-6 ? 0 : right / all;
}
