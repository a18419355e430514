import { distanceToMarked } from '../mask/distance.ts';
import { NOTHING, type SurfaceMap } from '../layout/surface-map.ts';
import { toFloor, toPixel, type FloorPlane } from '../room/camera/floor-plane.ts';
import type { Layers } from './texture-layer.ts';
import { findLattice, type FloorTexture, type Lattice } from './tile-lattice.ts';

export interface TiledFloor extends Layers {
  readonly map: SurfaceMap;
  /** The photo's camera in pixels of the crop. */
  readonly plane: FloorPlane;
}

/** Pixels this near the hole may carry the removed thing's rim. */
const RIM = 4;
/** Joints are darker than tiles; what is brighter than this (levels) lies on the floor or mirrors a window. */
const BRIGHTEST = 26;
const DARKEST = -70;
/** Lattice cells searched for a source on each side. */
const FARTHEST = 12;
/** Sources this much nearer or farther than their target would look too coarse or too fine. */
const DEPTH_COST = 6;
/** Nearer than this (camera heights) nothing is in view. */
const NEAREST = 0.05;

/** Fewer hole pixels on the floor than this are not worth looking for its lattice. */
const LEAST_FLOOR = 1200;

/** For every hole pixel on a floor whose pattern repeats, the seen pixel one or several tiles away; -1 everywhere else. Null when the floor does not repeat. */
export function latticeSources(floor: TiledFloor): Int32Array | null {
  const { isHole, map, plane } = floor;
  const isTarget = isHole.map((hole, i) => {
    const surface = map.surface[i]!;
    return hole === 1 && surface !== NOTHING && map.isFloor[surface] ? 1 : 0;
  });
  if (isTarget.reduce((sum, value) => sum + value, 0) < LEAST_FLOOR) return null;
  const texture = textureOf(floor);
  const lattice = findLattice(texture, plane);
  if (!lattice) return null;
  const search = { lattice, steps: stepsOf(), texture };
  const sources = new Int32Array(isHole.length).fill(-1);
  let last: Step | null = null;
  for (let i = 0; i < isTarget.length; i++) {
    if (isTarget[i] === 0) last = null;
    else {
      // The neighbour's step mostly holds, and keeps what is copied in one piece.
      const kept: number = last ? placeAfter(search, i, last) : -1;
      if (kept < 0) last = bestStep(search, i);
      sources[i] = kept >= 0 ? kept : last ? placeAfter(search, i, last) : -1;
    }
  }
  return sources;
}

function textureOf({ crop, isHole, base, map }: TiledFloor): FloorTexture {
  const { width, height, data } = crop;
  const detail = new Float32Array(width * height);
  const isSeen = new Uint8Array(width * height);
  const away = distanceToMarked({ width, height, data: isHole.map((value) => 255 * value) });
  for (let i = 0; i < detail.length; i++) {
    const surface = map.surface[i]!;
    if (away[i]! <= 3 * RIM || surface === NOTHING || !map.isFloor[surface] || map.isSeen[i] === 0) continue;
    const light = (at: (c: number) => number): number => 0.299 * at(0) + 0.587 * at(1) + 0.114 * at(2);
    detail[i] = light((c) => data[4 * i + c]!) - light((c) => base[3 * i + c]!);
    isSeen[i] = detail[i]! < BRIGHTEST && detail[i]! > DARKEST ? 1 : 0;
  }
  return { width, height, detail, isSeen };
}

interface Step {
  readonly i: number;
  readonly j: number;
  readonly length: number;
}

/** Steps over the lattice, shortest first. */
function stepsOf(): Step[] {
  const steps: Step[] = [];
  for (let i = -FARTHEST; i <= FARTHEST; i++) {
    for (let j = -FARTHEST; j <= FARTHEST; j++)
      if (i !== 0 || j !== 0) steps.push({ i, j, length: Math.hypot(i, j) });
  }
  return steps.sort((a, b) => a.length - b.length);
}

interface Search {
  readonly lattice: Lattice;
  readonly steps: readonly Step[];
  readonly texture: FloorTexture;
}

const floorPlace = new Float64Array(2);
const pixel = new Float64Array(2);

/** Two pixels under the horizon the floor is too far away to be told apart. */
function farthestOf({ lens }: FloorPlane): number {
  return lens.focal / 2;
}

/** The seen pixel a step away from a target on the floor; -1 when it is not seen. */
function placeAfter({ lattice, texture }: Search, target: number, step: Step): number {
  const { plane, first, second } = lattice;
  const { width, height, isSeen } = texture;
  if (!toFloor(plane, { x: target % width, y: Math.floor(target / width) }, floorPlace)) return -1;
  if (floorPlace[1]! >= farthestOf(plane)) return -1;
  const z = floorPlace[1]! + step.i * first[1] + step.j * second[1];
  if (z <= NEAREST) return -1;
  const x = floorPlace[0]! + step.i * first[0] + step.j * second[0];
  if (!toPixel(plane, { x, z }, pixel)) return -1;
  const toX = Math.round(pixel[0]!);
  const toY = Math.round(pixel[1]!);
  if (toX < 0 || toY < 0 || toX >= width || toY >= height) return -1;
  const to = toY * width + toX;
  return isSeen[to] === 1 ? to : -1;
}

/** The shortest step to a seen pixel at about the same distance from the viewer. */
function bestStep(search: Search, target: number): Step | null {
  const { plane, first, second } = search.lattice;
  const { width } = search.texture;
  if (!toFloor(plane, { x: target % width, y: Math.floor(target / width) }, floorPlace)) return null;
  const z = floorPlace[1]!;
  if (z >= farthestOf(plane)) return null;
  let best: Step | null = null;
  let least = Infinity;
  for (const step of search.steps) {
    if (step.length >= least) break;
    const away = z + step.i * first[1] + step.j * second[1];
    if (away <= NEAREST) continue;
    const cost = step.length + DEPTH_COST * Math.abs(Math.log(away / z));
    if (cost >= least || placeAfter(search, target, step) < 0) continue;
    least = cost;
    best = step;
  }
  return best;
}
