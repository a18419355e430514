import { type RugPattern, RUG_PATTERNS } from '../../lexicon/details.ts';
import { flatNoise, fractalNoise, hashNumber } from '../../scene/noise.ts';
import { luminance, mix, type Vec3 } from '../../scene/vector.ts';
import { chances, pick, type Look, suited } from '../look.ts';

/** Width along x and depth along z, metres. */
export interface RugSize {
  readonly width: number;
  readonly depth: number;
  readonly isRound?: boolean;
}

/** Metres from a place to the rim of the rug, and along the rim. */
function rimOf({ width, depth, isRound }: RugSize, u: number, v: number): { edge: number; run: number } {
  const x = u - width / 2;
  const y = v - depth / 2;
  if (isRound) return { edge: width / 2 - Math.hypot(x, y), run: (Math.atan2(y, x) * width) / 2.3 };
  const [fromSide, fromEnd] = [width / 2 - Math.abs(x), depth / 2 - Math.abs(y)];
  return { edge: Math.min(fromSide, fromEnd), run: fromSide < fromEnd ? Math.abs(y) : Math.abs(x) };
}

/** Colour of a rug at a place, metres from its corner. */
export type RugPainter = (u: number, v: number) => Vec3;

/** Yarns of a knotted rug. */
interface Yarns {
  readonly field: Vec3;
  readonly border: Vec3;
  readonly ivory: Vec3;
  readonly gold: Vec3;
  readonly dark: Vec3;
}

const IVORY: Vec3 = [0.66, 0.58, 0.46];
const NAVY: Vec3 = [0.02, 0.034, 0.075];
const MADDER: Vec3 = [0.24, 0.035, 0.03];
const GOLD: Vec3 = [0.42, 0.25, 0.08];
const CHARCOAL: Vec3 = [0.045, 0.04, 0.037];

function yarnsOf(look: Look): Yarns {
  const [r, , b] = look.colour;
  const isLight = luminance(look.colour) > 0.35;
  const usual = isLight ? mix(MADDER, look.accent, 0.5) : r > b * 1.3 ? NAVY : MADDER;
  const border = look.isColoured ? mix(look.colour, CHARCOAL, 0.55) : usual;
  return {
    field: look.colour,
    border,
    ivory: isLight ? [0.3, 0.2, 0.13] : IVORY,
    gold: GOLD,
    dark: CHARCOAL,
  };
}

/** A flower of six petals on a place measured from its middle, metres; null = beside it. */
function flower(x: number, y: number, bloom: { radius: number; petal: Vec3; heart: Vec3 }): Vec3 | null {
  const r = Math.hypot(x, y);
  if (r > bloom.radius) return null;
  if (r < bloom.radius * 0.3) return bloom.heart;
  return r < bloom.radius * (0.72 + 0.28 * Math.cos(6 * Math.atan2(y, x))) ? bloom.petal : null;
}

/** Small flowers on a lattice, joined by thin tendrils. */
function strewn([x, y]: readonly [number, number], ground: Vec3, yarns: Yarns): Vec3 {
  const cell = 0.105;
  const row = Math.round(y / cell);
  const column = Math.round(x / cell - (row % 2 === 0 ? 0 : 0.5));
  const dx = x - (column + (row % 2 === 0 ? 0 : 0.5)) * cell;
  const dy = y - row * cell;
  const lot = hashNumber(Math.abs(column) * 37 + Math.abs(row) * 101);
  const petal = lot < 0.4 ? yarns.ivory : lot < 0.7 ? yarns.gold : mix(yarns.border, yarns.ivory, 0.25);
  const bloom = flower(dx, dy, { radius: 0.02 + 0.012 * lot, petal, heart: yarns.dark });
  if (bloom) return bloom;
  const tendril = Math.abs(Math.sin((x / cell) * Math.PI) - Math.sin((y / cell) * Math.PI * 0.9));
  return tendril < 0.07 ? mix(ground, yarns.ivory, 0.4) : ground;
}

/** Bands along the edge: a broad one with flowers between narrow guards; null inside them. */
function borders(at: { edge: number; run: number }, yarns: Yarns, scale: number): Vec3 | null {
  const edge = at.edge / scale;
  const run = at.run / scale;
  if (edge > 0.235) return null;
  if (edge < 0.022) return yarns.dark;
  if (edge < 0.05) return Math.sin(run * 180) > 0.1 ? yarns.gold : yarns.field;
  if (edge < 0.06 || (edge > 0.19 && edge < 0.2)) return yarns.ivory;
  if (edge > 0.2) return Math.sin(run * 150) > 0 ? yarns.border : yarns.gold;
  const cell = 0.15;
  const across = edge - 0.125;
  const along = run - Math.round(run / cell) * cell;
  const bloom = flower(along, across, { radius: 0.046, petal: yarns.field, heart: yarns.ivory });
  if (bloom) return bloom;
  const vine = Math.abs(across - 0.036 * Math.sin((run / cell) * 2 * Math.PI + Math.PI / 2));
  return vine < 0.006 ? yarns.gold : yarns.border;
}

