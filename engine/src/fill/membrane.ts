import { relaxMembrane } from './relax-membrane.ts';
import { FREE, IGNORED, KNOWN, type MembraneLevel } from './membrane-level.ts';

export interface Stretching {
  /** What spreads fades with this distance in pixels; not at all when left out. */
  readonly reach?: number;
  /** Up to this far in slopes are carried on as well as values, in pixels, so that no kink shows at the edge; 0 when left out. */
  readonly stiffness?: number;
}

const SMALLEST = 24;

/**
 * Fills FREE pixels with the smoothest continuation of the KNOWN ones of the same surface, coarse to fine, in place: Laplace's equation far inside, a stiff plate's near the edge
 * (a spline in tension, Smith and Wessel 1990); with a reach the screened equation, which fades to 0.
 */
export function stretchMembrane(
  level: MembraneLevel,
  { reach = Infinity, stiffness = 0 }: Stretching = {},
): void {
  const isSmallest = Math.min(level.width, level.height) <= SMALLEST;
  const free = freePixels(level);
  if (isSmallest) startFromMeans(level, free);
  else {
    const coarse = halveLevel(level);
    stretchMembrane(coarse, { reach: reach / 2, stiffness: stiffness / 2 });
    startFromCoarse(level, free, coarse);
  }
  const rounds = isSmallest ? 200 : level.width > 200 ? 25 : 60;
  relaxMembrane(level, free, { rounds, fade: 1 / (reach * reach), tension: 1 / (stiffness * stiffness) });
}

function freePixels({ state }: MembraneLevel): Int32Array {
  const out: number[] = [];
  for (let i = 0; i < state.length; i++) if (state[i] === FREE) out.push(i);
  return Int32Array.from(out);
}

function halveLevel(fine: MembraneLevel): MembraneLevel {
  const width = fine.width >> 1;
  const height = fine.height >> 1;
  const colour = new Float32Array(width * height * 3);
  const state = new Uint8Array(width * height);
  const surface = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = y * width + x;
      const from = 2 * y * fine.width + 2 * x;
      const four = [from, from + 1, from + fine.width, from + fine.width + 1];
      const own = fine.surface[from]!;
      surface[to] = own;
      const known = four.filter((i) => fine.state[i] === KNOWN && fine.surface[i] === own);
      const free = four.filter((i) => fine.state[i] === FREE).length;
      for (const i of known)
        for (let c = 0; c < 3; c++) colour[3 * to + c]! += fine.colour[3 * i + c]! / known.length;
      const isFree = free >= 2 || (free > 0 && known.length === 0);
      state[to] = isFree ? FREE : known.length > 0 ? KNOWN : IGNORED;
    }
  }
  return { width, height, colour, state, surface };
}

function startFromMeans({ colour, state, surface }: MembraneLevel, free: Int32Array): void {
  const sums = new Float64Array(256 * 4);
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== KNOWN) continue;
    for (let c = 0; c < 3; c++) sums[4 * surface[i]! + c]! += colour[3 * i + c]!;
    sums[4 * surface[i]! + 3]!++;
  }
  for (const i of free) {
    const count = sums[4 * surface[i]! + 3]!;
    for (let c = 0; c < 3; c++) colour[3 * i + c] = count > 0 ? sums[4 * surface[i]! + c]! / count : 128;
  }
}

const AROUND: readonly [number, number][] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
];

function startFromCoarse(
  { width, colour, surface }: MembraneLevel,
  free: Int32Array,
  coarse: MembraneLevel,
): void {
  for (const i of free) {
    const x = Math.min(coarse.width - 1, (i % width) >> 1);
    const y = Math.min(coarse.height - 1, ((i / width) | 0) >> 1);
    let from = y * coarse.width + x;
    for (const [dx, dy] of AROUND) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= coarse.width || y + dy >= coarse.height) continue;
      const near = (y + dy) * coarse.width + x + dx;
      if (coarse.surface[near] !== surface[i] || coarse.state[near] === IGNORED) continue;
      from = near;
      break;
    }
    for (let c = 0; c < 3; c++) colour[3 * i + c] = coarse.colour[3 * from + c]!;
  }
}
