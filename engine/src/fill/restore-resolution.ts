import type { Mask, PixelImage } from '../pixels.ts';
import { resizeImage } from '../resize/resize-image.ts';

export interface SmallFill {
  /** The reduced picture before and after filling. */
  readonly before: PixelImage;
  readonly after: PixelImage;
  readonly hole: Mask;
  /** Per hole pixel of the reduced picture, row by row: the pixel its texture came from. */
  readonly sources: Int32Array | null;
}

export interface RestoreRequest {
  readonly crop: PixelImage;
  readonly hole: Mask;
  readonly small: SmallFill;
}

/** Brings a fill made at reduced size to the photo's own: the enlarged fill plus, from the pixels each part was copied from, the fine grain the reduction lost. */
export function restoreResolution({ crop, hole, small }: RestoreRequest): PixelImage {
  const size = { width: crop.width, height: crop.height };
  const filled = resizeImage(small.after, size);
  const blurred = resizeImage(small.before, size);
  const sourceOf = sourceMap(small);
  const scaleX = small.before.width / crop.width;
  const scaleY = small.before.height / crop.height;
  const data = crop.data.slice();
  for (let y = 0; y < crop.height; y++) {
    for (let x = 0; x < crop.width; x++) {
      const i = y * crop.width + x;
      if (hole.data[i] === 0) continue;
      const smallX = Math.floor(x * scaleX);
      const smallY = Math.floor(y * scaleY);
      const source = sourceOf[smallY * small.before.width + smallX]!;
      const fromX = source < 0 ? -1 : x + Math.round(((source % small.before.width) - smallX) / scaleX);
      const fromY = source < 0 ? -1 : y + Math.round((((source / small.before.width) | 0) - smallY) / scaleY);
      const isKnown =
        fromX >= 0 &&
        fromY >= 0 &&
        fromX < crop.width &&
        fromY < crop.height &&
        hole.data[fromY * crop.width + fromX] === 0;
      const from = fromY * crop.width + fromX;
      for (let c = 0; c < 3; c++) {
        const grain = isKnown ? crop.data[4 * from + c]! - blurred.data[4 * from + c]! : 0;
        data[4 * i + c] = Math.min(255, Math.max(0, filled.data[4 * i + c]! + grain));
      }
      data[4 * i + 3] = 255;
    }
  }
  return { ...size, data };
}

function sourceMap({ hole, sources }: SmallFill): Int32Array {
  const map = new Int32Array(hole.data.length).fill(-1);
  if (!sources) return map;
  let next = 0;
  for (let i = 0; i < map.length; i++) if (hole.data[i]! > 0) map[i] = sources[next++]!;
  return map;
}
