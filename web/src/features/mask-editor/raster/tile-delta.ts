import { isEmptyRect, type MaskBuffer, type Rect, type Size } from './mask-buffer.ts';
import { packRuns, unpackRuns } from './packed-mask.ts';

const TILE_SIDE = 256;

/** How many tiles of 256 pixels lie side by side over a mask. */
function tileColumns(size: Size): number {
  return Math.ceil(size.width / TILE_SIDE);
}

export function tileCount(size: Size): number {
  return tileColumns(size) * Math.ceil(size.height / TILE_SIDE);
}

/** The pixels of one tile, cut at the mask's edge. */
export function tileRect(size: Size, tile: number): Rect {
  const x0 = (tile % tileColumns(size)) * TILE_SIDE;
  const y0 = Math.floor(tile / tileColumns(size)) * TILE_SIDE;
  return { x0, y0, x1: Math.min(size.width, x0 + TILE_SIDE), y1: Math.min(size.height, y0 + TILE_SIDE) };
}

/** The numbers of the tiles that a rectangle touches. */
export function tilesUnder(size: Size, rect: Rect): number[] {
  if (isEmptyRect(rect)) return [];
  const tiles: number[] = [];
  for (let row = Math.floor(rect.y0 / TILE_SIDE); row * TILE_SIDE < rect.y1; row += 1) {
    for (let column = Math.floor(rect.x0 / TILE_SIDE); column * TILE_SIDE < rect.x1; column += 1) {
      tiles.push(row * tileColumns(size) + column);
    }
  }
  return tiles;
}

/**
 * What a command changed in one tile: the exclusive or of before and after, packed. Applying it takes the command
 * back, applying it again brings it back, so one delta serves undo and redo.
 */
export interface TileDelta {
  readonly rect: Rect;
  readonly packed: Uint8Array;
  /** By how many the pixels that count as painted grew. */
  readonly gained: number;
}

const BYTES_PER_WORD = 4;

/** A tile's pixels in one piece, filled up with zeros to whole words. */
export function copyTile(mask: MaskBuffer, rect: Rect): Uint8Array<ArrayBuffer> {
  const width = rect.x1 - rect.x0;
  const words = Math.ceil((width * (rect.y1 - rect.y0)) / BYTES_PER_WORD);
  return fillTile(mask, rect, new Uint8Array(words * BYTES_PER_WORD));
}

function fillTile<Pixels extends Uint8Array>(mask: MaskBuffer, rect: Rect, pixels: Pixels): Pixels {
  const width = rect.x1 - rect.x0;
  for (let y = rect.y0; y < rect.y1; y += 1) {
    const from = y * mask.width + rect.x0;
    pixels.set(mask.pixels.subarray(from, from + width), (y - rect.y0) * width);
  }
  return pixels;
}

/** Puts a copied tile back. */
export function restoreTile(mask: MaskBuffer, rect: Rect, pixels: Uint8Array): void {
  const width = rect.x1 - rect.x0;
  for (let y = rect.y0; y < rect.y1; y += 1) {
    const from = (y - rect.y0) * width;
    mask.pixels.set(pixels.subarray(from, from + width), y * mask.width + rect.x0);
  }
}

/** What happened to a tile since it was copied; null when nothing did. */
export function deltaSince(mask: MaskBuffer, rect: Rect, before: Uint8Array<ArrayBuffer>): TileDelta | null {
  const after = fillTile(mask, rect, scratchOf(before.length));
  const gained = countPainted(after) - countPainted(before);
  const was = new Uint32Array(before.buffer);
  const is = new Uint32Array(after.buffer, 0, was.length);
  let changed = 0;
  for (let i = 0; i < is.length; i += 1) {
    const difference = is[i]! ^ was[i]!;
    is[i] = difference;
    changed |= difference;
  }
  return changed === 0 ? null : { rect, packed: packRuns(after), gained };
}

/** Applies a delta in place: what it changed is changed back. */
export function toggleDelta(mask: MaskBuffer, { rect, packed }: TileDelta): void {
  const width = rect.x1 - rect.x0;
  const end = width * (rect.y1 - rect.y0);
  unpackRuns(packed, (from, count, bitsAt) => {
    const stop = Math.min(end, from + count);
    for (let at = from; at < stop;) {
      const column = at % width;
      const run = Math.min(width - column, stop - at);
      const start = (rect.y0 + (at - column) / width) * mask.width + rect.x0 + column;
      for (let i = 0; i < run; i += 1) mask.pixels[start + i]! ^= bitsAt(at + i - from);
      at += run;
    }
  });
}

/** How many bytes are 128 or more, that is, count as painted. The length must be whole words. */
export function countPainted(pixels: Uint8Array<ArrayBuffer>): number {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / BYTES_PER_WORD);
  let painted = 0;
  // Four pixels at a time: their top bits, added up by a multiplication.
  for (let i = 0; i < words.length; i += 1) {
    painted += Math.imul((words[i]! >>> 7) & 0x01010101, 0x01010101) >>> 24;
  }
  return painted;
}

// What follows a stroke compares many tiles at once; they share one buffer.
let scratch = new Uint8Array(0);

function scratchOf(length: number): Uint8Array<ArrayBuffer> {
  if (scratch.length < length) scratch = new Uint8Array(length);
  return scratch.subarray(0, length).fill(0);
}
