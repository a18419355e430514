import { boxBlur } from '../filter/box-blur.ts';
import { horizonAt } from '../room/camera/camera.ts';
import { aheadOf, lowered, toFloor, type FloorPlane } from '../room/camera/floor-plane.ts';

/** A floor's pattern repeats along both vectors (x, z in camera heights), on this plane. */
export interface Lattice {
  readonly plane: FloorPlane;
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
}

export interface FloorTexture {
  readonly width: number;
  readonly height: number;
  /** Brightness without its slow changes, in levels. */
  readonly detail: Float32Array;
  /** 1 where the floor is seen. */
  readonly isSeen: Uint8Array;
}

const POINTS = 1000;
/** One point in this many is enough to see where a repeat may lie; all are asked whether it does. */
const COARSE = 2;
/** Shifts tried, in camera heights: tiles measure 0.1 to 0.5, 15 to 70 centimetres. */
const REACH = 0.55;
const STEP = 0.014;
const SHORTEST = 0.1;
/** Likeness at a shift, -1 to 1, from which the floor is believed to repeat there. */
const BELIEVED = 0.3;
/** A shorter shift is taken when it is nearly as good. */
const NEARLY = 0.88;
/** Blur for the coarse search, in pixels. */
const BLUR = 3;
/** Dark joints and bright ones are told apart by so many of the best shifts. */
const COMPARED = 4;
/** Only this lower share of the seen floor is fine enough to search. */
const NEAR_SHARE = 0.3;
/** Share of the points that must stay in view for a shift to be judged. */
const LEAST_SEEN = 0.2;

/** How a floor is like itself elsewhere. */
export interface Repeats {
  /** Null where it is not tiled, or not clearly. */
  readonly lattice: Lattice | null;
  /** Moves (x, z in camera heights) by which it is most like itself, the best first: along boards, from tile to tile. */
  readonly shifts: readonly Shift[];
}

type Points = readonly (readonly [x: number, y: number])[];

/** Likeness from which a shift is worth trying, and how many are told. */
const WORTH = 0.14;
const MOST_SHIFTS = 8;

/** Finds how a floor repeats: autocorrelation of the rectified floor (dominant offsets: He, Sun 2012), by what is darker than around or by what is brighter. */
export function findRepeats(seen: FloorTexture, plane: FloorPlane): Repeats {
  const points = pointsOn(seen, plane);
  if (points.length < POINTS / 4) return { lattice: null, shifts: [] };
  const [dark, bright] = [sided(seen, points, { plane, side: -1 }), sided(seen, points, { plane, side: 1 })];
  const { texture, peaks } = likenessOf(bright.peaks) > likenessOf(dark.peaks) ? bright : dark;
  const exact = new Likeness(texture, points);
  const sure = peaks.filter((peak) => peak.likeness >= BELIEVED);
  const first = bestOf(sure, () => true);
  const second = first && bestOf(sure, (shift) => isAcross(first, shift));
  const lattice = first && second ? refine(exact, { plane, first, second }) : null;
  return { lattice, shifts: lattice ? [] : bestShifts(exact, plane, peaks) };
}

interface Sided {
  readonly texture: FloorTexture;
  readonly peaks: readonly Peak[];
}

function sided(
  seen: FloorTexture,
  points: Points,
  { plane, side }: { plane: FloorPlane; side: 1 | -1 },
): Sided {
  const texture = { ...seen, detail: oneSided(seen, side) };
  return { texture, peaks: peaksOf(softened(texture, points), plane) };
}

/** A floor whose joints are wide enough for the coarse search to meet them. */
function softened(texture: FloorTexture, points: Points): Likeness {
  const { width, height, detail } = texture;
  const soft = boxBlur({ width, height, channels: 1, data: detail }, BLUR).data;
  return new Likeness(
    { ...texture, detail: soft },
    points.filter((_, i) => i % COARSE === 0),
  );
}

const likenessOf = (peaks: readonly Peak[]): number =>
  peaks
    .map((peak) => peak.likeness)
    .sort((a, b) => b - a)
    .slice(0, COMPARED)
    .reduce((sum, likeness) => sum + likeness, 0);

/** Deeper joints count no more, in levels. */
const DEEPEST_JOINT = 20;

