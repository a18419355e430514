import { byteFromLinear, LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { PixelImage } from '../pixels.ts';

/** Linear luminance the middle of the picture is brought to: a little below middle grey, a room keeps its mood. */
const MIDDLE = 0.15;
/** Beyond, there is more noise than room. */
const MOST_GAIN = 24;
/** Pixels looked at to find the middle. */
const SAMPLES = 20_000;

/**
 * Lifts a dark photo: one exposure in linear light whose shoulder bends softly towards white, so that lamps and windows do not burn out and no colour is clipped.
 * A photo that is bright enough comes back as a copy. Alpha is kept.
 */
export function brighten(picture: PixelImage): PixelImage {
  const curve = curveOf(gainFor(middleOf(picture)));
  const data = picture.data.slice();
  for (let i = 0; i < data.length; i += 4) {
    data[i] = curve[data[i]!]!;
    data[i + 1] = curve[data[i + 1]!]!;
    data[i + 2] = curve[data[i + 2]!]!;
  }
  return { ...picture, data };
}

/** Median linear luminance. */
function middleOf({ data }: PixelImage): number {
  const pixels = data.length / 4;
  const step = Math.max(1, Math.floor(pixels / SAMPLES));
  const values: number[] = [];
  for (let i = 0; i < pixels; i += step) {
    const red = LINEAR_FROM_BYTE[data[4 * i]!]!;
    const green = LINEAR_FROM_BYTE[data[4 * i + 1]!]!;
    const blue = LINEAR_FROM_BYTE[data[4 * i + 2]!]!;
    values.push(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? MIDDLE;
}

/** The gain at black with which the shoulder curve takes `middle` to MIDDLE. */
function gainFor(middle: number): number {
  const gain = (MIDDLE * (1 - middle)) / (Math.max(1e-6, middle) * (1 - MIDDLE));
  return Math.min(MOST_GAIN, Math.max(1, gain));
}

/** `gain * x / (1 + (gain - 1) * x)`: black and white stay, the slope at black is the gain. */
function curveOf(gain: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => {
    const linear = LINEAR_FROM_BYTE[byte]!;
    return gain === 1 ? byte : byteFromLinear((gain * linear) / (1 + (gain - 1) * linear));
  });
}