/** A medallion with pendants in a field of flowers, quarters of it in the corners, three borders. */
function persian(size: RugSize, yarns: Yarns): RugPainter {
  const { width, depth } = size;
  const scale = Math.min(width, depth) / 1.6;
  const [a, b] = [width / 2 - 0.235 * scale, depth / 2 - 0.235 * scale];
  return (u, v) => {
    const x = u - width / 2;
    const y = v - depth / 2;
    const band = borders(rimOf(size, u, v), yarns, scale);
    if (band) return band;
    const lobed = (p: number, q: number, lobes: number): number =>
      Math.hypot(p, q) * (1 + 0.07 * Math.cos(lobes * Math.atan2(q, p)));
    const middle = lobed(x / (0.56 * a), y / (0.62 * b), 12);
    if (middle < 0.16) return yarns.ivory;
    if (middle < 0.4) return strewn([x, y], yarns.field, yarns);
    if (middle < 0.45) return yarns.gold;
    if (middle < 0.93) return strewn([x, y], yarns.border, yarns);
    if (middle < 1) return yarns.ivory;
    const pendant = Math.abs(Math.abs(x) / a - 0.68) * 6 + (Math.abs(y) / b) * 4.2;
    if (size.isRound) return strewn([x, y], yarns.field, yarns);
    if (pendant < 0.62) return pendant < 0.5 ? yarns.border : yarns.ivory;
    const corner = lobed((a - Math.abs(x)) / (0.46 * a), (b - Math.abs(y)) / (0.55 * b), 8);
    if (corner < 0.92) return strewn([x, y], mix(yarns.border, yarns.field, 0.15), yarns);
    return corner < 1 ? yarns.ivory : strewn([x, y], yarns.field, yarns);
  };
}

/** The same pattern worn pale: pile rubbed off in patches, what is left has faded. */
function vintage(size: RugSize, look: Look): RugPainter {
  const yarns = yarnsOf(look);
  const pattern = persian(size, yarns);
  const ground = mix(look.colour, [0.46, 0.42, 0.37], 0.5);
  return (u, v) => {
    const rubbed = 0.5 + 0.95 * fractalNoise(u * 2.6, v * 2.6, 5) + 0.35 * flatNoise(u * 12, v * 70);
    const left = Math.max(0.12, Math.min(0.62, 0.62 - 0.5 * rubbed));
    return mix(mix(ground, look.colour, 0.35), pattern(u, v), left);
  };
}

/** Lines drawn by hand in lozenges over a light ground. */
function berber(look: Look): RugPainter {
  const line = luminance(look.colour) > 0.12 ? CHARCOAL : IVORY;
  const cell = pick(chances(look, 91), [0.42, 0.55, 0.34]);
  const isDouble = chances(look, 92)() < 0.5;
  return (u, v) => {
    const wander = 0.028 * fractalNoise(u * 3.5, v * 3.5, 2) + 0.006 * flatNoise(u * 34, v * 34);
    const p = (u + v * 1.25 + wander) / cell;
    const q = (u - v * 1.25 - wander) / cell;
    const off = Math.min(Math.abs(p - Math.round(p)), Math.abs(q - Math.round(q))) * cell;
    const second = isDouble ? Math.abs(off - 0.035) : 1;
    const isOn = off < 0.0095 || second < 0.006;
    return isOn ? mix(line, look.colour, 0.12 + 0.1 * flatNoise(u * 60, v * 60)) : look.colour;
  };
}

/** Bands across, broad and narrow by turns, mirrored about the middle. */
function stripes(size: RugSize, look: Look): RugPainter {
  const isLight = luminance(look.colour) > 0.3;
  const tones: readonly Vec3[] = [
    look.colour,
    isLight ? mix(look.accent, CHARCOAL, 0.2) : IVORY,
    look.colour,
    mix(look.colour, isLight ? CHARCOAL : IVORY, 0.35),
    isLight ? IVORY : look.accent,
  ];
  const random = chances(look, 93);
  const bands: { to: number; tone: Vec3 }[] = [];
  let to = 0;
  for (let i = 0; to < size.width / 2; i++) {
    to += i % 2 === 0 ? 0.08 + 0.12 * random() : 0.018 + 0.05 * random();
    bands.push({ to, tone: tones[i % tones.length]! });
  }
  return (u, v) => {
    const from =
      Math.abs(u - size.width / 2) + 0.006 * flatNoise(v * 5, u * 2) + 0.0015 * flatNoise(v * 90, 3);
    return bands.find((band) => from < band.to)?.tone ?? look.colour;
  };
}

/** One colour with a line along the edge, or none. */
function plain(size: RugSize, look: Look): RugPainter {
  const hasLine = chances(look, 94)() < 0.5;
  const line = mix(look.colour, luminance(look.colour) > 0.2 ? CHARCOAL : IVORY, 0.45);
  return (u, v) => {
    const edge = rimOf(size, u, v).edge + 0.002 * flatNoise(u * 30, v * 30);
    return hasLine && edge > 0.07 && edge < 0.1 ? line : look.colour;
  };
}

/** What a pattern paints. */
export function painterOf(pattern: RugPattern, look: Look, size: RugSize): RugPainter {
  switch (pattern) {
    case 'persian':
      return persian(size, yarnsOf(look));
    case 'vintage':
      return vintage(size, look);
    case 'berber':
      return berber(look);
    case 'stripes':
      return stripes(size, look);
    case 'plain':
      return plain(size, look);
    case 'jute':
    case 'shag':
      return () => look.colour;
  }
}

/** The pattern that was named, that suits the style, or one by the seed. */
export function rugPatternOf(look: Pick<Look, 'seed' | 'style'>, named?: RugPattern): RugPattern {
  return named ?? pick(chances(look, 9), suited(look, RUG_PATTERNS));
}