/** What is darker than the floor around, or what is brighter, about its mean: joints without the other half of stains and glare. */
function oneSided({ detail, isSeen }: FloorTexture, side: 1 | -1): Float32Array {
  let [sum, count] = [0, 0];
  const joints = detail.map((value, i) => {
    if (isSeen[i] === 0) return 0;
    const own = side * Math.min(DEEPEST_JOINT, Math.max(0, side * value));
    sum += own;
    count++;
    return own;
  });
  const mean = sum / Math.max(1, count);
  return joints.map((value, i) => (isSeen[i] === 1 ? value - mean : 0));
}

function bestShifts(likeness: Likeness, plane: FloorPlane, peaks: readonly Peak[]): Shift[] {
  const best = peaks.toSorted((a, b) => b.likeness - a.likeness).slice(0, MOST_SHIFTS);
  return best.map(({ shift }) => settle(likeness, plane, shift));
}

/** The best place near a shift, step by step. */
function settle(likeness: Likeness, plane: FloorPlane, start: Shift): Shift {
  let best = start;
  let most = likeness.at(plane, start);
  for (let step = STEP / 2; step > STEP / 20; step /= 2) {
    for (const [dx, dz] of [
      [step, 0],
      [-step, 0],
      [0, step],
      [0, -step],
    ] as const) {
      const moved: Shift = [best[0] + dx, best[1] + dz];
      const value = likeness.at(plane, moved);
      if (value > most) [best, most] = [moved, value];
    }
  }
  return best;
}

/** Seen floor pixels, evenly thinned: x and y. */
function pointsOn(texture: FloorTexture, plane: FloorPlane): Points {
  const { width, height, isSeen } = texture;
  const horizon = horizonAt(plane.lens, width / 2);
  const from = Math.ceil(horizon + NEAR_SHARE * (height - horizon));
  const seen: number[] = [];
  for (let i = Math.max(0, from) * width; i < isSeen.length; i++) if (isSeen[i] === 1) seen.push(i);
  const step = Math.max(1, seen.length / POINTS);
  const count = Math.floor(seen.length / step);
  return Array.from({ length: count }, (_, k) => {
    const at = seen[Math.floor(k * step)]!;
    return [at % width, Math.floor(at / width)] as const;
  });
}

type Shift = readonly [x: number, z: number];

class Likeness {
  private readonly texture: FloorTexture;
  private readonly points: Points;
  /** How the points look. */
  private readonly own: Float32Array;
  /** Three numbers a point, on the floor that was asked about last: the ray through it, in the picture's homogeneous coordinates. All 0 above its horizon. */
  private readonly rays: Float64Array;
  private plane: FloorPlane | null = null;

  constructor(texture: FloorTexture, points: Points) {
    this.texture = texture;
    this.points = points;
    this.own = Float32Array.from(points, ([x, y]) => texture.detail[y * texture.width + x]!);
    this.rays = new Float64Array(3 * points.length);
  }

  private standOn(plane: FloorPlane): void {
    if (plane === this.plane) return;
    this.plane = plane;
    const place = new Float64Array(2);
    this.points.forEach(([x, y], k) => {
      const isFloor = toFloor(plane, { x, y }, place);
      this.rays.set(isFloor ? aheadOf(plane, { x: place[0]!, z: place[1]! }) : [0, 0, 0], 3 * k);
    });
  }

  /** How alike the floor is to itself moved by a shift, -1 to 1; 0 where too little of it stays in view. */
  at(plane: FloorPlane, [x, z]: Shift): number {
    this.standOn(plane);
    const { width, height, detail, isSeen } = this.texture;
    const { rays, own } = this;
    const start = aheadOf(plane, { x: 0, z: 0 });
    const [across, down, far] = aheadOf(plane, { x, z }).map((value, k) => value - start[k]!) as [
      number,
      number,
      number,
    ];
    let ownSum = 0;
    let other = 0;
    let both = 0;
    let count = 0;
    for (let k = 0; k < own.length; k++) {
      const away = rays[3 * k + 2]! + far;
      if (rays[3 * k + 2] === 0 || away <= NEAREST) continue;
      const toX = Math.round((rays[3 * k]! + across) / away);
      const toY = Math.round((rays[3 * k + 1]! + down) / away);
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      const to = toY * width + toX;
      if (isSeen[to] === 0) continue;
      const a = own[k]!;
      const b = detail[to]!;
      ownSum += a * a;
      other += b * b;
      both += a * b;
      count++;
    }
    return count < LEAST_SEEN * own.length ? 0 : both / Math.sqrt(ownSum * other + 1);
  }
}

