import { linearFromOklab, oklabFromRgb } from '../../colour/oklab.ts';
import { byteFromLinear, LINEAR_FROM_BYTE } from '../../colour/srgb.ts';
import type { PixelImage } from '../../pixels.ts';
import type { ToneChange } from '../../prompt/tone-words.ts';
import { luminance, type Vec3 } from '../../scene/vector.ts';
import type { Region } from '../light/light-field.ts';

/** One step darker in OKLab lightness, and the share of it that stays at least: what is nearly black has no whole step left. */
const DARKER = 0.12;
const LEAST_LEFT = 0.74;
/** One step lighter: this share of the way to white. */
const LIGHTER = 0.32;
const LIGHTEST = 0.97;
/** One step warmer in OKLab a and b. */
const WARMER = [0.008, 0.026] as const;
/** One step more vivid, or back, as a factor of chroma. */
const MORE_VIVID = 1.45;

type Steps = Omit<ToneChange, 'english'>;

/** The lightness (OKLab) that one of a region becomes. */
function changedLightness(l: number, { lightness }: Steps): number {
  if (lightness < 0) return Math.max(l * LEAST_LEFT ** -lightness, l + DARKER * lightness);
  return l + Math.min(0.95, LIGHTER * lightness) * Math.max(0, LIGHTEST - l);
}

/** How light (linear, 0-1) becomes so that `from` becomes `to`: as another paint throws it back, and never beyond white. */
function lightCurve(from: number, to: number): (light: number) => number {
  if (to <= from) return (light) => (light * to) / Math.max(1e-4, from);
  const gain = (to * (1 - from)) / Math.max(1e-4, from * (1 - to));
  return (light) => (light * gain) / (1 + light * (gain - 1));
}

/**
 * A region's own colours a little darker, lighter, warmer, cooler, more vivid or greyer, with its patterns, folds and shading; `median` is its usual colour,
 * linear. Equal to the region's picture where its matte is 0.
 */
export function changeTone({ image, matte, bounds }: Region, median: Vec3, steps: Steps): PixelImage {
  const data = image.data.slice();
  const usual = Math.max(1e-3, Math.min(0.995, luminance(median)));
  const wanted = changedLightness(Math.cbrt(usual), steps) ** 3;
  const curve = lightCurve(usual, wanted);
  for (let y = bounds.top; y < bounds.bottom; y++)
    for (let x = bounds.left; x < bounds.right; x++) {
      const at = y * image.width + x;
      const share = matte[at]! / 255;
      if (share === 0) continue;
      const changed = changedPixel(image.data.subarray(4 * at, 4 * at + 3), curve, steps);
      for (let k = 0; k < 3; k++)
        data[4 * at + k] = Math.round(data[4 * at + k]! + share * (changed[k]! - data[4 * at + k]!));
    }
  return { ...image, data };
}

/** Bytes of a pixel, changed. */
function changedPixel(
  [red = 0, green = 0, blue = 0]: Uint8Array,
  curve: (light: number) => number,
  { warmth, chroma }: Steps,
): Vec3 {
  const light = luminance([LINEAR_FROM_BYTE[red]!, LINEAR_FROM_BYTE[green]!, LINEAR_FROM_BYTE[blue]!]);
  const gain = Math.cbrt(curve(light) / Math.max(1e-6, light));
  const [l, a, b] = oklabFromRgb(red, green, blue);
  const factor = gain * MORE_VIVID ** chroma;
  // What is dark shows little of a tint.
  const tint = warmth * Math.min(1, l);
  const changed = linearFromOklab([gain * l, factor * a + WARMER[0] * tint, factor * b + WARMER[1] * tint]);
  return changed.map(byteFromLinear) as unknown as Vec3;
}
