import type { PixelImage } from '../../pixels.ts';
import { findLines } from './find-lines.ts';
import { halfSizeLuma } from './luma.ts';

/** A straight edge of a room's picture. Lengths in longer sides of the picture, the middle of the picture at 0, 0; x to the right, y down. */
export interface RoomLine {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  /** How much it says about the room. */
  readonly weight: number;
}

/** Shortest edges looked at, in half-size pixels. */
const SHORTEST = 16;
const MOST_LINES = 260;
/** No line counts for more than one of this length: a long curtain edge must not outvote the room. */
const LONGEST = 0.3;
/** Long lines count for more than their length: rooms have them, clutter does not. */
const LENGTH_POWER = 1.2;
/** What hangs high belongs to the house: weights rise by this power of e over the picture's longer side. */
const HIGH = 1.4;
/** A cell of the picture (this share of the longer side) counts for no more than this weight, so that no heap of things outvotes the room. */
const CELL = 0.125;
const CELL_WEIGHT = 0.2;

/** The picture's straight edges, weighted. */
export function roomLines(picture: PixelImage): RoomLine[] {
  const luma = halfSizeLuma(picture);
  const side = Math.max(luma.width, luma.height);
  const shortest = Math.max(6, Math.min(SHORTEST, Math.min(luma.width, luma.height) / 16));
  const lines = findLines(luma, shortest)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_LINES)
    .map((line) => {
      const [x, y] = [(line.x + 0.5 - luma.width / 2) / side, (line.y + 0.5 - luma.height / 2) / side];
      const length = line.length / side;
      const weight = Math.min(LONGEST, length) ** LENGTH_POWER * Math.exp(-HIGH * y);
      return { x, y, dx: line.dx, dy: line.dy, length, weight };
    });
  return shareCells(lines);
}

function cellOf(x: number, y: number): number {
  return Math.floor((x + 0.5) / CELL) * 64 + Math.floor((y + 0.5) / CELL);
}

/** Lines in crowded cells share what a cell counts for; long lines lie in many cells and lose less. */
function shareCells(lines: readonly RoomLine[]): RoomLine[] {
  const crowd = new Map<number, number>();
  const steps = (line: RoomLine): number => Math.max(1, Math.ceil(line.length / CELL));
  const cellAt = (line: RoomLine, k: number): number => {
    const along = ((k + 0.5) / steps(line) - 0.5) * line.length;
    return cellOf(line.x + along * line.dx, line.y + along * line.dy);
  };
  for (const line of lines) {
    for (let k = 0; k < steps(line); k++) {
      const cell = cellAt(line, k);
      crowd.set(cell, (crowd.get(cell) ?? 0) + line.weight / steps(line));
    }
  }
  return lines.map((line) => {
    let share = 0;
    for (let k = 0; k < steps(line); k++)
      share += Math.min(1, CELL_WEIGHT / crowd.get(cellAt(line, k))!) / steps(line);
    return { ...line, weight: line.weight * share };
  });
}
