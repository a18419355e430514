import { createRandom, type Random } from '../random.ts';
import type { Material } from '../scene/material.ts';
import type { Vec3 } from '../scene/vector.ts';

/** How a piece is to look; every model takes from it what it has. Colours are linear RGB. */
export interface Look {
  /** Upholstery, table top, pot or frame: what the prompt's colour and material speak of. */
  readonly main: Material;
  readonly colour: Vec3;
  /** Cushions, throws, book covers. */
  readonly accent: Vec3;
  readonly wood: Vec3;
  readonly legs: Material;
  /** The same for level parts: wood grain runs along the piece. */
  readonly rails: Material;
  /** Chooses among the model's variants. */
  readonly seed: number;
  /** Whether cushions, books and vases lie on it. */
  readonly hasDecor: boolean;
}

/** One of the list, by chance. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** The chances of one model: two models with the same seed do not share theirs. */
export function chances(look: Look, model: number): Random {
  const random = createRandom(look.seed * 7919 + model * 104729);
  random();
  return random;
}

/** One of the list by the seed itself: seeds that follow each other show all of them in turn. */
export function turnBy<T>(look: Look, list: readonly [T, ...T[]]): T {
  return list[Math.abs(Math.trunc(look.seed)) % list.length] ?? list[0];
}

/** Whether the main material is a cloth or leather, to be filled rather than sawn. */
export function isSoft({ main }: Look): boolean {
  return (main.sheen ?? 0) > 0 || (main.specular === 0.05 && main.metal !== true);
}
