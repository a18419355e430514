import type { Camera } from '../camera/camera.ts';
import { axesOf } from '../camera/camera.ts';
import { NETWORK_CLASSES, NETWORK_PLANES, type NetworkClass, type NetworkPlane } from '../network/classes.ts';
import { type Behind, LOW, OPENING, OVERHEAD, WALL } from '../network/look-behind.ts';
import type { Sight } from '../network/see-pixels.ts';
import { SIDES, type Side } from './layout.ts';

/** What is seen of the room's sides at a grid of places. */
export interface SideEvidence {
  readonly count: number;
  /** Places as shares of the picture's width and height. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Per place and side (`SIDES`) the logarithm of how likely it is seen there; for what furniture hides 0, or what is likely behind it. */
  readonly score: Float32Array;
}

/** No side is ever ruled out: bounds what one place can say. */
const LEAST = 0.06;

/** What hangs on walls or is let into them says wall as the plain wall does, only less surely. */
const ON_WALLS: Readonly<Partial<Record<NetworkClass, number>>> = {
  wall: 1,
  painting: 0.8,
  window: 0.8,
  door: 0.8,
  mirror: 0.7,
  fireplace: 0.5,
  radiator: 0.6,
  curtain: 0.5,
  screen: 0.3,
};
const ON_FLOORS: Readonly<Partial<Record<NetworkClass, number>>> = { floor: 1, rug: 0.9 };

const PLANE_OF: Readonly<Record<Side, NetworkPlane>> = {
  floor: 'floor',
  ceiling: 'ceiling',
  'back wall': 'back wall',
  'left wall': 'left wall',
  'right wall': 'right wall',
  'wall behind': 'none',
};

/** Reads planes and classes of the network together, every `step` pixels of its map. */
export function evidenceOf({ planes, classes }: Sight, step: number): SideEvidence {
  const columns = Math.floor(planes.width / step);
  const rows = Math.floor(planes.height / step);
  const count = columns * rows;
  const evidence = {
    count,
    x: new Float32Array(count),
    y: new Float32Array(count),
    score: new Float32Array(count * SIDES.length),
  };
  const read = readerOf({ planes, classes });
  for (let n = 0; n < count; n++) {
    const [x, y] = [step * (n % columns) + step / 2, step * Math.floor(n / columns) + step / 2];
    evidence.x[n] = x / planes.width;
    evidence.y[n] = y / planes.height;
    const pixel = Math.floor(y) * planes.width + Math.floor(x);
    addLikely(read(pixel), 1, scoreAt(evidence, n));
  }
  return evidence;
}

/** What is seen counts as it is, what is likely behind things so much less. */
const HIDDEN = 0.25;

/** The same with what is expected behind things, where that was asked. */
export function withHidden(seen: SideEvidence, behind?: Behind): SideEvidence {
  if (!behind) return seen;
  const evidence = { ...seen, score: seen.score.slice() };
  for (let n = 0; n < seen.count; n++)
    addLikely(hiddenAt(behind, seen.x[n]!, seen.y[n]!), HIDDEN, scoreAt(evidence, n));
  return evidence;
}

const scoreAt = ({ score }: SideEvidence, place: number): Float32Array =>
  score.subarray(place * SIDES.length, (place + 1) * SIDES.length);

/** Adds how likely the sides are at a place, as sure as it shows the room at all. */
function addLikely(likely: readonly number[], weight: number, score: Float32Array): void {
  const shown = likely.reduce((sum, value) => sum + value, 0);
  for (let k = 0; k < score.length; k++)
    score[k]! += weight * Math.min(1, shown) * Math.log(Math.max(LEAST, likely[k]! / Math.max(1e-6, shown)));
}

/** How likely each side lies behind a place (shares of the picture's size); walls are not told apart there, and share what stands upright. */
function hiddenAt({ width, height, channels, data }: Behind, x: number, y: number): number[] {
  const pixel = Math.floor(y * height) * width + Math.floor(x * width);
  const share = (kinds: readonly number[]): number =>
    kinds.reduce((sum, kind) => sum + data[pixel * channels + kind]!, 0);
  const upright = share([...WALL, ...OPENING]) / 4;
  return SIDES.map((side) =>
    side === 'floor' ? share(LOW) : side === 'ceiling' ? share(OVERHEAD) : upright,
  );
}

/** How likely each side is seen at a pixel of the map, from planes and classes alike. */
function readerOf({ planes, classes }: Pick<Sight, 'planes' | 'classes'>): (pixel: number) => number[] {
  const plane = SIDES.map((side) => NETWORK_PLANES.indexOf(PLANE_OF[side]));
  const weights = (of: Readonly<Partial<Record<NetworkClass, number>>>): number[] =>
    NETWORK_CLASSES.map((name) => of[name] ?? 0);
  const [wall, floor, ceiling] = [weights(ON_WALLS), weights(ON_FLOORS), weights({ ceiling: 1 })];
  return (pixel) => {
    const share = (k: number): number => planes.data[pixel * planes.channels + k]!;
    const seen = (of: readonly number[]): number =>
      of.reduce((sum, weight, c) => sum + weight * classes.data[pixel * classes.channels + c]!, 0);
    const walls = Math.max(1e-6, share(plane[2]!) + share(plane[3]!) + share(plane[4]!));
    const onWall = seen(wall);
    return SIDES.map((side, k) => {
      if (side === 'floor') return (share(plane[k]!) + seen(floor)) / 2;
      if (side === 'ceiling') return (share(plane[k]!) + seen(ceiling)) / 2;
      if (side === 'wall behind') return 0.05 * onWall;
      return (share(plane[k]!) + (onWall * share(plane[k]!)) / walls) / 2;
    });
  };
}

/** Per place and side how fast the ray nears that side: positive where it can meet it. */
export function approaches(
  { count, x, y }: SideEvidence,
  {
    camera,
    size,
    towards,
  }: {
    camera: Camera;
    size: { width: number; height: number };
    towards: readonly (readonly [number, number, number])[];
  },
): Float32Array {
  const { right, up, ahead } = axesOf(camera);
  const out = new Float32Array(count * towards.length);
  for (let n = 0; n < count; n++) {
    const across = (x[n]! * size.width - camera.centreX) / camera.focal;
    const high = (camera.centreY - y[n]! * size.height) / camera.focal;
    for (let k = 0; k < towards.length; k++) {
      const to = towards[k]!;
      let sum = 0;
      for (let axis = 0; axis < 3; axis++)
        sum += to[axis]! * (ahead[axis]! + right[axis]! * across + up[axis]! * high);
      out[n * towards.length + k] = sum;
    }
  }
  return out;
}
