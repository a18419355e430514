import type { PixelImage } from '../../pixels.ts';
import { resizeImage } from '../../resize/resize-image.ts';
import { plainly, type Arithmetic, type ArithmeticFor } from './arithmetic.ts';
import { mix, type FeatureMap } from './feature-map.ts';
import { passThrough } from './pass-through.ts';
import { readSeeing, type SeeingLayers } from './read-layers.ts';
import { openSimd } from './simd/open-simd.ts';
import { WEIGHTS } from './weights.ts';

/** What one look of the network says of a picture. */
export interface Sight {
  /** How likely each pixel shows each of `NETWORK_CLASSES`: shares that add up to 1. */
  readonly classes: FeatureMap;
  /** How likely each pixel lies on each of `NETWORK_PLANES`: shares that add up to 1. */
  readonly planes: FeatureMap;
  /** How likely a thing or surface ends between a pixel and the one to its right or below it, 0-1. */
  readonly border: FeatureMap;
  /** Right and down to the middle of the thing a pixel belongs to, in pixels of what it saw; says nothing on walls, floors and ceilings. */
  readonly offset: FeatureMap;
  readonly camera: SeenCamera;
}

/** What the network believes of the camera, without any line having been measured. */
export interface SeenCamera {
  /** Row of the horizon in the middle of the picture, as a share of the height. */
  readonly horizon: number;
  /** Radians, positive looks up. */
  readonly pitch: number;
  /** Radians. */
  readonly roll: number;
  /** Turn of the view away from straight at the back wall, radians, positive to the right. */
  readonly turn: number;
  /** Focal length in widths of the picture. */
  readonly focal: number;
}

/** Pixels of the copy it was trained with at last. */
export const FINE = 192 * 144;
/** The network halves the picture four times. */
const STEP = 16;
/** The network counts offsets in this many pixels. */
const OFFSET_UNIT = 16;

let layers: SeeingLayers | null = null;

// Unpacked once: the numbers are constants.
const layersOnce = (): SeeingLayers => (layers ??= readSeeing(WEIGHTS));

/** The fastest arithmetic there is here. What it holds is freed with it: several looks at one picture share one. */
export const openArithmetic = (): ArithmeticFor => openSimd(layersOnce()) ?? plainly;

/** A copy of about `pixels` pixels, with sides that the network can halve: what `seePixels` is to be shown. */
export function copyFor(image: PixelImage, pixels: number): PixelImage {
  const scale = Math.sqrt(pixels / (image.width * image.height));
  const longest = STEP * Math.round(pixels / (STEP * STEP));
  const side = (length: number): number =>
    Math.min(longest, Math.max(STEP, STEP * Math.round((length * scale) / STEP)));
  return resizeImage(image, { width: side(image.width), height: side(image.height) });
}

/** What the network says of a picture, taken as it is. See README.md. */
export function seePixels(copy: PixelImage, arithmeticFor: ArithmeticFor): Sight {
  const arithmetic = arithmeticFor(copy);
  const { map, overview } = featuresOf(copy, arithmetic);
  return { ...headsOf(map, arithmetic), camera: cameraOf(overview) };
}

/** The classes of a sight alone: nothing else of it is reckoned. */
export function seeClasses(copy: PixelImage, arithmeticFor: ArithmeticFor): FeatureMap {
  const arithmetic = arithmeticFor(copy);
  return arithmetic.share(featuresOf(copy, arithmetic).map, layersOnce().heads[0]!);
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

/** Colours around 0, without the strongest cast: the first three of `channels` numbers a pixel. */
export function coloursOf({ width, height, data }: PixelImage, channels: number): FeatureMap {
  const out = new Float32Array(width * height * channels);
  const factors = againstCast(data);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++)
      out[channels * i + c] = (Math.min(255, factors[c]! * data[4 * i + c]!) / 255 - 0.5) * 4;
  return { width, height, channels, data: out };
}

/** The same, and for every pixel how low and how far from the middle it lies. */
function withPlaces(image: PixelImage): FeatureMap {
  const { width, height } = image;
  const map = coloursOf(image, 5);
  const out = map.data;
  for (let i = 0; i < width * height; i++) {
    out[5 * i + 3] = (2 * ((i / width) | 0)) / (height - 1) - 1;
    out[5 * i + 4] = Math.abs((2 * (i % width)) / (width - 1) - 1);
  }
  return map;
}

function featuresOf(copy: PixelImage, arithmetic: Arithmetic): { map: FeatureMap; overview: FeatureMap } {
  const net = layersOnce();
  return passThrough(arithmetic.convolve(withPlaces(copy), net.stem), net, arithmetic);
}

function cameraOf(overview: FeatureMap): SeenCamera {
  const [horizon, pitch, roll, turn, focal] = mix(overview, layersOnce().camera).data;
  return {
    horizon: (horizon! + 1) / 2,
    pitch: pitch!,
    roll: roll!,
    turn: turn!,
    focal: Math.exp(focal!),
  };
}

function headsOf(map: FeatureMap, arithmetic: Arithmetic): Omit<Sight, 'camera'> {
  const [classes, planes, borders, offsets] = layersOnce().heads;
  const border = arithmetic.mix(map, borders!);
  const offset = arithmetic.mix(map, offsets!);
  return {
    classes: arithmetic.share(map, classes!),
    planes: arithmetic.share(map, planes!),
    border: { ...border, data: border.data.map((value) => 1 / (1 + Math.exp(-value))) },
    offset: { ...offset, data: offset.data.map((value) => value * OFFSET_UNIT) },
  };
}
