import { byteFromLinear } from '../colour/srgb.ts';
import type { PixelImage } from '../pixels.ts';
import type { Layer } from '../scene/detail-pass.ts';
import { luminance } from '../scene/vector.ts';

/** Luminance (linear) that the middle tones are brought to. */
const MIDDLE = 0.5;

function middleTone(layer: Layer): number {
  const values: number[] = [];
  const step = Math.max(1, Math.floor(layer.alpha.length / 20000));
  for (let i = 0; i < layer.alpha.length; i += step) values.push(luminance(layer.colour, 3 * i));
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * 0.6)] ?? 1;
}

/** Film-like curve: linear below, long soft shoulder above. */
function curve(value: number): number {
  const knee = 0.55;
  if (value < knee) return value;
  return knee + (1 - knee) * (1 - Math.exp(-(value - knee) / (1 - knee)));
}

/** Share of the colour cast that the white balance takes out: wood and walls should stay warm. */
const BALANCED = 0.4;

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
    const fromCentre = Math.hypot((i % width) / width - 0.5, Math.floor(i / width) / height - 0.5);
    const gain = exposure * (1 - 0.22 * fromCentre * fromCentre);
    for (let k = 0; k < 3; k++)
      data[4 * i + k] = byteFromLinear(curve(colour[3 * i + k]! * gain * balance[k]!));
    data[4 * i + 3] = 255;
  }
  return { width, height, data };
}
