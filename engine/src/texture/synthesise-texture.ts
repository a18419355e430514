import { createRandom, type Random } from '../random.ts';
import { peelInwards } from './peel.ts';
import { halveTexture, makeField, PADDING, type PatchField, type TextureLevel } from './patch-level.ts';
import { measureMatches, randomSource, sweepMatches } from './patch-match.ts';
import { bestSources, voteColours } from './vote.ts';

/** Coarsening stops when the hole is about this deep (pixels): a patch then sees across it. */
const SHALLOW = 6;
const MOST_LEVELS = 6;
const SMALLEST_SIDE = 48;

export interface TextureRequest {
  readonly level: TextureLevel;
  /** Largest distance from a hole pixel to the hole's edge, in pixels. */
  readonly depth: number;
  readonly seed: number;
  readonly onProgress: (fraction: number) => void;
}

/** For every hole pixel, row by row, the index of the known pixel to copy; null when there is nothing to copy from. */
export function synthesiseTexture({ level, depth, seed, onProgress }: TextureRequest): Int32Array | null {
  const levels = [level];
  for (let d = depth; d > SHALLOW && levels.length < MOST_LEVELS; d /= 2) {
    const last = levels.at(-1)!;
    if (Math.min(last.width, last.height) >> 1 < SMALLEST_SIDE) break;
    levels.push(halveTexture(last));
  }
  const random = createRandom(seed);
  let coarser: PatchField | null = null;
  for (let l = levels.length - 1; l >= 0; l--) {
    const field = makeField(levels[l]!);
    if (!field) continue;
    if (coarser) inheritMatches(field, coarser, random);
    else peelInwards(field, random);
    improve(field, planFor(l, coarser === null), random);
    coarser = field;
    onProgress(1 - l / levels.length);
  }
  if (!coarser || coarser.width !== level.width) return null;
  const { stride, width } = coarser;
  return bestSources(coarser).map((at) => (((at / stride) | 0) - PADDING) * width + (at % stride) - PADDING);
}

interface Plan {
  readonly rounds: number;
  readonly sweeps: number;
  readonly search: number;
}

/** Most work where it is cheap and decides most: at the coarsest level. */
function planFor(level: number, isCoarsest: boolean): Plan {
  if (isCoarsest) return { rounds: 3, sweeps: 4, search: 256 };
  if (level === 0) return { rounds: 1, sweeps: 2, search: 8 };
  return level === 1 ? { rounds: 2, sweeps: 2, search: 16 } : { rounds: 4, sweeps: 2, search: 32 };
}

function improve(field: PatchField, plan: Plan, random: Random): void {
  for (let round = 0; round < plan.rounds; round++) {
    measureMatches(field);
    for (let sweep = 0; sweep < plan.sweeps; sweep++) {
      sweepMatches(field, {
        isReverse: (round * plan.sweeps + sweep) % 2 === 1,
        search: plan.search,
        random,
      });
    }
    voteColours(field);
  }
}

/** From the coarser level's matches, doubled; at random where there are none. Then the hole is painted once with them. */
function inheritMatches(field: PatchField, coarser: PatchField, random: Random): void {
  for (const target of field.targets) {
    const inherited = inheritedMatch(field, coarser, target);
    field.match[target] = inherited >= 0 ? inherited : randomSource(field, target, random);
  }
  field.cost.fill(0);
  voteColours(field);
}

function inheritedMatch(field: PatchField, coarser: PatchField, target: number): number {
  const x = (target % field.stride) - PADDING;
  const y = ((target / field.stride) | 0) - PADDING;
  const parentX = Math.min(coarser.width - 1, x >> 1);
  const parentY = Math.min(coarser.height - 1, y >> 1);
  const parent = (parentY + PADDING) * coarser.stride + parentX + PADDING;
  if (coarser.isTarget[parent] === 0) return -1;
  const sourceX = 2 * ((coarser.match[parent]! % coarser.stride) - PADDING) + (x & 1);
  const sourceY = 2 * (((coarser.match[parent]! / coarser.stride) | 0) - PADDING) + (y & 1);
  for (let ring = 0; ring <= 3; ring++) {
    for (let dy = -ring; dy <= ring; dy++) {
      for (let dx = -ring; dx <= ring; dx++) {
        const source = (sourceY + dy + PADDING) * field.stride + sourceX + dx + PADDING;
        if (field.isSource[source] === 1 && field.surface[source] === field.surface[target]) return source;
      }
    }
  }
  return -1;
}
