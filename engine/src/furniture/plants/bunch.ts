import type { FlowerKind } from '../../lexicon/details.ts';
import type { Random } from '../../random.ts';
import { foliage, paint, petal } from '../../scene/materials/hard.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addLeaf, type LeafOutline } from '../../scene/shapes/soft.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import { mix, unit, type Vec3 } from '../../scene/vector.ts';
import type { Look } from '../look.ts';
import { mouthOf, type Vase } from './vase.ts';

/** What is arranged in a vase. */
export type BouquetForm = FlowerKind | 'mixed' | 'wild';

/** Flowers of one vase while they are arranged. */
export interface Bunch {
  readonly mesh: Mesh;
  readonly random: Random;
  /** Height and radius of the vase's mouth, metres. */
  readonly mouth: { readonly y: number; readonly radius: number };
  /** Materials of three tones of petals, of a second flower, and of small white ones. */
  readonly petals: readonly number[];
  readonly second: readonly number[];
  readonly white: number;
  readonly leaves: readonly number[];
  readonly stem: number;
}

const GREENS: readonly Vec3[] = [
  [0.06, 0.15, 0.04],
  [0.09, 0.2, 0.06],
  [0.045, 0.11, 0.035],
];
const GREY_GREENS: readonly Vec3[] = [
  [0.17, 0.24, 0.16],
  [0.22, 0.29, 0.2],
  [0.13, 0.19, 0.13],
];
const STEM: Vec3 = [0.1, 0.2, 0.06];
const STRAW: Vec3 = [0.4, 0.3, 0.15];
const WHITE: Vec3 = [0.86, 0.84, 0.78];
const FOOT: Vec3 = [0.55, 0.58, 0.3];

/** First and second colour of petals, taken by the seed. */
type Pair = readonly [first: Vec3, second: Vec3];
const PINK: Pair = [
  [0.78, 0.3, 0.36],
  [0.86, 0.74, 0.66],
];
const CREAM: Pair = [
  [0.87, 0.8, 0.66],
  [0.84, 0.5, 0.42],
];
const RED: Pair = [
  [0.5, 0.015, 0.025],
  [0.8, 0.3, 0.34],
];
const CORAL: Pair = [
  [0.85, 0.28, 0.16],
  [0.88, 0.6, 0.2],
];
const LILAC: Pair = [
  [0.4, 0.26, 0.62],
  [0.8, 0.66, 0.82],
];
const YELLOW: Pair = [
  [0.87, 0.55, 0.03],
  [0.87, 0.75, 0.4],
];
const VIOLET: Pair = [
  [0.2, 0.13, 0.42],
  [0.3, 0.2, 0.55],
];
const REED: Pair = [
  [0.68, 0.53, 0.36],
  [0.76, 0.66, 0.52],
];

/** Colours that the flowers of each bunch have by nature. */
const COLOURS: Record<BouquetForm, readonly Pair[]> = {
  mixed: [PINK, LILAC, CORAL, CREAM],
  roses: [RED, PINK, CREAM, CORAL],
  peonies: [PINK, CREAM, [PINK[1], PINK[0]]],
  wild: [YELLOW, LILAC, PINK],
  tulips: [RED, YELLOW, PINK, LILAC],
  sunflowers: [YELLOW],
  lavender: [VIOLET],
  dried: [REED],
};

/** The bunch that belongs into a vase, before anything is in it. */
export function bunchOf(
  mesh: Mesh,
  of: { look: Look; vase: Vase; form: BouquetForm; random: Random },
): Bunch {
  const { look, vase, form, random } = of;
  const own = COLOURS[form];
  const natural = own[Math.abs(Math.trunc(look.seed / 2)) % own.length]!;
  const [first, second] = look.isColoured ? [look.accent, mix(look.accent, WHITE, 0.45)] : natural;
  const isDry = form === 'dried';
  const foot = isDry ? first : mix(first, FOOT, 0.5);
  const tones = (colour: Vec3): number[] =>
    [colour, mix(colour, WHITE, 0.16), mix(colour, [0, 0, 0], 0.14)].map((tone) =>
      mesh.material(petal(tone, foot)),
    );
  const greens = form === 'lavender' || isDry ? GREY_GREENS : GREENS;
  return {
    mesh,
    random,
    mouth: { y: vase.at[1] + vase.height, radius: mouthOf(vase) },
    petals: tones(first),
    second: tones(second),
    white: mesh.material(petal(WHITE, WHITE)),
    leaves: greens.map((green) => mesh.material(foliage(green))),
    stem: mesh.material(paint(isDry ? STRAW : STEM, 0.6)),
  };
}

