import type { Mesh } from '../../scene/mesh.ts';
import { curveThrough } from '../../scene/shapes/curve.ts';
import { addForward } from '../../scene/shapes/forward.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import type { Vec3 } from '../../scene/vector.ts';

export interface BentPad {
  /** Its middle line from the left, in the plane of x and y. */
  readonly line: readonly Vec3[];
  readonly thick: number;
  readonly depth: number;
  /** Sewn into so many channels; one = plain. */
  readonly channels?: number;
}

/** A pad that follows a round line: seats that rise to a headrest. */
export function addBentPad(
  mesh: Mesh,
  { line, thick, depth, channels = 1 }: BentPad,
  material: number,
): void {
  const path = curveThrough(line, 12);
  const ways = waysAlong(path);
  const length = ways.at(-1)!;
  const wide = length / channels;
  for (let i = 0; i < channels; i++) {
    const from = wide * i;
    addBox(
      mesh,
      {
        centre: [0, 0, 0],
        size: [wide, thick, depth],
        radius: Math.min(0.05, thick * 0.4),
        bulge: [0, channels > 1 ? 0.008 : 0.012, 0.01],
        dents: 0.005,
        divisions: channels > 1 ? 5 : 22,
        seed: i,
        bend: ([x, y, z]) => beside({ path, ways }, { way: from + wide / 2 + x, out: y, z }),
      },
      material,
    );
  }
}

/** How far along it each point of a line is, metres. */
function waysAlong(path: readonly Vec3[]): number[] {
  let way = 0;
  return path.map((point, i) => {
    const last = path[i - 1] ?? point;
    way += Math.hypot(point[0] - last[0], point[1] - last[1]);
    return way;
  });
}

/** The place so far along a line and so far above it; the line goes on straight beyond its ends. */
function beside(
  { path, ways }: { readonly path: readonly Vec3[]; readonly ways: readonly number[] },
  { way, out, z }: { readonly way: number; readonly out: number; readonly z: number },
): Vec3 {
  const after = ways.findIndex((reached) => reached > way);
  const i = Math.max(0, (after < 0 ? path.length - 1 : after) - 1);
  const [a, b] = [path[i]!, path[i + 1]!];
  const span = ways[i + 1]! - ways[i]!;
  const along = [(b[0] - a[0]) / span, (b[1] - a[1]) / span] as const;
  const rest = way - ways[i]!;
  return [a[0] + along[0] * rest - along[1] * out, a[1] + along[1] * rest + along[0] * out, z];
}

export interface Bolster {
  /** Middle of its back end; it lies along z. */
  readonly at: Vec3;
  readonly radius: number;
  readonly length: number;
}

/** A round cushion that lies across a seat, with a button in each end. */
export function addBolster(mesh: Mesh, { at, radius, length }: Bolster, material: number): void {
  const end = [
    [0.0001, 0.012],
    [0.012, 0.01],
    [0.016, 0.014],
    [radius * 0.5, 0.002],
    [radius * 0.82, 0],
    [radius * 0.96, 0.01],
  ] as const;
  const swell = [0.03, 0.25, 0.5, 0.75].map((share) => {
    const [from, to] = [0.03, length - 0.03];
    const bow = 1 - (2 * share - 1) ** 2;
    return [radius * (1 + 0.05 * bow), from + (to - from) * share] as const;
  });
  const other = end.toReversed().map(([across, way]) => [across, length - way] as const);
  addForward(mesh, { at, profile: [...end, ...swell, ...other], segments: 36 }, material);
}
