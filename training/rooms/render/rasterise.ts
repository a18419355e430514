import type { Triangles } from './triangles.ts';
import type { View } from './view.ts';

/** Nearest triangle at every sample: 1 / distance ahead, and the triangle's number (-1 = none). */
export interface Visible {
  readonly depth: Float32Array;
  readonly triangle: Int32Array;
}

/** A mirror plane across an axis: the world is seen as it is reflected there. */
export interface MirrorPlane {
  readonly axis: 0 | 1 | 2;
  readonly value: number;
  /** +1 where the room lies on the greater side of the plane. */
  readonly side: 1 | -1;
}

const NEAR = 0.05;
/** Metres: what is not farther in front of a mirror than this lies in it. */
const IN_MIRROR = 0.015;

interface Pass {
  readonly view: View;
  /** True for triangles that are not drawn. */
  readonly skips?: (triangle: number) => boolean;
  readonly mirror?: MirrorPlane;
}

/** Draws all triangles into a z-buffer. */
export function rasterise(triangles: Triangles, { view, skips, mirror }: Pass): Visible {
  const { count, corners } = triangles;
  const out = {
    depth: new Float32Array(view.width * view.height),
    triangle: new Int32Array(view.width * view.height).fill(-1),
  };
  const seen = project(triangles.positions, view, mirror);
  const clipped = new Float64Array(12);
  for (let t = 0; t < count; t++) {
    if (skips?.(t)) continue;
    const points = [3 * corners[3 * t]!, 3 * corners[3 * t + 1]!, 3 * corners[3 * t + 2]!] as const;
    if (
      mirror &&
      points.every((p) => (triangles.positions[p + mirror.axis]! - mirror.value) * mirror.side < IN_MIRROR)
    )
      continue;
    const inFront = points.filter((p) => seen[p + 2]! > NEAR).length;
    if (inFront === 0) continue;
    if (inFront === 3) {
      for (let k = 0; k < 3; k++) copyPoint(seen, points[k]!, { to: clipped, at: k });
      fill(out, view, { triangle: t, points: clipped, b: 1, c: 2 });
      continue;
    }
    const made = clip(seen, points, clipped);
    for (let i = 2; i < made; i++) fill(out, view, { triangle: t, points: clipped, b: i - 1, c: i });
  }
  return out;
}

function copyPoint(from: Float32Array, p: number, { to, at }: { to: Float64Array; at: number }): void {
  for (let k = 0; k < 3; k++) to[3 * at + k] = from[p + k]!;
}

/** Vertices in the view's axes: right, up, ahead. */
function project(
  positions: Float32Array,
  { at, right, up, ahead }: View,
  mirror: MirrorPlane | undefined,
): Float32Array {
  const out = new Float32Array(positions.length);
  const p = [0, 0, 0];
  for (let i = 0; i < positions.length; i += 3) {
    for (let k = 0; k < 3; k++) p[k] = positions[i + k]!;
    if (mirror) p[mirror.axis] = 2 * mirror.value - p[mirror.axis]!;
    const [x, y, z] = [p[0]! - at[0], p[1]! - at[1], p[2]! - at[2]];
    out[i] = x * right[0] + y * right[1] + z * right[2];
    out[i + 1] = x * up[0] + y * up[1] + z * up[2];
    out[i + 2] = x * ahead[0] + y * ahead[1] + z * ahead[2];
  }
  return out;
}

/** Cuts off what lies before the near plane; returns the number of corners left. */
function clip(seen: Float32Array, points: readonly [number, number, number], out: Float64Array): number {
  let n = 0;
  for (let i = 0; i < 3; i++) {
    const a = points[i]!;
    const b = points[(i + 1) % 3]!;
    const [za, zb] = [seen[a + 2]!, seen[b + 2]!];
    if (za > NEAR) copyPoint(seen, a, { to: out, at: n++ });
    if (za > NEAR === zb > NEAR) continue;
    const share = (NEAR * 1.001 - za) / (zb - za);
    for (let k = 0; k < 2; k++) out[3 * n + k] = seen[a + k]! + share * (seen[b + k]! - seen[a + k]!);
    out[3 * n + 2] = NEAR * 1.001;
    n++;
  }
  return n;
}

/** Fills the triangle of corners 0, b and c of a fan. */
function fill(
  out: Visible,
  { focal, width, height }: View,
  { triangle, points, b, c }: { triangle: number; points: Float64Array; b: number; c: number },
): void {
  const ia = 1 / points[2]!;
  const ib = 1 / points[3 * b + 2]!;
  const ic = 1 / points[3 * c + 2]!;
  const x0 = width / 2 + focal * points[0]! * ia;
  const y0 = height / 2 - focal * points[1]! * ia;
  const x1 = width / 2 + focal * points[3 * b]! * ib;
  const y1 = height / 2 - focal * points[3 * b + 1]! * ib;
  const x2 = width / 2 + focal * points[3 * c]! * ic;
  const y2 = height / 2 - focal * points[3 * c + 1]! * ic;
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (area === 0) return;
  const left = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(x0, x1, x2) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5));
  const ux = (y2 - y0) / area;
  const uy = (x0 - x2) / area;
  const vx = (y0 - y1) / area;
  const vy = (x1 - x0) / area;
  for (let y = top; y <= bottom; y++) {
    const dy = y + 0.5 - y0;
    for (let x = left; x <= right; x++) {
      const dx = x + 0.5 - x0;
      const u = dx * ux + dy * uy;
      const v = dx * vx + dy * vy;
      if (u < 0 || v < 0 || u + v > 1) continue;
      const depth = ia + u * (ib - ia) + v * (ic - ia);
      const o = y * width + x;
      if (depth <= out.depth[o]!) continue;
      out.depth[o] = depth;
      out.triangle[o] = triangle;
    }
  }
}
