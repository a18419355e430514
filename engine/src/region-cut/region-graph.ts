import { oklabOfImage } from '../colour/oklab.ts';
import type { PixelImage } from '../pixels.ts';
import { segmentImage } from '../segment/segment-image.ts';

/** A picture as a few thousand small regions of one colour each, and the borders between them. */
export interface RegionGraph {
  readonly width: number;
  readonly height: number;
  /** Every pixel's region, 0 to `count - 1`. */
  readonly label: Int32Array;
  readonly count: number;
  /** Per region: the patch of one colour it was cut from, 0 to `patches - 1`. */
  readonly patchOf: Int32Array;
  readonly patches: number;
  /** Per region: pixels, mean OKLab (three values) and middle in pixels. */
  readonly size: Int32Array;
  readonly colour: Float32Array;
  readonly centreX: Float32Array;
  readonly centreY: Float32Array;
  readonly borders: Borders;
}

/** Pairs of regions that touch. */
export interface Borders {
  readonly count: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Pixel edges shared. */
  readonly length: Float32Array;
  /** Mean squared colour difference across the border, chroma counting threefold. */
  readonly contrast: Float32Array;
  /** Twice the mean of that over all neighbouring pixels of the picture: what counts as much contrast here. */
  readonly usual: number;
}

/** No region is wider: a click or dab must stay local on a plain wall. */
const TILE = 24;
const CHROMA = 3;

/** Cuts a picture (512 pixels on its longer side give about 3,500 regions) into regions small enough to follow every outline. */
export function buildRegionGraph(image: PixelImage): RegionGraph {
  const { width, height } = image;
  const patches = segmentImage(image, { scale: 12, minSize: 12, sigma: 0.5, connectivity: 4 });
  const { label, count } = cutIntoTiles(patches.label, width);
  const patchOf = new Int32Array(count);
  for (let i = 0; i < label.length; i++) patchOf[label[i]!] = patches.label[i]!;
  const lab = oklabOfImage(image);
  const size = new Int32Array(count);
  const colour = new Float32Array(3 * count);
  const centreX = new Float32Array(count);
  const centreY = new Float32Array(count);
  for (let i = 0; i < label.length; i++) {
    const region = label[i]!;
    size[region]!++;
    centreX[region]! += i % width;
    centreY[region]! += (i / width) | 0;
    for (let c = 0; c < 3; c++) colour[3 * region + c]! += lab[3 * i + c]!;
  }
  for (let region = 0; region < count; region++) {
    centreX[region]! /= size[region]!;
    centreY[region]! /= size[region]!;
    for (let c = 0; c < 3; c++) colour[3 * region + c]! /= size[region]!;
  }
  const borders = measureBorders({ label, count, width }, lab);
  return {
    width,
    height,
    label,
    count,
    patchOf,
    patches: patches.count,
    size,
    colour,
    centreX,
    centreY,
    borders,
  };
}

function cutIntoTiles(coarse: Int32Array, width: number): { label: Int32Array; count: number } {
  const across = Math.ceil(width / TILE);
  const tiles = across * Math.ceil(coarse.length / width / TILE);
  const numberOf = new Map<number, number>();
  const label = new Int32Array(coarse.length);
  let key = -1;
  let number = 0;
  for (let i = 0; i < coarse.length; i++) {
    const tile = ((i / width / TILE) | 0) * across + (((i % width) / TILE) | 0);
    const next = coarse[i]! * tiles + tile;
    if (next !== key) {
      key = next;
      const known = numberOf.get(key);
      number = known ?? numberOf.size;
      if (known === undefined) numberOf.set(key, number);
    }
    label[i] = number;
  }
  return { label, count: numberOf.size };
}

interface Labelled {
  readonly label: Int32Array;
  readonly count: number;
  readonly width: number;
}

function measureBorders({ label, count, width }: Labelled, lab: Float32Array): Borders {
  const slotOf = new Map<number, number>();
  const from: number[] = [];
  const to: number[] = [];
  const length: number[] = [];
  const contrast: number[] = [];
  let total = 0;
  let pairs = 0;
  const compare = (i: number, j: number): void => {
    const l = lab[3 * i]! - lab[3 * j]!;
    const a = lab[3 * i + 1]! - lab[3 * j + 1]!;
    const b = lab[3 * i + 2]! - lab[3 * j + 2]!;
    const difference = l * l + CHROMA * (a * a + b * b);
    total += difference;
    pairs++;
    const one = label[i]!;
    const two = label[j]!;
    if (one === two) return;
    const key = one < two ? one * count + two : two * count + one;
    let slot = slotOf.get(key);
    if (slot === undefined) {
      slot = from.length;
      slotOf.set(key, slot);
      from.push(Math.min(one, two));
      to.push(Math.max(one, two));
      length.push(0);
      contrast.push(0);
    }
    length[slot]!++;
    contrast[slot]! += difference;
  };
  for (let i = 0; i < label.length; i++) {
    if ((i + 1) % width !== 0) compare(i, i + 1);
    if (i + width < label.length) compare(i, i + width);
  }
  return {
    count: from.length,
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    length: Float32Array.from(length),
    contrast: Float32Array.from(contrast, (sum, slot) => sum / length[slot]!),
    usual: (2 * total) / Math.max(1, pairs) + 1e-9,
  };
}
