import { LINEAR_FROM_BYTE } from '../../colour/srgb.ts';
import { growRect } from '../../mask/bounds.ts';
import type { PixelImage, Rect } from '../../pixels.ts';
import { luminance, type Vec3 } from '../../scene/vector.ts';
import { quantile } from './quantile.ts';

/** The light of a room at a place, read from the photo's pale surfaces. */
export interface RoomLight {
  /** What it makes of a perfectly white surface: linear red, green, blue, 1 = the photo's white. */
  readonly light: Vec3;
  /** Luminance of the brightest real white near by that is not burnt out: nothing that is painted is brighter. */
  readonly white: number;
  /** Pale surfaces tell it, near by or elsewhere; without any it is a guess. */
  readonly isSeen: boolean;
}

/** From here on (0-255) a channel may be burnt out: lamps, windows and the glare beside them say nothing of the room. */
const CLIPPED = 250;
/** What white walls, ceilings and frames throw back; few are cleaner. */
const WHITE_REFLECTANCE = 0.82;
/** Pale is what has at least this share of the light of the brightest near by, and less than this colour once the tint of the light is gone. */
const PALE_LIGHT = 0.4;
const PALE_COLOUR = 0.2;
/** How far around the place pale surfaces are looked for, as shares of its size; then everywhere. */
const AROUND = [0.15, 0.5] as const;
/** There are enough of them where they fill this share. */
const ENOUGH = 0.05;
/** Share of the tint of the brightest surfaces that is taken for the light's own. */
const TINT = 0.7;
/** Light in rooms is daylight or glows: natural logarithms of red over blue, and of green over the mean of both, lie between these. What is bluer or greener is paint. */
const WARMTH = [-0.55, 1.8] as const;
const GREENNESS = [-0.1, 0.25] as const;
/** Without pale surfaces near by, how far the place being darker than the photo is taken for less light (as a power). */
const LOCAL = 0.45;
/** Light falls off in a room, but rarely to less than this share of that on its pale surfaces. */
const LEAST_SHARE = 0.3;

interface Measured {
  readonly samples: number;
  readonly lights: Float64Array;
  readonly colours: Float64Array;
}

function measure(photo: PixelImage, area: Rect): Measured {
  const { width, data } = photo;
  const pixels = (area.right - area.left) * (area.bottom - area.top);
  const step = Math.max(1, Math.round(Math.sqrt(pixels / 20_000)));
  const colours: number[] = [];
  let samples = 0;
  for (let y = area.top; y < area.bottom; y += step) {
    for (let x = area.left; x < area.right; x += step) {
      const i = 4 * (y * width + x);
      samples++;
      if (Math.max(data[i]!, data[i + 1]!, data[i + 2]!) >= CLIPPED) continue;
      for (let k = 0; k < 3; k++) colours.push(LINEAR_FROM_BYTE[data[i + k]!]!);
    }
  }
  const all = Float64Array.from(colours);
  return {
    samples,
    colours: all,
    lights: Float64Array.from({ length: all.length / 3 }, (_, i) => luminance(all, 3 * i)),
  };
}

/** Usual colour of the brightest places short of the lamps, at luminance 1; a few bright things of another colour do not count. */
function tintOf({ lights, colours }: Measured): Vec3 {
  const low = quantile(lights, 0.8);
  const high = quantile(lights, 0.97);
  const bright = [...lights.keys()].filter((i) => lights[i]! >= low && lights[i]! <= high);
  const usual = [0, 1, 2].map(
    (k) =>
      quantile(
        Float64Array.from(bright, (i) => colours[3 * i + k]! / (lights[i]! + 1e-4)),
        0.5,
      ) + 1e-4,
  );
  const likely = likeLamps(usual);
  const light = luminance(likely);
  return likely.map((value) => (value / light) ** TINT) as unknown as Vec3;
}

/** The colour of light (linear) that is nearest to one and that sun, sky or lamps have. */
function likeLamps([red, green, blue]: readonly number[]): Vec3 {
  const clamp = (value: number, [low, high]: readonly [number, number]): number =>
    Math.max(low, Math.min(high, value));
  const warmth = clamp(Math.log(red! / blue!), WARMTH);
  const greenness = clamp(Math.log(green! / Math.sqrt(red! * blue!)), GREENNESS);
  return [Math.exp(warmth / 2), Math.exp(greenness), Math.exp(-warmth / 2)];
}

/** Lights of what is pale under a tint; null where there is too little of it. */
function paleLights({ lights, colours, samples }: Measured, tint: Vec3): Float64Array | null {
  const least = PALE_LIGHT * quantile(lights, 0.97);
  const pale = lights.filter((light, i) => {
    if (light < least) return false;
    const own = tint.map((value, k) => colours[3 * i + k]! / value);
    return 1 - Math.min(...own) / Math.max(...own) < PALE_COLOUR + 0.25 * (1 - light);
  });
  return pale.length < ENOUGH * samples ? null : pale;
}

function grown(bounds: Rect, by: number, picture: PixelImage): Rect {
  const across = Math.round(by * (bounds.right - bounds.left));
  const down = Math.round(by * (bounds.bottom - bounds.top));
  return growRect(bounds, { across, down }, picture);
}

/**
 * Reads the light at a place (in pixels of the photo) from the pale surfaces in and around it, without burnt out pixels; where there are none, from those of the
 * whole photo and from how dark the place is.
 */
export function roomLight(photo: PixelImage, place: Rect): RoomLight {
  const whole = measure(photo, { left: 0, top: 0, right: photo.width, bottom: photo.height });
  const tint = tintOf(whole);
  const paleAnywhere = paleLights(whole, tint);
  const everywhere = paleAnywhere ?? whole.lights;
  const usual = quantile(everywhere, 0.7);
  const near = AROUND.map((by) => measure(photo, grown(place, by, photo)));
  const pale = near.map((one) => paleLights(one, tint)).find((lights) => lights !== null);
  const dim = (quantile(near[0]!.lights, 0.5) + 0.02) / (quantile(whole.lights, 0.5) + 0.02);
  const seen = pale ? quantile(pale, 0.7) : usual * Math.min(1, dim ** LOCAL);
  const strength = Math.min(1, Math.max(LEAST_SHARE * usual, seen) / WHITE_REFLECTANCE);
  return {
    light: tint.map((value) => value * strength) as unknown as Vec3,
    white: Math.max(quantile(pale ?? everywhere, 0.97), WHITE_REFLECTANCE * strength),
    isSeen: pale !== undefined || paleAnywhere !== null,
  };
}
