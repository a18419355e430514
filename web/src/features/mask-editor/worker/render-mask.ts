import { applyCommand } from '../raster/apply-command.ts';
import type { MaskCommand } from '../raster/command.ts';
import { createMask, type MaskBuffer, scaleBetween, type Size } from '../raster/mask-buffer.ts';

interface MaskRecipe {
  /** The photo's size in pixels, which the mask gets too. */
  readonly photo: Size;
  /** What the commands are drawn on; an empty mask when null. Of the photo's size. */
  readonly base: MaskBuffer | null;
  readonly commands: readonly MaskCommand[];
}

/** Draws a mask afresh at the photo's full size. */
export function renderMask({ photo, base, commands }: MaskRecipe): MaskBuffer {
  const mask = base ?? createMask(photo);
  const scale = scaleBetween(photo, mask);
  // What lies under the last fill or clear can no longer be seen.
  const start = commands.findLastIndex(({ kind }) => kind === 'fill' || kind === 'clear');
  for (const command of commands.slice(Math.max(0, start))) applyCommand(mask, command, scale);
  return mask;
}

/** Share of pixels that count as painted, 0 to 1. */
export function coverageOf({ pixels }: MaskBuffer): number {
  let painted = 0;
  for (let i = 0; i < pixels.length; i += 1) painted += (pixels[i] ?? 0) >> 7;
  return painted / pixels.length;
}

const BAND_HEIGHT = 512;
const PAINTED_ABOVE = 128;

/**
 * Reads a mask picture at the given size: what is brighter than 128 counts as painted.
 * Goes through the picture in bands, so that no canvas gets larger than phones allow.
 * @throws when the picture cannot be decoded.
 */
export async function decodeMask(picture: Blob, size: Size): Promise<MaskBuffer> {
  const bitmap = await createImageBitmap(picture);
  const mask = createMask(size);
  const band = new OffscreenCanvas(size.width, Math.min(BAND_HEIGHT, size.height));
  const context = band.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('No 2D canvas in this worker');
  for (let top = 0; top < size.height; top += BAND_HEIGHT) {
    const height = Math.min(BAND_HEIGHT, size.height - top);
    context.clearRect(0, 0, size.width, height);
    context.drawImage(bitmap, 0, -top, size.width, size.height);
    const { data } = context.getImageData(0, 0, size.width, height);
    mask.pixels.set(marksOf(data), top * size.width);
  }
  bitmap.close();
  return mask;
}

function marksOf(rgba: Uint8ClampedArray): Uint8Array {
  const marks = new Uint8Array(rgba.length / 4);
  for (let i = 0; i < marks.length; i += 1) {
    const sum = (rgba[i * 4] ?? 0) + (rgba[i * 4 + 1] ?? 0) + (rgba[i * 4 + 2] ?? 0);
    marks[i] = sum > PAINTED_ABOVE * 3 ? 255 : 0;
  }
  return marks;
}
