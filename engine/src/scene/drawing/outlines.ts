import type { Hits } from './first-hits.ts';

export interface Pen {
  /** Two faces that meet at a smaller cosine than this show a line. */
  readonly crease: number;
  /** Half the width of lines, in points. */
  readonly radius: number;
}

/** A step in depth of this share of the distance shows a line. */
const STEP = 0.012;

/** How strongly a line runs between two neighbouring points: 0 none, 1 an outline. */
function lineBetween(hits: Hits, [a, b]: readonly [number, number], crease: number): number {
  const { slot, normal, position, distance } = hits;
  if (slot[a] !== slot[b]) return 1;
  if (slot[a]! < 0) return 0;
  let along = 0;
  let off = 0;
  let back = 0;
  for (let k = 0; k < 3; k++) {
    const step = position[3 * b + k]! - position[3 * a + k]!;
    along += normal[3 * a + k]! * normal[3 * b + k]!;
    off += normal[3 * a + k]! * step;
    back += normal[3 * b + k]! * step;
  }
  if (Math.min(Math.abs(off), Math.abs(back)) > STEP * distance[a]!) return 1;
  return along < crease ? 0.75 : 0;
}

/** Ink at every point, 0..1: along silhouettes, where one part stands before another, and along creases (Saito and Takahashi 1990). */
export function outlines(hits: Hits, { crease, radius }: Pen): Float32Array {
  const { width, height } = hits;
  const thin = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const right = x + 1 < width ? lineBetween(hits, [i, i + 1], crease) : 0;
      const below = y + 1 < height ? lineBetween(hits, [i, i + width], crease) : 0;
      thin[i] = Math.max(right, below);
    }
  }
  return thicken(thin, { width, height, radius });
}

function thicken(thin: Float32Array, pen: { width: number; height: number; radius: number }): Float32Array {
  const { width, height, radius } = pen;
  const reach = Math.ceil(radius);
  const out = new Float32Array(thin.length);
  for (let i = 0; i < thin.length; i++) {
    if (thin[i] === 0) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const isInPicture = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
        if (!isInPicture || dx * dx + dy * dy > radius * radius) continue;
        const to = i + dy * width + dx;
        if (thin[i]! > out[to]!) out[to] = thin[i]!;
      }
    }
  }
  return out;
}
