import type { Surroundings } from './surroundings.ts';

/** The ways out of a mask. */
export type Way = 'left' | 'right' | 'up' | 'down';

/** What lies outside one piece of a mask's outline, ring by ring. */
export interface Profile {
  /** Cell of the piece. */
  readonly column: number;
  readonly row: number;
  readonly way: Way;
  /** Numbers of the pixels in every ring, the nearest ring first. */
  readonly rings: readonly (readonly number[])[];
}

/** Pixels across a ring. */
export const RING = 2;
/** Side of a cell, share of the longer side. */
const CELL = 0.03;

/** Puts the pixels up to `reach` pixels around a mask into rings, piece by piece of the outline. */
export function profilesAround({ width, height, hole }: Surroundings, reach: number): Profile[] {
  const cell = Math.max(4, Math.round(CELL * Math.max(width, height)));
  const nearest = nearestMarked({ width, height, hole });
  const made = new Map<string, Profile & { rings: number[][] }>();
  for (let i = 0; i < hole.length; i++) {
    const from = nearest[i]!;
    if (hole[i] === 1 || from < 0) continue;
    const [dx, dy] = [(i % width) - (from % width), Math.floor(i / width) - Math.floor(from / width)];
    const far = Math.hypot(dx, dy);
    if (far > reach) continue;
    const way = wayOf(dx, dy);
    const column = Math.floor((from % width) / cell);
    const row = Math.floor(from / width / cell);
    const key = `${column} ${row} ${way}`;
    let profile = made.get(key);
    if (!profile) made.set(key, (profile = { column, row, way, rings: [] }));
    (profile.rings[Math.floor((far - 0.5) / RING)] ??= []).push(i);
  }
  return [...made.values()].map((profile) => ({
    ...profile,
    rings: Array.from(profile.rings, (ring) => ring ?? []),
  }));
}

function wayOf(dx: number, dy: number): Way {
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}

/** The nearest marked pixel of every pixel (within a pixel), -1 where none is marked. Two passes as in Danielsson 1980. */
function nearestMarked({ width, height, hole }: Pick<Surroundings, 'width' | 'height' | 'hole'>): Int32Array {
  const nearest = new Int32Array(hole.length).map((_, i) => (hole[i] === 1 ? i : -1));
  const squared = (one: number, two: number): number =>
    ((one % width) - (two % width)) ** 2 + (Math.floor(one / width) - Math.floor(two / width)) ** 2;
  const look = (i: number, from: number): void => {
    const candidate = nearest[from]!;
    if (candidate < 0) return;
    const known = nearest[i]!;
    if (known < 0 || squared(candidate, i) < squared(known, i)) nearest[i] = candidate;
  };
  for (const step of [1, -1]) {
    for (let line = 0; line < height; line++) {
      const y = step > 0 ? line : height - 1 - line;
      const before = y - step;
      const hasBefore = before >= 0 && before < height;
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (x > 0) look(i, i - 1);
        if (!hasBefore) continue;
        look(i, before * width + x);
        if (x > 0) look(i, before * width + x - 1);
        if (x + 1 < width) look(i, before * width + x + 1);
      }
      for (let x = width - 2; x >= 0; x--) look(y * width + x, y * width + x + 1);
    }
  }
  return nearest;
}
