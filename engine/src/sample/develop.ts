import { byteFromLinear } from '../colour/srgb.ts';
import type { PixelImage } from '../pixels.ts';
import type { Layer } from '../scene/detail-pass.ts';
import { luminance } from '../scene/vector.ts';

/** Light (linear) that the upper middle tones, mostly wall, are brought to. */
const MIDDLE = 0.33;

function middleTone(layer: Layer): number {
  const values: number[] = [];
  const step = Math.max(1, Math.floor(layer.alpha.length / 20000));
  for (let i = 0; i < layer.alpha.length; i += step) values.push(luminance(layer.colour, 3 * i));
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * 0.6)] ?? 1;
}

/** Film's toe and shoulder: Narkowicz' fit (2015) of the ACES reference curve. */
function curve(value: number): number {
  return (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14);
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
      data[4 * i + k] = byteFromLinear(Math.min(1, curve(colour[3 * i + k]! * exposure * balance[k]!)));
    data[4 * i + 3] = 255;
  }
  return { width, height, data };
}
