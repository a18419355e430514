import { LINEAR_FROM_BYTE } from '../../colour/srgb.ts';
import type { PixelImage, Rect } from '../../pixels.ts';
import { luminance, type Vec3 } from '../../scene/vector.ts';
import { quantile } from './quantile.ts';

/** What the brightest matt surfaces of a room throw back. */
const WHITE_REFLECTANCE = 0.85;
/** Walls between white and grey; a part of the photo darker than that is taken for less light by this power. */
const LOCAL = 0.45;
/** Share of the tint of the brightest surfaces that is taken for the light's own. */
const TINT = 0.7;

interface Measured {
  readonly lights: Float64Array;
  readonly colours: Float64Array;
}

function measure(photo: PixelImage, area: Rect): Measured {
  const step = Math.max(
    1,
    Math.round(Math.sqrt(((area.right - area.left) * (area.bottom - area.top)) / 20_000)),
  );
  const colours: number[] = [];
  for (let y = area.top; y < area.bottom; y += step) {
    for (let x = area.left; x < area.right; x += step) {
      const i = 4 * (y * photo.width + x);
      for (let k = 0; k < 3; k++) colours.push(LINEAR_FROM_BYTE[photo.data[i + k]!]!);
    }
  }
  const all = Float64Array.from(colours);
  return {
    colours: all,
    lights: Float64Array.from({ length: all.length / 3 }, (_, i) => luminance(all, 3 * i)),
  };
}

/** Mean colour of the brightest places short of the lamps, at luminance 1. */
function tintOf({ lights, colours }: Measured): Vec3 {
  const low = quantile(lights, 0.8);
  const high = quantile(lights, 0.97);
  const sum: [number, number, number] = [1e-4, 1e-4, 1e-4];
  lights.forEach((light, i) => {
    if (light < low || light > high) return;
    for (let k = 0; k < 3; k++) sum[k]! += colours[3 * i + k]!;
  });
  const light = luminance(sum);
  return sum.map((value) => (value / light) ** TINT) as unknown as Vec3;
}

/**
 * What the light of a room makes of a perfectly white surface at a place: linear red, green, blue, 1 = as bright as the photo's white.
 * Read from the photo's palest surfaces and, for the place, from what surrounds it.
 */
export function roomLight(photo: PixelImage, around: Rect): Vec3 {
  const whole = measure(photo, { left: 0, top: 0, right: photo.width, bottom: photo.height });
  const near = quantile(measure(photo, around).lights, 0.6);
  const local = ((near + 0.02) / (quantile(whole.lights, 0.5) + 0.02)) ** LOCAL;
  const strength = (quantile(whole.lights, 0.95) / WHITE_REFLECTANCE) * Math.max(0.6, Math.min(1.3, local));
  const scale = Math.max(0.25, Math.min(1.1, strength));
  return tintOf(whole).map((value) => value * scale) as unknown as Vec3;
}
