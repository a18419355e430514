import { createRandom, type Random } from '../random.ts';
import { habitsOfStyle } from '../prompt/styles.ts';
import type { StyleName } from '../prompt/style-words.ts';
import type { Material } from '../scene/material.ts';
import { leather } from '../scene/materials/leather.ts';
import type { Vec3 } from '../scene/vector.ts';

/** How a piece is to look; every model takes from it what it has. Colours are linear RGB. */
export interface Look {
  /** Upholstery, table top, pot or frame: what the prompt's colour and material speak of. */
  readonly main: Material;
  readonly colour: Vec3;
  /** Whether the main material is a cloth with a print. */
  readonly isPrinted?: boolean;
  /** Whether words named the colour: what has several keeps to it. */
  readonly isColoured?: boolean;
  /** What a bed is made up with; absent = white linen. */
  readonly bedding?: Vec3;
  /** Cushions, throws, book covers. */
  readonly accent: Vec3;
  readonly wood: Vec3;
  readonly legs: Material;
  /** The same for level parts: wood grain runs along the piece. */
  readonly rails: Material;
  /** The style of furnishing that was asked for; absent = none. */
  readonly style?: StyleName;
  /** What doors and seats are filled with where it is not the main material: cane. */
  readonly panel?: Material;
  /** Chooses among the model's variants. */
  readonly seed: number;
  /** Whether cushions, books and vases lie on it. */
  readonly hasDecor: boolean;
}

/** The forms of a list that suit the style asked for; all of them where it has no preference. */
export function suited<T extends string>(
  look: Pick<Look, 'style'>,
  forms: readonly [T, ...T[]],
): [T, ...T[]] {
  const liked = look.style ? habitsOfStyle(look.style)?.forms : undefined;
  const [first, ...more] = liked ? forms.filter((form) => liked.includes(form)) : forms;
  return first === undefined ? [...forms] : [first, ...more];
}

/** One of the list, by chance. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** The chances of one model: two models with the same seed do not share theirs. */
export function chances(look: Pick<Look, 'seed'>, model: number): Random {
  const random = createRandom(look.seed * 7919 + model * 104729);
  random();
  return random;
}

/** One of the forms that suit the style by the seed itself: seeds that follow each other show all of them in turn. */
export function turnBy<T extends string>(look: Look, forms: readonly [T, ...T[]]): T {
  const list = suited(look, forms);
  return list[Math.abs(Math.trunc(look.seed)) % list.length] ?? list[0];
}

const { specular: LEATHER } = leather([0, 0, 0]);

/** Whether the main material is a cloth or leather, to be filled rather than sawn. */
export function isSoft({ main }: Look): boolean {
  return (main.sheen ?? 0) > 0 || main.specular === LEATHER;
}

/** Whether the main material is clear glass: of it only tops and shelves are, on legs of something else. */
export function isGlass({ main }: Look): boolean {
  return main.pane !== undefined;
}

/** Whether the main material is rattan or cane: wicker alone has a relief and the gloss of wood. */
export function isWicker({ main }: Look): boolean {
  return main.relief !== undefined && main.specular === 0.04;
}
