import { boundsOfCells } from '../../mask/islands.ts';
import type { Random } from '../../random.ts';
import { FEATURES, type Ground } from './ground.ts';

/** A move in the picture, in whole cells. */
export type Move = readonly [x: number, y: number];

/** How far around a hole is looked, as a share of its larger side, and at least so many cells. */
const AROUND = 1;
const LEAST_AROUND = 16;
/** Shorter moves say only that neighbours look alike: cells, and share of the hole's larger side. */
const SHORTEST = 4;
const SHORTEST_SHARE = 0.15;
const ROUNDS = 5;
/** Mean squared difference of a feature that halves a vote. */
const ALIKE = 36;
/** Fewer votes than this share of the best one's are chance. */
const WORTH = 0.04;
/** Moves nearer to each other than this are one (cells). */
const APART = 2;
/** No more moves than so many are told. */
const MOST = 24;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly shortest: number;
}

/**
 * The moves by which the surroundings of a hole are most like themselves, the best first: along a skirting, a window sill or the horizon, from one chair of a row to the next.
 * Each cell looks for its like (PatchMatch: Barnes, Shechtman, Finkelstein, Goldman 2009) and votes for the move to it (He, Sun 2012).
 */
export function repeatsInPicture(ground: Ground, cells: Int32Array, random: Random): Move[] {
  const area = areaAround(ground, cells);
  return peaksOf(matchCells(ground, area, random), area);
}

function areaAround({ width, height }: Ground, cells: Int32Array): Area {
  const { left, top, right, bottom } = boundsOfCells(cells, width);
  const side = Math.max(right - left, bottom - top);
  const reach = Math.max(LEAST_AROUND, Math.round(AROUND * side));
  return {
    left: Math.max(1, left - reach),
    top: Math.max(1, top - reach),
    right: Math.min(width - 2, right + reach),
    bottom: Math.min(height - 2, bottom + reach),
    shortest: Math.max(SHORTEST, SHORTEST_SHARE * side),
  };
}

interface Match {
  readonly moveX: Int16Array;
  readonly moveY: Int16Array;
  /** Difference of a cell and its like, with those around them; Infinity without. */
  readonly gap: Float32Array;
}

function matchCells(ground: Ground, area: Area, random: Random): Match {
  const { width } = ground;
  const size = ground.isOpen.length;
  const isSeen = seenAround(ground);
  const match = {
    moveX: new Int16Array(size),
    moveY: new Int16Array(size),
    gap: new Float32Array(size).fill(Infinity),
  };
  const { left, top, right, bottom, shortest } = area;
  const across = right - left;
  const down = bottom - top;
  const offer = (cell: number, x: number, y: number): void => {
    const toX = (cell % width) + x;
    const toY = Math.floor(cell / width) + y;
    if (toX < left || toX > right || toY < top || toY > bottom) return;
    if (x * x + y * y < shortest * shortest) return;
    const like = toY * width + toX;
    if (isSeen[cell] === 0 || isSeen[like] === 0) return;
    const gap = patchGap(ground, { one: cell, other: like }, match.gap[cell]!);
    if (gap >= match.gap[cell]!) return;
    match.gap[cell] = gap;
    match.moveX[cell] = x;
    match.moveY[cell] = y;
  };
  const draw = (span: number): number => Math.round((2 * random() - 1) * span);
  for (let round = 0; round < ROUNDS; round++) {
    const way = round % 2 === 0 ? 1 : -1;
    for (let k = 0; k <= down; k++) {
      const y = way > 0 ? top + k : bottom - k;
      for (let j = 0; j <= across; j++) {
        const x = way > 0 ? left + j : right - j;
        const cell = y * width + x;
        if (ground.isOpen[cell] === 1) continue;
        for (const from of [cell - way, cell - way * width])
          if (match.gap[from]! < Infinity) offer(cell, match.moveX[from]!, match.moveY[from]!);
        for (let span = Math.max(across, down); span > 1; span /= 3)
          offer(cell, match.moveX[cell]! + draw(span), match.moveY[cell]! + draw(span));
      }
    }
  }
  return match;
}

/** 1 for cells that are seen, and all around them. */
function seenAround({ width, height, isOpen }: Ground): Uint8Array {
  const isSeen = new Uint8Array(isOpen.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const cell = y * width + x;
      let open = 0;
      for (let row = cell - width; row <= cell + width; row += width)
        open += isOpen[row - 1]! + isOpen[row]! + isOpen[row + 1]!;
      if (open === 0) isSeen[cell] = 1;
    }
  return isSeen;
}

/** Mean squared difference of two cells and those around them, all seen; Infinity once it is above `limit`. */
function patchGap(
  { width, feature }: Ground,
  { one, other }: { readonly one: number; readonly other: number },
  limit: number,
): number {
  let sum = 0;
  const apart = FEATURES * (other - one);
  const most = 9 * FEATURES * limit;
  for (let row = one - width; row <= one + width; row += width) {
    for (let i = FEATURES * (row - 1); i < FEATURES * (row + 2); i++) {
      const difference = feature[i]! - feature[i + apart]!;
      sum += difference * difference;
    }
    if (sum >= most) return Infinity;
  }
  return sum / (9 * FEATURES);
}

/** The moves that were voted for most; a cell's vote weighs by how like its like is. */
function peaksOf({ moveX, moveY, gap }: Match, { left, top, right, bottom }: Area): Move[] {
  const [reachX, reachY] = [right - left, bottom - top];
  const across = 2 * reachX + 1;
  const votes = new Float32Array(across * (2 * reachY + 1));
  for (let cell = 0; cell < gap.length; cell++) {
    if (gap[cell] === Infinity) continue;
    const weight = 1 / (1 + gap[cell]! / ALIKE);
    // The way back is as good.
    for (const sign of [1, -1]) {
      const at = (sign * moveY[cell]! + reachY) * across + sign * moveX[cell]! + reachX;
      votes[at]! += weight;
    }
  }
  const order = [...votes.keys()].filter((at) => votes[at]! > 0).sort((a, b) => votes[b]! - votes[a]!);
  const peaks: Move[] = [];
  for (const at of order) {
    if (peaks.length === MOST || votes[at]! < WORTH * votes[order[0]!]!) break;
    const move: Move = [(at % across) - reachX, Math.floor(at / across) - reachY];
    if (peaks.every(([x, y]) => Math.hypot(x - move[0], y - move[1]) >= APART)) peaks.push(move);
  }
  return peaks;
}
