/** What is seen on a surface in one ring around a mask. */
export interface Ring {
  /** Logarithm of light, green counting double. */
  readonly light: number;
  /** Red and blue against green, in logarithms of light. */
  readonly red: number;
  readonly blue: number;
  /** Share of its pixels that show a floor, rug or wall. */
  readonly surface: number;
  readonly pixels: number;
}

/** How many rings, from the mask on, lie in the shadow; `lit`: none, the light is even. `unknown`: it cannot be told. */
export type ShadowExtent = number | 'lit' | 'unknown';

/** The first ring mixes with the mask's own edge. */
const FIRST = 1;
/** The darkest ring lies at the foot, one of the first. */
const LAST_DARKEST = 4;
/** Rings of surface that are needed, and rings of even light that end a shadow. */
const LEAST_RINGS = 6;
const EVEN_RINGS = 3;
/** Pixels and share of surface below which a ring says nothing. */
const LEAST_PIXELS = 2;
const LEAST_SURFACE = 0.4;
/** A shadow takes this much at least (in logarithms of light: 13 %). */
const LEAST_DROP = 0.14;
/** Of the drop: how far even light may stray and still rise, how far light may fall back on its way, and the largest step that is no edge. */
const EVEN = { least: 0.05, share: 0.2 };
const RISE = { least: 0.02, share: 0.12 };
const BACK = 0.25;
const STEP = 0.6;
/** Light that grows so much (of the drop) right behind was not even yet. */
const BEYOND = 0.35;
/** How far colour may stray: a shadow is the same surface with less light. */
const TINT = { least: 0.05, share: 0.25 };
/** A shadow ends where this share of the drop is left. */
const END = 0.1;

/** Reads from rings around a mask how far its shadow reaches: darkest at the foot, the same colour throughout, steadily and softly brighter outwards until the light is even. */
export function shadowExtent(rings: readonly Ring[]): ShadowExtent {
  const seen = rings.findIndex(({ pixels, surface }) => pixels < LEAST_PIXELS || surface <= LEAST_SURFACE);
  const count = seen < 0 ? rings.length : seen;
  if (count < LEAST_RINGS) return 'unknown';
  const light = rings.slice(0, count).map((ring) => ring.light);
  const start = light.slice(0, Math.min(LAST_DARKEST + 1, count));
  const darkest = start.indexOf(Math.min(...start.slice(FIRST)), FIRST);
  for (let even = darkest + 2; even + EVEN_RINGS <= count; even++) {
    const plateau = middleOf(light.slice(even, even + EVEN_RINGS));
    const drop = plateau - light[darkest]!;
    if (drop < LEAST_DROP || !isEven(light, even, drop)) continue;
    if (!isSoft(light.slice(darkest, even + 1), drop)) return 'unknown';
    if (!isOneColour(rings.slice(darkest, even), rings.slice(even, even + EVEN_RINGS), drop))
      return 'unknown';
    let end = even;
    while (end > darkest + 1 && light[end - 1]! > plateau - END * drop) end--;
    return end;
  }
  return 'lit';
}

function isEven(light: readonly number[], from: number, drop: number): boolean {
  const plateau = light.slice(from, from + EVEN_RINGS);
  const beyond = light.slice(from + EVEN_RINGS, from + 2 * EVEN_RINGS);
  const stray = Math.max(...plateau) - Math.min(...plateau);
  const rise = plateau.at(-1)! - plateau[0]!;
  if (stray > Math.max(EVEN.least, EVEN.share * drop) || rise > RISE.least + RISE.share * drop) return false;
  return beyond.length === 0 || middleOf(beyond) <= middleOf(plateau) + BEYOND * drop;
}

/** Whether light grows steadily and without an edge. */
function isSoft(light: readonly number[], drop: number): boolean {
  let top = -Infinity;
  return light.every((value, k) => {
    top = Math.max(top, value);
    return top - value <= BACK * drop && (k === 0 || value - light[k - 1]! <= STEP * drop);
  });
}

function isOneColour(shadow: readonly Ring[], lit: readonly Ring[], drop: number): boolean {
  const [red, blue] = [middleOf(lit.map((ring) => ring.red)), middleOf(lit.map((ring) => ring.blue))];
  const most = TINT.least + TINT.share * drop;
  return shadow.every((ring) => Math.abs(ring.red - red) <= most && Math.abs(ring.blue - blue) <= most);
}

/** The median; 0 of nothing. */
export function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
