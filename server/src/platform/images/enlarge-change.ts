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
  for (const band of bandsOf(area.top, area.bottom, rows.width * 4)) {
    const full = rows.read(band.from, band.to);
    enlargeBand(change, band, full);
    rows.write(band.from, full);
  }
}

function enlargeBand({ rows, area, cover, ...change }: HalfChange, band: Band, full: Buffer): void {
  const width = area.right - area.left;
  const near = new Int32Array(4);
  for (let row = band.from; row < band.to; row++) {
    const y = row - area.top;
    const start = ((row - band.from) * rows.width + area.left) * 4;
    for (let x = 0; x < width; x++) {
      if (cover && cover.data[y * width + x] === 0) continue;
      neighboursOf(change.before, { x, y }, near);
      if (isChanged(change, near)) mixPixel(change, near, full.subarray(start + x * 4, start + x * 4 + 4));
    }
  }
}

/** The bytes at which the four small pixels around a full-size pixel begin, the nearest one first, the farthest one last. */
function neighboursOf({ width, height }: PixelImage, at: { x: number; y: number }, out: Int32Array): void {
  const [x, y] = [at.x >> 1, at.y >> 1];
  const beside = Math.max(0, Math.min(width - 1, at.x % 2 === 0 ? x - 1 : x + 1));
  const across = Math.max(0, Math.min(height - 1, at.y % 2 === 0 ? y - 1 : y + 1));
  out[0] = (y * width + x) * 4;
  out[1] = (y * width + beside) * 4;
  out[2] = (across * width + x) * 4;
  out[3] = (across * width + beside) * 4;
}

type Pair = Pick<HalfChange, 'before' | 'after' | 'keepsDetail'>;

const isChanged = ({ before, after }: Pair, near: Int32Array): boolean =>
  near.some((at) => {
    for (let i = at; i < at + 4; i++) if (before.data[i] !== after.data[i]) return true;
    return false;
  });

function mixPixel({ before, after, keepsDetail }: Pair, near: Int32Array, pixel: Uint8Array): void {
  for (let c = 0; c < 4; c++) {
    const value = between(after.data, near, c);
    const detail = keepsDetail ? pixel[c]! - between(before.data, near, c) : 0;
    pixel[c] = Math.max(0, Math.min(255, Math.round(value + detail)));
  }
}

/** Bilinear: a full-size pixel lies a quarter of a small pixel from the middle of its nearest one. */
const between = (data: Uint8Array, near: Int32Array, c: number): number =>
  (9 * data[near[0]! + c]! + 3 * data[near[1]! + c]! + 3 * data[near[2]! + c]! + data[near[3]! + c]!) / 16;
