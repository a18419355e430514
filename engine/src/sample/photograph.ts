import { filmCurve } from '../colour/film.ts';
import { byteFromLinear } from '../colour/srgb.ts';
import { boxBlur } from '../filter/box-blur.ts';
import { gaussianBlur, type Plane } from '../filter/gaussian-blur.ts';
import type { PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import type { Layer } from '../scene/detail-pass.ts';
import { luminance } from '../scene/vector.ts';

/** Light that strays in the lens: its share, and how far, in picture widths. */
const GLARE = [
  { share: 0.05, reach: 0.008 },
  { share: 0.035, reach: 0.06 },
] as const;
/** Light the corners lose. */
const FALL_OFF = 0.2;
/** Width of the pictures that the lens and the sensor are described for: smaller ones are reduced from it, and sharper and cleaner. */
const WIDTH = 1280;
/** Share of a pixel's blur in the middle, and that which the corners add. */
const SOFT = { middle: 0.25, corners: 0.5 } as const;
/** Noise of the sensor in bytes, standard deviation in the middle tones: of lightness, and of colour, which is blotchier. */
const GRAIN = { light: 1.5, colour: 1.1 } as const;

/** Takes a linear picture as a camera would: stray light, darker and softer corners, exposure and tone curve, noise. */
export function photograph(layer: Layer, seed: number): PixelImage {
  return withGrain(develop(throughLens(layer)), seed);
}

function throughLens(layer: Layer): Layer {
  const { width, height } = layer;
  const sharp: Plane = { width, height, channels: 3, data: layer.colour };
  const soft = gaussianBlur(sharp, width / WIDTH).data;
  const stray = GLARE.map(({ share, reach }) => ({
    share,
    light: boxBlur(sharp, Math.max(1, Math.round(reach * width)), 3).data,
  }));
  const kept = GLARE.reduce((rest, { share }) => rest - share, 1);
  const colour = new Float32Array(sharp.data.length);
  for (let i = 0; i < width * height; i++) {
    const across = (2 * ((i % width) + 0.5)) / width - 1;
    const down = (2 * Math.floor(i / width)) / height - 1;
    const far = (across * across + down * down) / 2;
    const softness = SOFT.middle + SOFT.corners * far;
    for (let j = 3 * i; j < 3 * i + 3; j++) {
      let light = kept * (sharp.data[j]! + (soft[j]! - sharp.data[j]!) * softness);
      for (const { share, light: strayed } of stray) light += share * strayed[j]!;
      colour[j] = light * (1 - FALL_OFF * far * far);
    }
  }
  return { ...layer, colour };
}

/** Noise is strongest in the middle tones, and what is burnt out has none. */
function withGrain({ width, height, data }: PixelImage, seed: number): PixelImage {
  const random = createRandom(seed);
  const reduced = Math.min(1, width / WIDTH);
  const noise = Float32Array.from({ length: width * height * 3 }, () => random() + random() + random() - 1.5);
  const blotches = gaussianBlur({ width, height, channels: 3, data: noise }, 1).data;
  const out = data.slice();
  for (let i = 0; i < width * height; i++) {
    const grain = 2 * GRAIN.light * noise[3 * i]!;
    for (let k = 0; k < 3; k++) {
      const value = data[4 * i + k]!;
      const strength = reduced * Math.sqrt(Math.max(0, (value * (255 - value)) / 16256));
      const tint = 7 * GRAIN.colour * blotches[3 * i + k]!;
      out[4 * i + k] = Math.max(0, Math.min(255, Math.round(value + strength * (grain + tint))));
    }
  }
  return { width, height, data: out };
}

/** Light (linear) that the upper middle tones, mostly wall, are brought to. */
const MIDDLE = 0.33;

function middleTone(layer: Layer): number {
  const values: number[] = [];
  const step = Math.max(1, Math.floor(layer.alpha.length / 20000));
  for (let i = 0; i < layer.alpha.length; i += step) values.push(luminance(layer.colour, 3 * i));
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * 0.6)] ?? 1;
}

/** Share of the colour cast that the white balance takes out: wood and walls should stay warm. */
const BALANCED = 0.5;

function whiteBalance(layer: Layer): [number, number, number] {
  const sum = [0, 0, 0];
  for (let i = 0; i < layer.alpha.length; i++) {
    for (let k = 0; k < 3; k++) sum[k]! += Math.min(1, layer.colour[3 * i + k]!);
  }
  const grey = luminance(sum);
  const gain = (k: number): number => (grey / Math.max(1e-6, sum[k]!)) ** BALANCED;
  return [gain(0), gain(1), gain(2)];
}

/** Exposes a linear picture for its middle tones and turns it into sRGB, like a camera's automatic. */
export function develop(layer: Layer): PixelImage {
  const { width, height, colour } = layer;
  const exposure = MIDDLE / Math.max(1e-4, middleTone(layer));
  const balance = whiteBalance(layer);
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    for (let k = 0; k < 3; k++)
      data[4 * i + k] = byteFromLinear(Math.min(1, filmCurve(colour[3 * i + k]! * exposure * balance[k]!)));
    data[4 * i + 3] = 255;
  }
  return { width, height, data };
}
