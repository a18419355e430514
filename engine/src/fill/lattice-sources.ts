import { distanceToMarked } from '../mask/distance.ts';
import { NOTHING, type SurfaceMap } from '../layout/surface-map.ts';
import { toFloor, toPixel, type FloorPlane } from './floor-plane.ts';
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

/**
 * On a floor whose pattern repeats, the seen pixel one or several tiles away for every hole pixel, row by row; -1 where there is none. Null when
 * the floor does not repeat.
 */
export function latticeSources(floor: TiledFloor): Int32Array | null {
  const { isHole, map } = floor;
  const texture = textureOf(floor);
  const lattice = findLattice(texture, floor.plane);
  if (!lattice) return null;
  const steps = stepsOf();
  const sources: number[] = [];
  for (let i = 0; i < isHole.length; i++) {
    if (isHole[i] === 0) continue;
    const surface = map.surface[i]!;
    const isFloor = surface !== NOTHING && map.isFloor[surface] === true;
    sources.push(isFloor ? sourceOf({ lattice, steps, texture }, i) : -1);
  }
  return Int32Array.from(sources);
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

function sourceOf({ lattice, steps, texture }: Search, target: number): number {
  const { plane, first, second } = lattice;
  const { width, height, isSeen } = texture;
  const y = Math.floor(target / width);
  if (y <= plane.horizon + 2) return -1;
  toFloor(plane, { x: target % width, y }, floorPlace);
  const [x, z] = [floorPlace[0]!, floorPlace[1]!];
  let best = -1;
  let least = Infinity;
  for (const { i, j, length } of steps) {
    if (length >= least) break;
    const away = z + i * first[1] + j * second[1];
    if (away <= 0.05) continue;
    const cost = length + DEPTH_COST * Math.abs(Math.log(away / z));
    if (cost >= least) continue;
    toPixel(plane, { x: x + i * first[0] + j * second[0], z: away }, pixel);
    const toX = Math.round(pixel[0]!);
    const toY = Math.round(pixel[1]!);
    if (toX < 0 || toY < 0 || toX >= width || toY >= height || isSeen[toY * width + toX] === 0) continue;
    least = cost;
    best = toY * width + toX;
  }
  return best;
}
