import type { Mask, PixelImage, Rect } from '@maquette/engine';
import { type Band, bandsOf, type RawRows } from './raw-rows.ts';

/** What was changed in a picture of half the size. */
export interface HalfChange {
  /** The pixels at full size, RGBA; they are changed. */
  readonly rows: RawRows;
  /** Which part of them the small pictures show. */
  readonly area: Rect;
  /** The area at half its size, before and after. */
  readonly before: PixelImage;
  readonly after: PixelImage;
  /** Over `area`: only what is above 0 is changed; null = everything. */
  readonly cover: Mask | null;
  /** The fine detail that half the size does not show stays, as on a wall that is painted; otherwise what was there is gone with it. */
  readonly keepsDetail: boolean;
}

/** Brings a change to full size, some rows at a time. What is the same before and after keeps its own pixels. */
export function enlargeChange(change: HalfChange): void {
  const { rows, area } = change;
  const isChanged = changedPixels(change);
  for (const { from, to } of bandsOf(area.top, area.bottom, rows.width * 4)) {
    const full = rows.read(from, to);
    enlargeBand(change, isChanged, { from, to, full });
    rows.write(from, full);
  }
}

/** 1 for every small pixel that is another one afterwards. */
function changedPixels({ before, after }: HalfChange): Uint8Array {
  const changed = new Uint8Array(before.width * before.height);
  for (let i = 0; i < before.data.length; i++) if (before.data[i] !== after.data[i]) changed[i >> 2] = 1;
  return changed;
}

interface FullBand extends Band {
  readonly full: Buffer;
}

function enlargeBand(
  { rows, area, before, after, cover, keepsDetail }: HalfChange,
  isChanged: Uint8Array,
  { from, to, full }: FullBand,
): void {
  const width = area.right - area.left;
  const columns = besides(width, before.width);
  for (let row = from; row < to; row++) {
    const y = row - area.top;
    const near = (y >> 1) * before.width;
    const far = beside(y, before.height) * before.width;
    let p = ((row - from) * rows.width + area.left) * 4;
    for (let x = 0; x < width; x++, p += 4) {
      if (cover && cover.data[y * width + x] === 0) continue;
      const [a, b] = [near + (x >> 1), near + columns[x]!];
      const [c, d] = [far + (x >> 1), far + columns[x]!];
      const changed = isChanged[a]! + isChanged[b]! + isChanged[c]! + isChanged[d]!;
      if (changed === 0) continue;
      for (let k = 0; k < 4; k++) {
        const [i, j, m, n] = [4 * a + k, 4 * b + k, 4 * c + k, 4 * d + k];
        let value = mixed(after.data[i]!, after.data[j]! + after.data[m]!, after.data[n]!);
        if (keepsDetail)
          value += full[p + k]! - mixed(before.data[i]!, before.data[j]! + before.data[m]!, before.data[n]!);
        full[p + k] = value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
      }
    }
  }
}

/** The second nearest small pixel along one axis. */
const beside = (at: number, size: number): number =>
  Math.max(0, Math.min(size - 1, at % 2 === 0 ? (at >> 1) - 1 : (at >> 1) + 1));

const besides = (length: number, size: number): Int32Array =>
  Int32Array.from({ length }, (_, at) => beside(at, size));

/** Bilinear: a full-size pixel lies a quarter of a small pixel from the middle of its nearest one. */
const mixed = (nearest: number, bothBeside: number, farthest: number): number =>
  (9 * nearest + 3 * bothBeside + farthest) / 16;
