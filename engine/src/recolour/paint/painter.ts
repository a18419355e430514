import { luminance, type Vec3 } from '../../scene/vector.ts';
import { logLight } from '../light/light-field.ts';
import { whiteExcess, type RegionColour } from '../light/region-colour.ts';

/** How a surface answers light, as factors on what the old one did. */
export interface Manner {
  /** Share of the finest light and dark that is kept: texture, pile, grain. */
  readonly detail: number;
  /** Contrast of the shading. */
  readonly contrast: number;
  /** Strength of the highlights. */
  readonly highlights: number;
  /** Further sheen where much light falls, 0-1. */
  readonly sheen: number;
  /** Highlights take the surface's colour, as on metal. */
  readonly isMetal: boolean;
}

/** One pixel to paint, linear light. */
export interface Dab {
  readonly colour: Float64Array;
  /** As a light field answers it. */
  readonly field: Float64Array;
  /** Colour of the new surface here relative to its mean. */
  readonly pattern: Float64Array;
}

/** Writes the new colour of a pixel, linear light; channels may exceed 1. */
export type Painter = (dab: Dab, out: Float64Array) => void;

/** Brightening a dark surface brightens its noise: detail and shading lose so much for every stop. */
const CALM_DETAIL = 0.3;
const CALM_SHADING = 0.16;
/** A dark surface throws less light back into its own shadows: shading gains so much for every stop of darkening. */
const DEEPEN = 0.04;
/** White above this share of the light around is a highlight, on grey surfaces. */
const HIGHLIGHT = 1.35;
/** From the first of these (median light) on, highlights are ever less told from light that is merely bright: cameras clip both to white. */
const PALE = [0.25, 0.5] as const;
/** Above the median, brightness bends towards white this early: form stays readable in the lightest paint. */
const BEND = 0.4;
/** Highlights lose this power of the darkening: found ones hold some of the old surface's own light, which glares on a much darker one. */
const DIM = 0.4;
/** How far the colour of light varies in a room, as a factor. */
const MOST_TINT = 1.7;

function smoothStep(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

interface Gains {
  readonly shading: number;
  readonly detail: number;
  readonly highlights: number;
}

/** How strongly shading, detail and highlights are carried over from a surface as light as `from` to one as light as `to`. */
function gains(from: number, to: number, manner: Manner): Gains {
  const stops = Math.log2(to / from);
  const up = Math.max(0, stops);
  const down = Math.min(5, Math.max(0, -stops));
  return {
    shading: (manner.contrast * (1 + DEEPEN * down)) / (1 + CALM_SHADING * up),
    detail: manner.detail / (1 + CALM_DETAIL * up),
    highlights: manner.highlights * 2 ** (-DIM * down),
  };
}

/** As bright as a matt surface gets in a photo. */
export const WHITE = 0.985;

/** What a region is painted with. */
export interface Paint {
  /** Mean of the new surface as it will be seen, linear. */
  readonly colour: Vec3;
  /** Its shading stays below this, linear. */
  readonly brightest: number;
}

/** Paints a region that looked as measured: keeps shading, highlights, shadows and the tint of the light. */
export function painterOf(
  region: RegionColour,
  { colour: paint, brightest }: Paint,
  manner: Manner,
): Painter {
  const { light, logMedian, saturation, median } = region;
  const gain = gains(light, Math.max(0.003, luminance(paint)), manner);
  const coloured = smoothStep(0.3, 0.6, saturation);
  const glossy = 1 - smoothStep(PALE[0], PALE[1], light);
  const tinted = Math.max(0, 1 - 1.6 * saturation);
  const threshold = light * Math.max(1.3, Math.min(3, (1.15 * region.bright) / light));
  const headroom = Math.max(0.04, brightest / Math.max(0.02, ...paint) - 1);
  const bend = Math.max(BEND, headroom);
  const usual = [median[0] / light, median[1] / light, median[2] / light];

  const highlightOf = (colour: Float64Array, here: number, around: number): number => {
    if (glossy === 0) return 0;
    let white = 0;
    if (coloured > 0) white = coloured * Math.max(0, whiteExcess(colour, median) - region.usualExcess);
    if (coloured < 1)
      white += (1 - coloured) * 0.9 * Math.max(0, here - Math.max(threshold, HIGHLIGHT * around));
    return Math.min(glossy * white, 0.95 * here);
  };

  return ({ colour, field, pattern }, out) => {
    const here = 0.2126 * colour[0]! + 0.7152 * colour[1]! + 0.0722 * colour[2]!;
    const around = 0.2126 * field[2]! + 0.7152 * field[3]! + 0.0722 * field[4]!;
    const afar = 0.2126 * field[5]! + 0.7152 * field[6]! + 0.0722 * field[7]!;
    const white = highlightOf(colour, here, around);
    const stops = logLight(here - white);
    const smooth = field[0]! * stops + field[1]!;
    const shade = Math.exp(Math.LN2 * (gain.shading * (smooth - logMedian) + gain.detail * (stops - smooth)));
    const over = shade - 1;
    const soft = over <= 0 ? shade : 1 + (headroom * over) / (over + bend);
    const sheen = manner.sheen > 0 && over > 0 ? manner.sheen * over ** 1.5 : 0;
    const gleam = gain.highlights * white + sheen;
    for (let k = 0; k < 3; k++) {
      const tint = tinted > 0 ? tintOf((field[5 + k]! + 0.01) / (afar + 0.01) / usual[k]!, tinted) : 1;
      const body = paint[k]! * pattern[k]!;
      out[k] = body * soft * tint + gleam * (manner.isMetal ? 2 * paint[k]! : 1);
    }
  };
}

function tintOf(ratio: number, weight: number): number {
  return 1 + weight * (Math.max(1 / MOST_TINT, Math.min(MOST_TINT, ratio)) - 1);
}
