import type { Vec3 } from '../../engine/src/models.ts';
import type { Chance } from './chance.ts';
import { PATTERNS, type Pattern, type PatternName } from './patterns.ts';

/** What a part is made of in one picture. Colours are linear RGB. */
export interface Matter {
  readonly pattern: Pattern;
  readonly first: Vec3;
  readonly second: Vec3;
  /** Size of the pattern. */
  readonly scale: number;
  /** Light given off, times its colour. */
  readonly glow: number;
  /** How much it mirrors at a flat angle, 0..1. */
  readonly gloss: number;
  readonly isMirror: boolean;
  /** The pattern runs the other way. */
  readonly isTurned: boolean;
}

/** Draws what a part is made of; `others` are the parts of the same thing that are drawn already. */
export type Dress = (chance: Chance, others: readonly Matter[]) => Matter;

interface Stuff {
  readonly second?: Vec3;
  readonly scale?: number;
  readonly glow?: number;
  readonly gloss?: number;
  readonly isTurned?: boolean;
}

/** A stuff of this pattern and colour. */
export function stuff(pattern: PatternName, first: Vec3, more: Stuff = {}): Matter {
  const { second = first, scale = 1, glow = 0, gloss = 0, isTurned = false } = more;
  return { pattern: PATTERNS[pattern], first, second, scale, glow, gloss, isTurned, isMirror: false };
}

/** Linear RGB of hue, saturation and value, 0..1 each. */
export function colour(hue: number, saturation: number, value: number): Vec3 {
  const channel = (n: number): number => {
    const k = (n + hue * 6) % 6;
    return (value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1))) ** 2.2;
  };
  return [channel(5), channel(3), channel(1)];
}

/** Colours as they occur in homes: half of them beige to brown, a fifth grey, the rest anything. */
export function anyColour(c: Chance): Vec3 {
  const kind = c.between(0, 1);
  if (kind < 0.5) return colour(c.between(0.04, 0.14), c.between(0, 0.35), c.between(0.2, 0.95));
  if (kind < 0.7) return colour(c.between(0, 1), c.between(0, 0.08), c.between(0.06, 0.97));
  return colour(c.between(0, 1), c.between(0.15, 0.85), c.between(0.12, 0.9));
}

export function woodColour(c: Chance): Vec3 {
  if (c.is(0.12)) return colour(c.between(0.05, 0.12), c.between(0.02, 0.2), c.between(0.6, 0.95));
  return colour(c.between(0.03, 0.1), c.between(0.25, 0.75), c.between(0.15, 0.85));
}

/** A colour near another one; each channel differs by up to this share. */
export function near(c: Chance, [r, g, b]: Vec3, share: number): Vec3 {
  const shift = (value: number): number => Math.max(0, Math.min(1, value * (1 + c.between(-share, share))));
  return [shift(r), shift(g), shift(b)];
}

export function wood(c: Chance): Matter {
  const first = woodColour(c);
  const second = near(c, first, 0.35);
  return stuff('grain', first, {
    second,
    scale: c.between(0.6, 1.6),
    gloss: c.between(0, 0.35),
    isTurned: c.is(0.5),
  });
}

const WILD = [
  'cloth',
  'planks',
  'stripes',
  'tiles',
  'printedTiles',
  'herringbone',
  'floral',
  'dots',
  'marble',
  'shag',
  'bricks',
  'cells',
  'grain',
  'checks',
  'medallions',
] as const;

/** Any pattern in any colours: what must not be told by its texture. */
export function wild(c: Chance): Matter {
  const gloss = c.is(0.3) ? c.between(0, 0.5) : 0;
  return stuff(c.of(WILD), anyColour(c), {
    second: anyColour(c),
    scale: c.between(0.3, 3),
    gloss,
    isTurned: c.is(0.5),
  });
}

export function fabric(c: Chance): Matter {
  const kind = c.between(0, 1);
  const first = anyColour(c);
  if (kind < 0.66) return stuff('cloth', first);
  if (kind < 0.78) return stuff('plain', first, { gloss: c.between(0.05, 0.35) });
  const pattern = c.of(['stripes', 'floral', 'dots', 'cells', 'checks', 'medallions']);
  return stuff(pattern, first, { second: anyColour(c), scale: c.between(0.5, 3), isTurned: c.is(0.5) });
}

export function painted(c: Chance): Matter {
  return stuff('plain', anyColour(c), { gloss: c.between(0, 0.4) });
}

export function hard(c: Chance): Matter {
  const kind = c.between(0, 1);
  if (kind < 0.5) return wood(c);
  if (kind < 0.85) return painted(c);
  return kind < 0.93 ? stuff('marble', anyColour(c), { second: anyColour(c), gloss: 0.3 }) : wild(c);
}

export function pale(c: Chance): Matter {
  return stuff('plain', colour(c.between(0.05, 0.6), c.between(0, 0.08), c.between(0.75, 0.98)));
}

export function dark(c: Chance): Matter {
  return stuff('plain', colour(c.between(0, 1), c.between(0, 0.3), c.between(0.02, 0.15)), {
    gloss: c.between(0, 0.4),
  });
}

const METALS: readonly [Vec3, ...Vec3[]] = [
  [0.6, 0.45, 0.2],
  [0.5, 0.5, 0.52],
  [0.75, 0.75, 0.76],
];

export function metal(c: Chance): Matter {
  return c.is(0.5) ? dark(c) : stuff('plain', c.of(METALS), { gloss: 0.4 });
}

export function steel(c: Chance): Matter {
  return stuff('plain', near(c, [0.45, 0.46, 0.48], 0.3), { gloss: 0.4 });
}

export function legs(c: Chance): Matter {
  return c.of([wood, metal, dark, pale])(c);
}

export function cardboard(c: Chance): Matter {
  return c.is(0.6)
    ? stuff('plain', colour(c.between(0.06, 0.1), c.between(0.3, 0.5), c.between(0.4, 0.8)))
    : painted(c);
}

export function foliage(c: Chance): Matter {
  if (c.is(0.08)) return stuff('leaf', anyColour(c));
  return stuff('leaf', colour(c.between(0.18, 0.42), c.between(0.25, 0.85), c.between(0.12, 0.65)), {
    gloss: 0.05,
  });
}

/** A light bulb, lamp glass or lit ceiling spot. */
export function bulb(c: Chance): Matter {
  return stuff('plain', [1, 0.95, 0.85], { glow: c.between(0.5, 4) });
}

export function mirrorGlass(): Matter {
  return { ...stuff('plain', [0.9, 0.9, 0.9]), isMirror: true };
}

/** A switched-off or lit screen. */
export function screenGlass(c: Chance): Matter {
  if (c.is(0.75)) return stuff('plain', near(c, [0.015, 0.015, 0.02], 0.5), { gloss: 0.5 });
  return stuff('art', anyColour(c), {
    second: anyColour(c),
    scale: c.between(0.6, 3),
    glow: c.between(0.3, 1.2),
  });
}

/** The same as another part in this share of the cases. */
export function alike(part: number, share: number, otherwise: Dress): Dress {
  return (c, others) => {
    const same = others[part];
    return same && c.is(share) ? same : otherwise(c, others);
  };
}

/** One of two, the first in this share of the cases. */
export function either(first: Dress, share: number, second: Dress): Dress {
  return (c, others) => (c.is(share) ? first(c, others) : second(c, others));
}
