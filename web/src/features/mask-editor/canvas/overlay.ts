import type { MaskBuffer } from '../raster/mask-buffer.ts';
import type { Rect } from '../raster/rect.ts';

/**
 * Shows a piece of the mask in one colour, as opaque as the mask is strong. The canvas has the mask's size and is
 * stretched over the photo; nothing is ever read back from it.
 */
export function paintOverlay(canvas: HTMLCanvasElement, mask: MaskBuffer, part: OverlayPart): void {
  const { rect, colour } = part;
  const width = rect.x1 - rect.x0;
  const picture = new ImageData(width, rect.y1 - rect.y0);
  const words = new Uint32Array(picture.data.buffer);
  const paints = paintsOf(colour);
  for (let y = rect.y0; y < rect.y1; y += 1) {
    const line = mask.pixels.subarray(y * mask.width + rect.x0, y * mask.width + rect.x1);
    const at = (y - rect.y0) * width;
    for (let x = 0; x < width; x += 1) words[at + x] = paints[line[x] ?? 0] ?? 0;
  }
  canvas.getContext('2d')?.putImageData(picture, rect.x0, rect.y0);
}

export interface OverlayPart {
  readonly rect: Rect;
  /** #rrggbb */
  readonly colour: string;
}

/** RGBA words for every strength of the mask (the bytes of a word run backwards on all machines with browsers). */
function paintsOf(colour: string): Uint32Array {
  const value = Number.parseInt(colour.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 0xff, value & 0xff];
  return Uint32Array.from(
    { length: 256 },
    (_, level) => ((level << 24) | (blue << 16) | (green << 8) | red) >>> 0,
  );
}
