import type { Size } from './mask-buffer.ts';
import { isEmptyRect, type Rect } from './rect.ts';

const TILE_SIDE = 256;

/** How many tiles of 256 pixels lie side by side over a mask. */
export function tileColumns(size: Size): number {
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
