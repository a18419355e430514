export const IGNORED = 0;
export const KNOWN = 1;
export const FREE = 2;

/** Interleaved RGB floats. */
export interface Membrane {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue; read where `state` is KNOWN, written where it is FREE. */
  readonly colour: Float32Array;
  readonly state: Uint8Array;
}

/** Pictures this small are solved without a coarser one. */
const SMALLEST = 24;
/** Of successive over-relaxation. */
const STEP = 1.6;

/**
 * Fills FREE pixels with the smoothest continuation of the KNOWN ones beside them, coarse to fine, in place: Laplace's equation. With a `reach` (pixels) the screened
 * equation, which fades to 0.
 */
export function stretchMembrane(level: Membrane, reach = Infinity): void {
  const isSmallest = Math.min(level.width, level.height) <= SMALLEST;
  const free = freePixels(level);
  if (isSmallest) startFromMean(level, free);
  else {
    const coarse = halve(level);
    stretchMembrane(coarse, reach / 2);
    startFromCoarse(level, free, coarse);
  }
  const rounds = isSmallest ? 200 : level.width > 200 ? 25 : 60;
  relax(level, free, { rounds, fade: 1 / (reach * reach) });
}

function freePixels({ state }: Membrane): Int32Array {
  const out: number[] = [];
  for (let i = 0; i < state.length; i++) if (state[i] === FREE) out.push(i);
  return Int32Array.from(out);
}

function halve(fine: Membrane): Membrane {
  const width = fine.width >> 1;
  const height = fine.height >> 1;
  const colour = new Float32Array(width * height * 3);
  const state = new Uint8Array(width * height);
  for (let to = 0; to < state.length; to++) {
    const from = 2 * Math.floor(to / width) * fine.width + 2 * (to % width);
    let [known, free] = [0, 0];
    for (let k = 0; k < 4; k++) {
      const i = from + (k & 1) + (k >> 1) * fine.width;
      if (fine.state[i] === FREE) free++;
      if (fine.state[i] !== KNOWN) continue;
      known++;
      for (let c = 0; c < 3; c++) colour[3 * to + c]! += fine.colour[3 * i + c]!;
    }
    if (known > 1) for (let c = 0; c < 3; c++) colour[3 * to + c]! /= known;
    const isFree = free > 2 || (free > 0 && known === 0);
    state[to] = isFree ? FREE : known > 0 ? KNOWN : IGNORED;
  }
  return { width, height, colour, state };
}

function startFromMean({ colour, state }: Membrane, free: Int32Array): void {
  const mean = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== KNOWN) continue;
    for (let c = 0; c < 3; c++) mean[c]! += colour[3 * i + c]!;
    count++;
  }
  for (const i of free) for (let c = 0; c < 3; c++) colour[3 * i + c] = count > 0 ? mean[c]! / count : 0;
}

function startFromCoarse({ width, colour }: Membrane, free: Int32Array, coarse: Membrane): void {
  for (const i of free) {
    const x = Math.min(coarse.width - 1, (i % width) >> 1);
    const y = Math.min(coarse.height - 1, Math.floor(i / width) >> 1);
    for (let c = 0; c < 3; c++) colour[3 * i + c] = coarse.colour[3 * (y * coarse.width + x) + c]!;
  }
}

/** Successive over-relaxation of the FREE pixels, forwards and backwards in turn. */
function relax(level: Membrane, free: Int32Array, { rounds, fade }: { rounds: number; fade: number }): void {
  const { width, height, state } = level;
  const pixels = width * height;
  // Neighbours that are not read are one pixel behind the last, which is 0 and adds nothing: so none has to be asked for.
  const colour = new Float32Array(3 * (pixels + 1));
  colour.set(level.colour);
  const beside = new Int32Array(4 * free.length).fill(3 * pixels);
  const share = new Float64Array(free.length);
  const reads = (to: number, i: number, isInside: boolean): number => {
    if (!isInside || state[i] === IGNORED) return 0;
    beside[to] = 3 * i;
    return 1;
  };
  for (let k = 0; k < free.length; k++) {
    const i = free[k]!;
    const x = i % width;
    const read =
      reads(4 * k, i - 1, x > 0) +
      reads(4 * k + 1, i + 1, x < width - 1) +
      reads(4 * k + 2, i - width, i >= width) +
      reads(4 * k + 3, i + width, i < pixels - width);
    if (read > 0) share[k] = read + fade;
  }
  const last = free.length - 1;
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k <= last; k++) {
      const at = round % 2 === 0 ? k : last - k;
      const own = share[at]!;
      if (own === 0) continue;
      const [left, right] = [beside[4 * at]!, beside[4 * at + 1]!];
      const [up, down] = [beside[4 * at + 2]!, beside[4 * at + 3]!];
      const to = 3 * free[at]!;
      for (let c = 0; c < 3; c++) {
        const sum = colour[left + c]! + colour[right + c]! + colour[up + c]! + colour[down + c]!;
        colour[to + c]! += STEP * (sum / own - colour[to + c]!);
      }
    }
  }
  level.colour.set(colour.subarray(0, 3 * pixels));
}
