import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import { linearFromOklab, oklabOfHex } from '../colour/oklab.ts';
import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
import type { DrawnRecord } from '../lexicon/record.ts';
import { WOODS } from '../lexicon/habits.ts';
import { pick, type Look } from '../furniture/look.ts';
import { rugPatternOf } from '../furniture/textiles/rug-patterns.ts';
import type { RugPattern } from '../lexicon/details.ts';
import { createRandom, type Random } from '../random.ts';
import { printedCloth } from '../scene/materials/prints.ts';
import type { Vec3 } from '../scene/vector.ts';
import { shadedLab } from './colour-words.ts';
import { materialOf } from './material-of.ts';
import { isSoftFamily, type Family, type MaterialWord } from './material-words.ts';
import type { SpokenColour, Wish } from './parse-prompt.ts';
import type { StyleName } from './style-words.ts';
import { habitsOfStyle, type Part, type StyleHabits } from './styles.ts';

/** sRGB `#rrggbb` as linear light. */
export function linearOf(hex: string): Vec3 {
  const byte = (at: number): number => LINEAR_FROM_BYTE[parseInt(hex.slice(at, at + 2), 16)]!;
  return [byte(1), byte(3), byte(5)];
}

function shaded(colour: SpokenColour): Vec3 {
  if (!colour.shade) return linearOf(colour.hex);
  const [l, a, b] = shadedLab(oklabOfHex(colour.hex), colour.shade);
  const moved = linearFromOklab([Math.max(0.12, Math.min(0.96, l)), a, b]);
  return moved.map((value) => Math.max(0.004, Math.min(0.9, value))) as unknown as Vec3;
}

type Habits = Pick<DrawnRecord, 'families' | 'colours' | 'body' | 'isWoodenToo'>;
type Colours = readonly [string, ...string[]];

const ACCENTS = ['#c98b5b', '#33415c', '#d9b25f', '#8d9a83', '#9c4a2f', '#d8cbb4'] as const;
/** Beside a colourful main part. */
const QUIET_ACCENTS = ['#e4dccd', '#cdc4b4', '#b8aa96', '#efe9de'] as const;
const GREEN_LEAVES: ReadonlySet<string> = new Set(['green', 'dark green', 'light green']);
/** Made of boards: where nobody says so, neither stone nor metal. */
const BOARDED: readonly Habits['body'][] = ['boards', 'panels'];
/** What cases are made of where nobody says: marble doors would be odd. */
const CASE_FAMILIES: ReadonlySet<Family> = new Set<Family>(['wood', 'lacquer', 'cane', 'rattan']);
/** Covers of seats by chance, where nobody names one. */
const COVERS = ['fabric', 'fabric', 'fabric', 'linen', 'wool', 'velvet', 'corduroy'] as const;
const CANE_FRAME = '#b98a55';

/** Colours of rugs whose pattern is known by them. */
const RUG_COLOURS: Partial<Record<RugPattern, Colours>> = {
  persian: ['#7d2a26', '#6a2430', '#25385a', '#8a4a30'],
  berber: ['#e6dfd0', '#d9d0bd', '#e2d8c4'],
  vintage: ['#9a5f4c', '#6b7f8a', '#8a8078', '#b08d76'],
  jute: ['#b39a72', '#a58d66', '#bfa780'],
};
const SHAGGY: Colours = ['#e4ddd0', '#cfc6b8', '#a9a49c', '#8d7f70'];

/** Legs and frames. */
type Supports = Pick<Look, 'legs' | 'rails'>;

function supportsOf([family, hex, name]: Part, colour = linearOf(hex)): Supports {
  const both = materialOf(family, colour, name);
  return { legs: both, rails: both };
}

function chosenSupports({ style, random }: Choice, material: MaterialWord | null, woodHex: string): Supports {
  if (material && !isSoftFamily(material.family) && material.family !== 'cane' && material.family !== 'glass')
    return supportsOf([material.family, material.hex ?? '#2b2b2b', material.english]);
  if (style) return supportsOf(pick(random, style.supports));
  const chance = random();
  if (chance < 0.6) return supportsOf(['wood', woodHex]);
  return supportsOf(chance < 0.8 ? ['metal', '#c9a25a', 'brass'] : ['lacquer', '#1d1d1e']);
}

interface Choice {
  readonly wish: Wish;
  readonly kind: Kind;
  readonly habits: Habits;
  /** The material named, when the main part can be made of it. */
  readonly material: MaterialWord | null;
  /** What suits the style named; null = none is, or no furniture has it. */
  readonly style: StyleHabits | null;
  readonly random: Random;
}

/** What the main part is made of, and its colour where that goes with the material. */
interface Stuff {
  readonly family: Family;
  readonly hex: string | null;
  readonly name?: string;
}

