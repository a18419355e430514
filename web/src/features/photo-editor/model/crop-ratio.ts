import type { Crop, CropRatio, Transformations } from './recipe.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The shapes that are offered by name; `original` is that of the turned picture, `free` is none. */
export const cropPresets = ['free', 'original', '1:1', '4:3', '3:4', '16:9', '9:16'] as const;
export type CropPreset = (typeof cropPresets)[number];

/** A crop is never smaller than this, in pixels of the picture. */
export const minCropPx = 16;

const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Holds the crop to a shape, or lets it go. Without a crop, or with one that reaches from edge to edge, it is the largest
 * one of that shape; a smaller crop keeps its centre and its area as far as the picture has space.
 * @param frame the turned picture in pixels
 */
export function withCropPreset(now: Transformations, preset: CropPreset, frame: Size): Transformations {
  const cropRatio = ratioOf(preset, frame);
  if (!cropRatio) return { ...now, cropRatio };
  return { ...now, cropRatio, crop: tidyCrop(shapedCrop(now.crop, cropRatio, frame)) };
}

/**
 * What was done to the shape of another picture, for one of this size: a crop that is held to a shape has it here too.
 * @param frame the turned picture in pixels
 */
export function heldToRatio(other: Transformations, frame: Size): Transformations {
  const { crop, cropRatio } = other;
  return crop && cropRatio ? { ...other, crop: tidyCrop(shapedCrop(crop, cropRatio, frame)) } : other;
}

/** The preset a crop is held to; null for a shape that has no name here. */
export function presetOf({ cropRatio }: Transformations, frame: Size): CropPreset | null {
  if (!cropRatio) return 'free';
  const isSame = (preset: CropPreset) => {
    const ratio = ratioOf(preset, frame);
    return ratio !== null && ratio.width === cropRatio.width && ratio.height === cropRatio.height;
  };
  return cropPresets.find(isSame) ?? (isShapeOf(cropRatio, frame) ? 'original' : null);
}

/** Straightening makes a picture smaller and keeps its shape, to the pixel. */
function isShapeOf(ratio: CropRatio, { width, height }: Size): boolean {
  return Math.abs((ratio.width / ratio.height) * height - width) <= 1 + width / height;
}

/**
 * A crop of so many pixels across or down, around the present centre; a held ratio sets the other side.
 * @param frame the turned picture in pixels
 */
export function withCropLength(
  now: Transformations,
  length: { readonly side: 'width' | 'height'; readonly px: number },
  frame: Size,
): Transformations {
  const crop = now.crop ?? whole;
  const { side, px } = length;
  const wanted = Math.min(frame[side], Math.max(minCropPx, px));
  const size = { width: crop.width * frame.width, height: crop.height * frame.height, [side]: wanted };
  if (now.cropRatio) {
    const shape = now.cropRatio.width / now.cropRatio.height;
    if (side === 'width') size.height = size.width / shape;
    else size.width = size.height * shape;
  }
  return { ...now, crop: tidyCrop(centredCrop(crop, size, frame)) };
}

function ratioOf(preset: CropPreset, frame: Size): CropRatio | null {
  if (preset === 'free') return null;
  if (preset === 'original') return { width: frame.width, height: frame.height };
  const [width = 1, height = 1] = preset.split(':').map(Number);
  return { width, height };
}

function shapedCrop(crop: Crop | null, ratio: CropRatio, frame: Size): Crop {
  const shape = ratio.width / ratio.height;
  const now = crop ?? whole;
  if (now.width === 1 || now.height === 1) {
    return centredCrop(now, { width: frame.height * shape, height: frame.height }, frame);
  }
  const area = now.width * frame.width * now.height * frame.height;
  return centredCrop(now, { width: Math.sqrt(area * shape), height: Math.sqrt(area / shape) }, frame);
}

/** A crop of this size in pixels around the centre of another, made smaller and moved so that it lies in the picture. */
function centredCrop(around: Crop, { width, height }: Size, frame: Size): Crop {
  const fit = Math.min(1, frame.width / width, frame.height / height);
  const share = { width: (width * fit) / frame.width, height: (height * fit) / frame.height };
  const place = (start: number, length: number, kept: number) =>
    Math.min(1 - kept, Math.max(0, start + (length - kept) / 2));
  return {
    x: place(around.x, around.width, share.width),
    y: place(around.y, around.height, share.height),
    ...share,
  };
}

/** Edges that rounding left beside the picture's own are put there; a crop of the whole is none. */
function tidyCrop(crop: Crop): Crop | null {
  const full = (share: number) => (share > 1 - 1e-9 ? 1 : share);
  const { width, height } = { width: full(crop.width), height: full(crop.height) };
  if (width === 1 && height === 1) return null;
  return { x: width === 1 ? 0 : crop.x, y: height === 1 ? 0 : crop.y, width, height };
}
