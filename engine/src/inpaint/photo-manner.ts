import { lumaOf, LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import { gaussianBlur, type Plane } from '../filter/gaussian-blur.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { luminance } from '../scene/vector.ts';

/** The widest part that is measured, pixels a side: sharpness is the same all over a neighbourhood. */
const SIDE = 500;
/** Steps of brightness (0-255 a pixel) that count as edges. */
const EDGE = 9;
/** With fewer edges nothing can be told. */
const FEWEST = 60;
/** Share of the edges that are sharper than what is taken: soft things have soft edges in any photo. */
const SHARPEST = 0.3;
const MOST = 4;

/** The part in the middle of a rectangle, at most `SIDE` pixels wide and tall, within the picture. */
function partOf({ left, top, right, bottom }: Rect, { width, height }: PixelImage): Rect {
  const x = Math.max(0, Math.round((left + right - SIDE) / 2), left);
  const y = Math.max(0, Math.round((top + bottom - SIDE) / 2), top);
  return {
    left: x,
    top: y,
    right: Math.min(width, right, x + SIDE),
    bottom: Math.min(height, bottom, y + SIDE),
  };
}

function lumaIn(photo: PixelImage, { left, top, right, bottom }: Rect): Plane {
  const [width, height] = [right - left, bottom - top];
  const data = new Float32Array(width * height);
  for (let i = 0; i < data.length; i++) {
    const at = 4 * ((top + Math.floor(i / width)) * photo.width + left + (i % width));
    data[i] = lumaOf(photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!);
  }
  return { width, height, channels: 1, data };
}

function steepness({ data, width }: Plane, i: number): number {
  return Math.hypot(data[i + 1]! - data[i - 1]!, data[i + width]! - data[i - width]!) / 2;
}

/**
 * How blurred the photo's own edges are around a place: standard deviation of a Gaussian, pixels; 0 where nothing can be told. An edge of blur s
 * loses the share sqrt(s² / (s² + 1)) of its steepness when it is blurred by 1 more (Zhuo, Sim 2011).
 */
export function blurOf(photo: PixelImage, around: Rect): number {
  const part = partOf(around, photo);
  if (part.right - part.left < 16 || part.bottom - part.top < 16) return 0;
  const sharp = lumaIn(photo, part);
  const soft = gaussianBlur(sharp, 1);
  const blurs: number[] = [];
  for (let y = 2; y < sharp.height - 2; y++)
    for (let x = 2; x < sharp.width - 2; x++) {
      const i = y * sharp.width + x;
      const before = steepness(sharp, i);
      if (before < EDGE) continue;
      const ratio = before / Math.max(1e-3, steepness(soft, i));
      blurs.push(ratio <= 1.01 ? MOST : 1 / Math.sqrt(ratio * ratio - 1));
    }
  if (blurs.length < FEWEST) return 0;
  blurs.sort((a, b) => a - b);
  return Math.min(MOST, blurs[Math.floor(SHARPEST * blurs.length)]!);
}

/** How far beyond the sun's patches their light is taken together: share of the picture's longer side. */
const PATCH = 0.012;
const DARKEST = 0.55;
const BRIGHTEST = 1.5;
/** A floor shines where cloth does not: so much of its contrast is light. */
const MATT = 0.65;

/** Linear luminance of a picture, evened out. */
function evenLight({ width, height, data }: PixelImage): Float32Array {
  const plane = new Float32Array(width * height);
  const pixel = new Float64Array(3);
  for (let i = 0; i < plane.length; i++) {
    for (let k = 0; k < 3; k++) pixel[k] = LINEAR_FROM_BYTE[data[4 * i + k]!]!;
    plane[i] = luminance(pixel);
  }
  const sigma = Math.min(8, Math.max(1.5, PATCH * Math.max(width, height)));
  return gaussianBlur({ width, height, channels: 1, data: plane }, sigma).data;
}

/** Light on the floor of a picture against its median where a mask is set, 0.55-1.5: sun and shade that go on over what is laid there. */
export function floorLight(picture: PixelImage, mask: Mask): Float32Array {
  const even = evenLight(picture);
  const inside = even.filter((_, i) => mask.data[i]! > 0).sort();
  const median = inside[inside.length >> 1] ?? 1;
  return even.map((value) =>
    Math.max(DARKEST, Math.min(BRIGHTEST, (value / Math.max(0.01, median)) ** MATT)),
  );
}

/** What is darker than the first is no window by day, and what is as bright as the second is one. Linear luminance. */
const PANE = { from: 0.3, to: 0.75 } as const;
/** A window by day is so many times as bright as the room's own light on a curtain: cameras clip it. */
const DAY = 8;

/** Share of each pixel of a picture that is a window by day, 0-1, by how bright it is. */
export function paneShares(picture: PixelImage): Float32Array {
  return evenLight(picture).map((value) => {
    const share = Math.max(0, Math.min(1, (value - PANE.from) / (PANE.to - PANE.from)));
    return share * share * (3 - 2 * share);
  });
}

/**
 * How much brighter cloth is before each pixel than in the light of the room alone: before a window light comes through. `translucency`: share of the light that it lets
 * through.
 */
export function windowLight(panes: Float32Array, translucency: number): Float32Array {
  const most = (DAY * translucency) / (1 - translucency);
  return panes.map((share) => 1 + most * share);
}