function stuffOf({ kind, habits, material, style, random }: Choice): Stuff {
  if (material) return { family: material.family, hex: material.hex, name: material.english };
  const usual = habits.families[0];
  const isMade = (family: Family): boolean => habits.families.includes(family);
  if (style && habits.isWoodenToo && random() < 0.5)
    return partOf(pick(random, style.woods.filter(([family]) => isMade(family)) as [Part, ...Part[]]));
  if (usual === 'fabric' && (style || kind !== 'curtains')) {
    const covers = (style?.covers ?? COVERS).filter(isMade);
    const family = pick(random, [covers[0] ?? usual, ...covers.slice(1)]);
    return { family, hex: style && family === 'leather' ? pick(random, style.leathers) : null };
  }
  if (!style || usual !== 'wood') return { family: usual, hex: null };
  const solid = pick(random, style.solids);
  const isStone = solid !== 'wood' && !CASE_FAMILIES.has(solid[0]);
  const isWooden = solid === 'wood' || (isStone && BOARDED.includes(habits.body));
  const part = isWooden ? pick(random, style.woods) : solid;
  return isMade(part[0]) ? partOf(part) : { family: usual, hex: style.woods[0][1] };
}

function partOf([family, hex, name]: Part): Stuff {
  return { family, hex, ...(name === undefined ? {} : { name }) };
}

/** The colour the prompt gives the main part; green is what a plant's leaves are anyway. */
function spokenColour(wish: Wish, kind: Kind): Vec3 | null {
  if (!wish.colour || (kind === 'plant' && GREEN_LEAVES.has(wish.colour.english))) return null;
  return shaded(wish.colour);
}

/** Colours to choose from where neither words nor material say one. */
function coloursOf({ wish, kind, habits, style }: Choice, seed: number): Colours {
  if (kind === 'rug') {
    const pattern = rugPatternOf({ seed, ...styled(wish) }, wish.details.rug);
    const own = RUG_COLOURS[pattern] ?? (pattern === 'shag' && !style ? SHAGGY : undefined);
    if (own) return own;
  }
  return style && isSoftFamily(habits.families[0]) ? style.colours : (habits.colours as Colours);
}

const INK: Vec3 = [0, 0, 0];

/** Colours that only metal has. */
const METALLIC: ReadonlySet<string> = new Set(['gold', 'silver']);

/** Flowers and gallery walls: the colour is theirs, the material that of the vase or the frames, which may have a colour of their own. */
function heldParts(choice: Choice, spoken: Vec3 | null): Supports & Pick<Look, 'accent'> {
  const { habits, random, wish } = choice;
  const material = wish.accentMaterial ?? choice.material;
  const hex = material?.hex ?? pick(random, habits.colours as Colours);
  const colour = wish.accent ? shaded(wish.accent) : linearOf(hex);
  const supports = supportsOf([material?.family ?? habits.families[0], hex, material?.english ?? ''], colour);
  const bare = { ...choice, wish: { ...wish, accent: null } };
  return { ...supports, accent: spoken ?? accentOf(bare, INK) };
}

/** Whether what holds it may be spoken of by itself: "roses in a blue vase", "a gallery wall with black frames". */
function isHeld(kind: Kind, { accent, accentMaterial }: Wish): boolean {
  return kind === 'flowers' || (kind === 'gallery wall' && (accent ?? accentMaterial) !== null);
}

/** Pictures, mirrors and floor lamps: the material is that of frame or stem, the colour that of the rest; a mirror has no rest, and a metal is one wherever it is named. */
function framedParts(choice: Choice, spoken: Vec3 | null): Supports & Pick<Look, 'accent'> {
  const { habits, kind, material, style, random, wish } = choice;
  const isMetallic = METALLIC.has(wish.colour?.english ?? '');
  if (spoken && !material && (isMetallic || kind === 'mirror'))
    return {
      ...supportsOf([isMetallic ? 'metal' : 'lacquer', '', ''], spoken),
      accent: accentOf(choice, INK),
    };
  const family = material?.family ?? habits.families[0];
  const hex = material?.hex ?? pick(random, habits.colours as Colours);
  const isStyled = style !== null && material === null;
  const supports = supportsOf(
    isStyled ? pick(random, style.supports) : [family, hex, material?.english ?? ''],
  );
  return { ...supports, accent: spoken ?? accentOf(choice, INK) };
}

/** Cushions and covers stand out from the main part by at least this. */
const DISTINCT = 0.24;

/** How different two colours look: distance of their cube roots, roughly even to the eye. */
function difference(a: Vec3, b: Vec3): number {
  return Math.hypot(...a.map((value, k) => Math.cbrt(value) - Math.cbrt(b[k]!)));
}

/** A main part more saturated than this has its say alone. */
const COLOURFUL = 0.55;

