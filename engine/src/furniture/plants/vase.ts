import type { Mesh } from '../../scene/mesh.ts';
import { addTube, addTurned, type Profile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';

export type VaseForm = 'belly' | 'bottle' | 'amphora' | 'cylinder' | 'trumpet' | 'fluted' | 'gourd' | 'jug';

interface Outline {
  /** Radius and height of its outside by shares of its own height, from the foot to the mouth. */
  readonly points: Profile;
  /** Ribs round it, and how deep they are by the radius. */
  readonly ribs?: readonly [count: number, depth: number];
  /** Where each handle leaves the body and comes back to it, as shares of its height. */
  readonly handles?: readonly [count: 1 | 2, from: number, to: number];
}

const OUTLINES: Record<VaseForm, Outline> = {
  belly: { points: outline('0.17,0 0.27,0.1 0.36,0.3 0.37,0.45 0.3,0.66 0.19,0.82 0.165,0.9 0.19,1') },
  bottle: {
    points: outline('0.18,0 0.25,0.08 0.29,0.22 0.26,0.36 0.15,0.48 0.085,0.58 0.07,0.75 0.075,0.92 0.1,1'),
  },
  amphora: {
    points: outline('0.13,0 0.15,0.04 0.24,0.22 0.31,0.46 0.29,0.62 0.18,0.74 0.13,0.82 0.135,0.93 0.17,1'),
    handles: [2, 0.6, 0.93],
  },
  cylinder: { points: outline('0.2,0 0.215,0.02 0.22,0.3 0.22,0.6 0.22,0.85 0.215,1') },
  trumpet: { points: outline('0.16,0 0.17,0.03 0.12,0.14 0.13,0.34 0.17,0.6 0.23,0.84 0.29,1') },
  fluted: {
    points: outline('0.19,0 0.25,0.08 0.31,0.28 0.31,0.5 0.27,0.74 0.21,0.9 0.22,1'),
    ribs: [18, 0.045],
  },
  gourd: {
    points: outline(
      '0.18,0 0.28,0.1 0.31,0.24 0.26,0.4 0.17,0.52 0.2,0.64 0.22,0.74 0.18,0.88 0.11,0.95 0.12,1',
    ),
  },
  jug: {
    points: outline('0.2,0 0.26,0.08 0.3,0.28 0.28,0.46 0.2,0.66 0.17,0.78 0.19,0.92 0.22,1'),
    handles: [1, 0.36, 0.9],
  },
};

/** Pairs of numbers, apart by spaces. */
function outline(pairs: string): Profile {
  return pairs.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
}

/** Between one point of an outline and the next. */
const STEPS = 4;
/** Thickness of the wall by the height. */
const WALL = 0.018;

/** The curve through the points of an outline (Catmull-Rom). */
function curved(points: Profile): Profile {
  const at = (i: number): readonly [number, number] => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const between = (i: number, share: number): [number, number] => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const value = (k: 0 | 1): number => {
      const [slope, next] = [(c[k] - a[k]) / 2, (d[k] - b[k]) / 2];
      const bend = 3 * (c[k] - b[k]) - 2 * slope - next;
      return b[k] + share * (slope + share * (bend + share * (slope + next - 2 * (c[k] - b[k]))));
    };
    return [value(0), value(1)];
  };
  const inner = points
    .slice(0, -1)
    .flatMap((_, i) => Array.from({ length: STEPS }, (__, k) => between(i, k / STEPS)));
  return [...inner, at(points.length - 1)];
}

export interface Vase {
  readonly form: VaseForm;
  /** Of its foot. */
  readonly at: Vec3;
  /** Metres. */
  readonly height: number;
}

/** Radius of a vase's mouth, metres. */
export function mouthOf({ form, height }: Vase): number {
  return height * (OUTLINES[form].points.at(-1)![0] - WALL);
}

/** A hollow vase. */
export function addVaseBody(mesh: Mesh, vase: Vase, slot: number): void {
  const { points, ribs } = OUTLINES[vase.form];
  const { at, height } = vase;
  const outside = curved(points);
  const inside = outside.filter(([, y]) => y > 0.45).toReversed();
  const shares: Profile = [
    [0.0001, 0],
    [outside[0]![0] * 0.94, 0],
    ...outside,
    ...inside.map(([r, y]) => [Math.max(0.01, r - WALL), y] as const),
    [0.0001, 0.45],
  ];
  const profile = shares.map(([r, y]) => [r * height, y * height] as const);
  const ripple =
    ribs && ((angle: number, r: number): number => -ribs[1] * r * Math.abs(Math.sin((angle * ribs[0]) / 2)));
  addTurned(mesh, { at, profile, segments: ribs ? ribs[0] * 8 : 48, ...(ripple && { ripple }) }, slot);
  addHandles(mesh, vase, slot);
}

/** Radius of a vase's outside at a share of its height, as a share of that. */
function radiusAt(form: VaseForm, share: number): number {
  const { points } = OUTLINES[form];
  const next = Math.max(
    1,
    points.findIndex(([, y]) => y >= share),
  );
  const [[r0, y0], [r1, y1]] = [points[next - 1]!, points[next]!];
  return r0 + ((r1 - r0) * (share - y0)) / (y1 - y0);
}

function addHandles(mesh: Mesh, { form, at, height }: Vase, slot: number): void {
  const { handles } = OUTLINES[form];
  if (!handles) return;
  const [count, from, to] = handles;
  for (let i = 0; i < count; i++) {
    const side = i === 0 ? 1 : -1;
    const path = Array.from({ length: 15 }, (_, k): Vec3 => {
      const share = k / 14;
      const y = from + (to - from) * (share + 0.16 * Math.sin(share * Math.PI));
      const foot = radiusAt(form, from) * (1 - share) + radiusAt(form, to) * share - 0.01;
      const out = foot + 0.13 * Math.sin(Math.PI * share) ** 0.8;
      return [at[0] + side * out * height, at[1] + y * height, at[2]];
    });
    addTube(mesh, { path, radius: 0.021 * height, segments: 10 }, slot);
  }
}