/** How stems spread from a vase. */
export interface Fan {
  readonly count: number;
  /** Radians from the upright to the outermost. */
  readonly spread: number;
  /** Metres from the mouth to a head: of the outermost and of the middle one. */
  readonly reach: readonly [outer: number, middle: number];
}

/** The end of a stem. */
export interface Tip {
  readonly at: Vec3;
  /** Unit direction that the stem ends in. */
  readonly axis: Vec3;
  readonly number: number;
  /** 0 in the middle of the bunch, 1 at its edge. */
  readonly share: number;
}

const GOLDEN = 2.39996;

/** Places of heads over the mouth, spread evenly as over a dome. */
export function fan({ mouth, random }: Bunch, { count, spread, reach }: Fan): Tip[] {
  const start = random() * 6;
  return Array.from({ length: count }, (_, i): Tip => {
    const share = Math.sqrt((i + 0.5) / count);
    const lean = spread * (share + 0.12 * (random() - 0.5));
    const angle = start + i * GOLDEN + 0.25 * (random() - 0.5);
    const long = (reach[1] + (reach[0] - reach[1]) * share) * (0.93 + 0.14 * random());
    const out: Vec3 = [Math.sin(lean) * Math.cos(angle), Math.cos(lean), Math.sin(lean) * Math.sin(angle)];
    const at: Vec3 = [
      out[0] * long + mouth.radius * 0.5 * Math.cos(angle) * share,
      mouth.y + out[1] * long,
      out[2] * long + mouth.radius * 0.5 * Math.sin(angle) * share,
    ];
    return { at, axis: unit([out[0], out[1] + 0.25, out[2]]), number: i, share };
  });
}

/** A stem from within the vase to its tip, upright at first. */
export function addStem({ mesh, mouth, stem }: Bunch, { at }: Tip, radius = 0.0022): void {
  const rise = at[1] - mouth.y;
  const far = Math.hypot(at[0], at[2]) || 1;
  const lip = Math.min(0.62 * mouth.radius, far * 0.4) / far;
  const path = [0, 0.25, 0.5, 0.75, 1].map((share): Vec3 => {
    const out = lip + (1 - lip) * share ** 1.35;
    return [at[0] * out, mouth.y - 0.04 + (rise + 0.04) * (1.25 * share - 0.25 * share * share), at[2] * out];
  });
  addTube(mesh, { path, radius, segments: 5, isOpen: true }, stem);
}

export interface LeafForm {
  readonly outline: LeafOutline;
  /** Metres. */
  readonly length: number;
  readonly width: number;
  readonly droop: number;
}

/** A leaf that grows outwards at a place of the bunch. */
export function addLeafAt(bunch: Bunch, tip: Tip, form: LeafForm): void {
  const { mesh, random, leaves } = bunch;
  const along = unit([
    tip.axis[0] + 0.5 * (random() - 0.5),
    tip.axis[1] + 0.3 * (random() - 0.5),
    tip.axis[2] + 0.5 * (random() - 0.5),
  ]);
  const up = unit([-along[0] * 0.4, 0.9, -along[2] * 0.4]);
  const length = form.length * (0.8 + 0.4 * random());
  const leaf = { ...form, length, base: tip.at, along, up, steps: 5, seed: tip.number };
  addLeaf(mesh, leaf, leaves[tip.number % leaves.length]!);
}