/** 0 for greys, 1 for what lacks one of the primaries. */
function saturation(colour: Vec3): number {
  const most = Math.max(...colour);
  return most === 0 ? 0 : 1 - Math.min(...colour) / most;
}

function accentOf({ wish, style, random }: Choice, main: Vec3): Vec3 {
  if (wish.accent) return shaded(wish.accent);
  const accents = style?.accents ?? (saturation(main) > COLOURFUL ? QUIET_ACCENTS : ACCENTS);
  const start = Math.floor(random() * accents.length);
  const turned = [...accents.slice(start), ...accents.slice(0, start)].map(linearOf);
  return turned.find((accent) => difference(accent, main) > DISTINCT) ?? turned[0]!;
}

function styled({ style }: Wish): Pick<Look, 'style'> {
  const name = style as StyleName | null;
  return name && habitsOfStyle(name) ? { style: name } : {};
}

/** Turns a wish into materials; what the prompt left open is chosen by the style, and within it by the seed. */
export function lookOfWish(wish: Wish, kind: Kind, seed: number): Look {
  const random = createRandom(seed * 2654435 + 17);
  random();
  const habits = drawnRecord(kind);
  const fits = wish.material !== null && habits.families.includes(wish.material.family);
  const style = habitsOfStyle((wish.style ?? '') as StyleName) ?? null;
  const choice: Choice = { wish, kind, habits, material: fits ? wish.material : null, style, random };
  const spoken = spokenColour(wish, kind);
  const stuff = stuffOf(choice);
  const cover = printedParts(choice, stuff) ?? plainParts(choice, { stuff, spoken, seed });
  const woodHex = style ? style.woods[0][1] : pick(random, WOODS);
  const base = {
    ...cover,
    ...styled(wish),
    wood: linearOf(woodHex),
    seed,
    hasDecor: wish.hasDecor,
    ...(wish.colour && { isColoured: true }),
    ...(wish.bedding && { bedding: shaded(wish.bedding) }),
  };
  if (isHeld(kind, wish)) return { ...base, ...heldParts(choice, spoken) };
  if (habits.body === 'frame') return { ...base, ...framedParts(choice, spoken) };
  const legMaterial = wish.accentMaterial ?? (fits ? null : wish.material);
  const accent = accentOf(choice, cover.colour);
  const supports = chosenSupports(choice, legMaterial, woodHex);
  const isFree = !wish.accentMaterial || wish.accentMaterial.family === 'cane';
  const isMatching =
    isFree && stuff.family === 'wood' && (random() < matchingChance(style) || kind === 'chair');
  // Wooden tables and cabinets mostly stand on the same wood unless something else was said.
  const same = supportsOf(['wood', woodHex, stuff.name ?? ''], cover.colour);
  return { ...base, accent, ...(isMatching ? same : supports) };
}

/** How often legs are of the same wood as the top: seldom in styles that stand on metal. */
function matchingChance(style: StyleHabits | null): number {
  return style && style.supports[0][0] !== 'wood' ? 0.25 : 0.75;
}

type Cover = Pick<Look, 'main' | 'colour' | 'panel' | 'isPrinted'>;

/** Cloth with a print on whatever is upholstered, or hangs, unless it is to be of something hard. */
function printedParts({ wish }: Choice, { family }: Stuff): Cover | null {
  if (!wish.print || !isSoftFamily(family)) return null;
  const [ground, ink] = [linearOf(wish.print.ground), linearOf(wish.print.ink)];
  return { main: printedCloth(wish.print.print, [ground, ink]), colour: ground, isPrinted: true };
}

function plainParts(
  choice: Choice,
  { stuff, spoken, seed }: { stuff: Stuff; spoken: Vec3 | null; seed: number },
): Cover {
  const hex = stuff.hex ?? (spoken ? '' : pick(choice.random, coloursOf(choice, seed)));
  const colour = spoken ?? linearOf(hex);
  return { ...mainParts(choice, stuff, colour), colour };
}

/** The main material; a case with cane has it in its doors and is of wood itself, or painted where a colour was named. */
function mainParts({ habits, wish }: Choice, stuff: Stuff, colour: Vec3): Pick<Look, 'main' | 'panel'> {
  if (stuff.family !== 'cane' || habits.body !== 'panels') {
    const main = materialOf(stuff.family, colour, stuff.name);
    const other = wish.accentMaterial;
    const isFilled = other?.family === 'cane' && other.hex !== null;
    return isFilled ? { main, panel: materialOf('cane', linearOf(other.hex)) } : { main };
  }
  const main = wish.colour ? materialOf('lacquer', colour) : materialOf('wood', linearOf(CANE_FRAME));
  return { main, panel: materialOf('cane', linearOf(stuff.hex ?? '#d2b07a')) };
}