/** Nothing nearer ahead of the viewer is looked at, camera heights. */
const NEAREST = 0.02;

interface Peak {
  readonly shift: Shift;
  readonly likeness: number;
}

/** Shifts (one of each pair of opposites) at which the floor is more like itself than at those around. */
function peaksOf(likeness: Likeness, plane: FloorPlane): Peak[] {
  const half = Math.round(REACH / STEP);
  const columns = 2 * half + 1;
  const values = new Float32Array(columns * (half + 1));
  for (let row = 0; row <= half; row++) {
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = likeness.at(plane, [(column - half) * STEP, row * STEP]);
  }
  const peaks: Peak[] = [];
  for (let row = 0; row < half; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const shift: Shift = [(column - half) * STEP, row * STEP];
      const value = values[row * columns + column]!;
      if (value < WORTH || Math.hypot(...shift) < SHORTEST) continue;
      const around = [-columns - 1, -columns, 1 - columns, -1, 1, columns - 1, columns, columns + 1];
      if (around.every((step) => (values[row * columns + column + step] ?? 0) <= value))
        peaks.push({ shift, likeness: value });
    }
  }
  return peaks;
}

function bestOf(peaks: readonly Peak[], isMeant: (shift: Shift) => boolean): Shift | null {
  const meant = peaks.filter(({ shift }) => isMeant(shift));
  const most = Math.max(0, ...meant.map((peak) => peak.likeness));
  const good = meant.filter((peak) => peak.likeness >= NEARLY * most);
  good.sort((a, b) => Math.hypot(...a.shift) - Math.hypot(...b.shift));
  return good[0]?.shift ?? null;
}

/** Whether two shifts differ in direction by more than about 35 degrees. */
function isAcross(a: Shift, b: Shift): boolean {
  const sin = Math.abs(a[0] * b[1] - a[1] * b[0]) / (Math.hypot(...a) * Math.hypot(...b));
  return sin > 0.57;
}

/** Corners of the lattice whose likeness is judged together. */
const JUDGED: readonly Shift[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [2, 0],
  [0, 2],
];

function cornerOf({ first, second }: Lattice, i: number, j: number): Shift {
  return [i * first[0] + j * second[0], i * first[1] + j * second[1]];
}

/** Improves vectors and horizon step by step: small errors add up over many tiles. */
function refine(likeness: Likeness, start: Lattice): Lattice | null {
  const total = (lattice: Lattice): number =>
    JUDGED.reduce((sum, [i, j]) => sum + likeness.at(lattice.plane, cornerOf(lattice, i, j)), 0);
  let best = start;
  let score = total(start);
  for (let step = 0.008; step > 0.0008; step /= 2) {
    for (let round = 0; round < 2; round++) {
      for (const changed of variantsOf(best, step)) {
        const value = total(changed);
        if (value <= score) continue;
        score = value;
        best = changed;
      }
    }
  }
  return isTiled(likeness, best) ? best : null;
}

/** Likeness that every one of a tile's neighbours must reach; floors without tiles miss it at one of them by far. */
const CERTAIN = 0.3;
/** Half-way between two corners of a tile the floor is less alike: boards and borders are like themselves all along. */
const UNLIKE = 0.7;
const NEIGHBOURS = JUDGED.slice(0, 4);

function isTiled(likeness: Likeness, lattice: Lattice): boolean {
  const at = (part: number): number[] =>
    NEIGHBOURS.map(([i, j]) => likeness.at(lattice.plane, cornerOf(lattice, part * i, part * j)));
  const whole = at(1);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return Math.min(...whole) >= CERTAIN && sum(at(0.5)) < UNLIKE * sum(whole);
}

function variantsOf(lattice: Lattice, step: number): Lattice[] {
  const { plane, first, second } = lattice;
  return [-step, step].flatMap((change) => [
    { ...lattice, first: [first[0] + change, first[1]] as const },
    { ...lattice, first: [first[0], first[1] + change] as const },
    { ...lattice, second: [second[0] + change, second[1]] as const },
    { ...lattice, second: [second[0], second[1] + change] as const },
    { ...lattice, plane: lowered(plane, change) },
  ]);
}
