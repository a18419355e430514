import type { PixelImage } from '../../pixels.ts';
import { resizeImage } from '../../resize/resize-image.ts';
import { addOverview, convolve, enlargeBeside, mix, separate, type FeatureMap } from './feature-map.ts';
import { readLayers, type Layers } from './read-layers.ts';

/** What the network tells apart, in the order of its outputs. */
export const NETWORK_CLASSES = [
  'ceiling',
  'wall',
  'floor',
  'window',
  'curtain',
  'sofa',
  'bed',
  'table',
  'chair',
  'rug',
  'painting',
  'plant',
  'lamp',
  'cabinet',
  'other',
] as const;

/** Pixels the network looks at: what it was trained with. */
const PIXELS = 128 * 96;
/** The network halves the picture four times. */
const STEP = 16;

let layers: Layers | null = null;

/** How likely each pixel of a small copy of the picture shows each class: `NETWORK_CLASSES.length` shares a pixel that add up to 1. See README.md. */
export function classifyPixels(image: PixelImage): FeatureMap {
  // Unpacked once: the numbers are constants.
  layers ??= readLayers(NETWORK_CLASSES.length);
  const scale = Math.sqrt(PIXELS / (image.width * image.height));
  const side = (length: number): number => Math.max(STEP, STEP * Math.round((length * scale) / STEP));
  const small = resizeImage(image, { width: side(image.width), height: side(image.height) });
  return toShares(run(withPlaces(small), layers));
}

/** How much of a colour cast is taken away: light bulbs make a room yellow, but a room may be yellow. */
const LESS_CAST = 0.4;

/** A factor for each of red, green and blue that brings their means nearer to grey. */
function againstCast(data: PixelImage['data']): number[] {
  const sums = [1, 1, 1];
  for (let i = 0; i < data.length; i += 4) for (let c = 0; c < 3; c++) sums[c]! += data[i + c]!;
  const grey = (sums[0]! + sums[1]! + sums[2]!) / 3;
  return sums.map((sum) => (grey / sum) ** LESS_CAST);
}

/** Colours around 0, without the strongest cast, and for every pixel how low and how far from the middle it lies. */
function withPlaces({ width, height, data }: PixelImage): FeatureMap {
  const out = new Float32Array(width * height * 5);
  const factors = againstCast(data);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) {
      out[5 * i + c] = (Math.min(255, factors[c]! * data[4 * i + c]!) / 255 - 0.5) * 4;
    }
    out[5 * i + 3] = (2 * ((i / width) | 0)) / (height - 1) - 1;
    out[5 * i + 4] = Math.abs((2 * (i % width)) / (width - 1) - 1);
  }
  return { width, height, channels: 5, data: out };
}

function run(input: FeatureMap, net: Layers): FeatureMap {
  let map = convolve(input, net.stem);
  const passed: FeatureMap[] = [];
  for (const step of net.down) {
    passed.push(map);
    for (const [i, layer] of step.entries()) map = separate(map, layer, i === 0 ? 2 : 1);
  }
  for (const layer of net.middle) map = separate(map, layer);
  map = addOverview(map, net.overview);
  for (const step of net.up) {
    map = enlargeBeside(map, passed.pop()!);
    for (const layer of step) map = separate(map, layer);
  }
  return mix(map, net.classes);
}

function toShares(map: FeatureMap): FeatureMap {
  const { channels, data } = map;
  const out = new Float32Array(data.length);
  for (let from = 0; from < data.length; from += channels) {
    let most = -Infinity;
    for (let c = 0; c < channels; c++) most = Math.max(most, data[from + c]!);
    let sum = 0;
    for (let c = 0; c < channels; c++) sum += out[from + c] = Math.exp(data[from + c]! - most);
    for (let c = 0; c < channels; c++) out[from + c]! /= sum;
  }
  return { ...map, data: out };
}
