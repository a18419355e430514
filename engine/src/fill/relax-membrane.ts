import { IGNORED, type MembraneLevel } from './membrane-level.ts';

export interface Relaxing {
  readonly rounds: number;
  /** 1 / reach^2: pulls towards 0. */
  readonly fade: number;
  /** 1 / stiffness^2: Infinity for a membrane without stiffness. */
  readonly tension: number;
}

/** Over-relaxation of membrane and of plate pixels. */
const MEMBRANE_STEP = 1.6;
const PLATE_STEP = 1.2;
/** Neighbours of a plate pixel: the four beside it, the four diagonal ones, the four beyond. */
const PLATE = 16;

/** Successive over-relaxation of the FREE pixels, forwards and backwards in turn. Pixels without all twelve neighbours of their surface are membrane. */
export function relaxMembrane(level: MembraneLevel, free: Int32Array, how: Relaxing): void {
  const kinds = free.map((i) => kindOf(level, i, how.tension));
  for (let round = 0; round < how.rounds; round++) {
    for (let k = 0; k < free.length; k++) {
      const at = round % 2 === 0 ? k : free.length - 1 - k;
      const kind = kinds[at]!;
      if (kind === PLATE) relaxPlate(level, free[at]!, how);
      else if (kind > 0) relaxPixel(level, free[at]!, { kind, fade: how.fade });
    }
  }
}

/** PLATE, or one bit for each of the four neighbours there is. */
function kindOf(level: MembraneLevel, i: number, tension: number): number {
  const { width, height } = level;
  const x = i % width;
  const y = (i / width) | 0;
  const has = (dx: number, dy: number): boolean => {
    if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) return false;
    const j = i + dy * width + dx;
    return level.state[j] !== IGNORED && level.surface[j] === level.surface[i];
  };
  const isPlate = tension < 4 && PLATE_NEIGHBOURS.every(([dx, dy]) => has(dx, dy));
  if (isPlate) return PLATE;
  return (has(-1, 0) ? 1 : 0) + (has(1, 0) ? 2 : 0) + (has(0, -1) ? 4 : 0) + (has(0, 1) ? 8 : 0);
}

const PLATE_NEIGHBOURS: readonly [number, number][] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
  [-2, 0],
  [2, 0],
  [0, -2],
  [0, 2],
];

function relaxPixel(
  { width, colour }: MembraneLevel,
  i: number,
  { kind, fade }: { kind: number; fade: number },
): void {
  const share = 1 / ((kind & 1) + ((kind >> 1) & 1) + ((kind >> 2) & 1) + ((kind >> 3) & 1) + fade);
  for (let c = 0; c < 3; c++) {
    const at = 3 * i + c;
    let sum = 0;
    if (kind & 1) sum += colour[at - 3]!;
    if (kind & 2) sum += colour[at + 3]!;
    if (kind & 4) sum += colour[at - 3 * width]!;
    if (kind & 8) sum += colour[at + 3 * width]!;
    colour[at]! += MEMBRANE_STEP * (sum * share - colour[at]!);
  }
}

function relaxPlate({ width, colour }: MembraneLevel, i: number, { fade, tension }: Relaxing): void {
  const row = 3 * width;
  const share = 1 / (20 + tension * (4 + fade));
  for (let c = 0; c < 3; c++) {
    const at = 3 * i + c;
    const beside = colour[at - 3]! + colour[at + 3]! + colour[at - row]! + colour[at + row]!;
    const across =
      colour[at - row - 3]! + colour[at - row + 3]! + colour[at + row - 3]! + colour[at + row + 3]!;
    const beyond = colour[at - 6]! + colour[at + 6]! + colour[at - 2 * row]! + colour[at + 2 * row]!;
    const balance = ((8 + tension) * beside - 2 * across - beyond) * share;
    colour[at]! += PLATE_STEP * (balance - colour[at]!);
  }
}
