import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import { linearFromOklab, oklabFromRgb } from '../colour/oklab.ts';
import { drawnRecord, WOODS, type Kind } from '../lexicon/drawn-kinds.ts';
import type { DrawnRecord } from '../lexicon/drawn-record.ts';
import { pick, type Look } from '../furniture/look.ts';
import { createRandom, type Random } from '../random.ts';
import type { Vec3 } from '../scene/vector.ts';
import { materialOf } from './material-of.ts';
import type { Family, MaterialWord } from './material-words.ts';
import type { SpokenColour, Wish } from './parse-prompt.ts';

/** sRGB `#rrggbb` as linear light. */
export function linearOf(hex: string): Vec3 {
  const byte = (at: number): number => LINEAR_FROM_BYTE[parseInt(hex.slice(at, at + 2), 16)]!;
  return [byte(1), byte(3), byte(5)];
}

function shaded(colour: SpokenColour): Vec3 {
  if (!colour.shade) return linearOf(colour.hex);
  const byte = (at: number): number => parseInt(colour.hex.slice(at, at + 2), 16);
  const [l, a, b] = oklabFromRgb(byte(1), byte(3), byte(5));
  const { lightness, chroma } = colour.shade;
  const moved = linearFromOklab([Math.max(0.12, Math.min(0.96, l + lightness)), a * chroma, b * chroma]);
  return moved.map((value) => Math.max(0.004, Math.min(0.9, value))) as unknown as Vec3;
}

type Habits = Pick<DrawnRecord, 'families' | 'colours'>;

const ACCENTS = ['#c98b5b', '#33415c', '#d9b25f', '#8d9a83', '#9c4a2f', '#d8cbb4'] as const;
/** Kinds whose frame or foot carries the material and whose colour is that of a picture or a shade. */
const FRAMED: ReadonlySet<Kind> = new Set(['painting', 'mirror', 'floor lamp']);
const GREEN_LEAVES: ReadonlySet<string> = new Set(['green', 'dark green', 'light green']);

function naturalColour(material: MaterialWord | null, habits: Habits, random: Random): Vec3 {
  if (material?.hex) return linearOf(material.hex);
  return linearOf(pick(random, habits.colours as readonly [string, ...string[]]));
}

/** Legs and frames: the same material with its grain upright and level. */
type Supports = Pick<Look, 'legs' | 'rails'>;

function supportsOf(family: Family, colour: Vec3): Supports {
  const both = materialOf(family, colour);
  return { legs: both, rails: both };
}

const SOFT_FAMILIES: ReadonlySet<Family> = new Set<Family>([
  'leather',
  'fabric',
  'linen',
  'boucle',
  'velvet',
  'corduroy',
  'wool',
  'knit',
]);

function chosenSupports(material: MaterialWord | null, woodColour: Vec3, random: Random): Supports {
  if (material && !SOFT_FAMILIES.has(material.family)) {
    return supportsOf(material.family, linearOf(material.hex ?? '#2b2b2b'));
  }
  const chance = random();
  if (chance < 0.6) return supportsOf('wood', woodColour);
  return chance < 0.8 ? supportsOf('metal', linearOf('#c9a25a')) : supportsOf('lacquer', linearOf('#1d1d1e'));
}

interface Choice {
  readonly wish: Wish;
  readonly habits: Habits;
  /** The material named, when the main part can be made of it. */
  readonly material: MaterialWord | null;
  readonly random: Random;
}

/** The colour the prompt gives the main part; green is what a plant's leaves are anyway. */
function spokenColour(wish: Wish, kind: Kind): Vec3 | null {
  if (!wish.colour || (kind === 'plant' && GREEN_LEAVES.has(wish.colour.english))) return null;
  return shaded(wish.colour);
}

const INK: Vec3 = [0, 0, 0];

/** Pictures, mirrors and floor lamps: the material is that of frame or stem, the colour that of the rest. */
function framedParts(choice: Choice, spoken: Vec3 | null): Supports & Pick<Look, 'accent'> {
  const { wish, habits, material, random } = choice;
  const family = material?.family ?? habits.families[0];
  const supports = supportsOf(family, naturalColour(material, habits, random));
  return { ...supports, accent: spoken ?? accentOf(wish, INK, random) };
}

/** Cushions and covers stand out from the main part by at least this. */
const DISTINCT = 0.24;

/** How different two colours look: distance of their cube roots, roughly even to the eye. */
function difference(a: Vec3, b: Vec3): number {
  return Math.hypot(...a.map((value, k) => Math.cbrt(value) - Math.cbrt(b[k]!)));
}

function accentOf(wish: Wish, main: Vec3, random: Random): Vec3 {
  if (wish.accent) return shaded(wish.accent);
  const start = Math.floor(random() * ACCENTS.length);
  const turned = [...ACCENTS.slice(start), ...ACCENTS.slice(0, start)].map(linearOf);
  return turned.find((accent) => difference(accent, main) > DISTINCT) ?? turned[0]!;
}

/** Turns a wish into materials; what the prompt left open is chosen by the seed. */
export function lookOfWish(wish: Wish, kind: Kind, seed: number): Look {
  const random = createRandom(seed * 2654435 + 17);
  random();
  const habits = drawnRecord(kind);
  const fits = wish.material !== null && habits.families.includes(wish.material.family);
  const choice: Choice = { wish, habits, material: fits ? wish.material : null, random };
  const spoken = spokenColour(wish, kind);
  const colour = spoken ?? naturalColour(choice.material, habits, random);
  const main = materialOf(choice.material?.family ?? habits.families[0], colour);
  const wooden = linearOf(pick(random, WOODS));
  const base = { main, colour, wood: wooden, seed, hasDecor: wish.hasDecor };
  if (FRAMED.has(kind)) return { ...base, ...framedParts(choice, spoken) };
  const legMaterial = wish.accentMaterial ?? (fits ? null : wish.material);
  const accent = accentOf(wish, colour, random);
  const supports = chosenSupports(legMaterial, wooden, random);
  const isMatching = !wish.accentMaterial && isWooden(choice) && random() < 0.75;
  return { ...base, accent, ...(isMatching ? supportsOf('wood', colour) : supports) };
}

/** Wooden tables and cabinets mostly stand on the same wood unless something else was said. */
function isWooden({ material, habits }: Choice): boolean {
  return (material?.family ?? habits.families[0]) === 'wood';
}
