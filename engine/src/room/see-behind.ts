import type { Mask } from '../pixels.ts';
import { lookBehind, LOW, OPENING, UPRIGHT, type Behind } from './network/look-behind.ts';
import { indexAt, placeIn, type RoomPart } from './room-part.ts';

/** What lies behind a part's hole. */
export function seeBehind(part: RoomPart, hole: Mask): Behind {
  const { room } = part;
  const isHole = new Uint8Array(room.copy.width * room.copy.height);
  for (let y = 0; y < hole.height; y++)
    for (let x = 0; x < hole.width; x++)
      if (hole.data[y * hole.width + x]! > 0) isHole[indexAt(part, { x, y }, room.copy)] = 1;
  return lookBehind({ room, isHole });
}

/** How likely one of some kinds lies behind a place of a part, 0-1, between the pixels of the sight. */
export function shareBehind(
  { width, height, channels, data }: Behind,
  part: RoomPart,
  { x, y, kinds }: { x: number; y: number; kinds: readonly number[] },
): number {
  const place = placeIn(part, { x, y }, { width, height });
  const column = Math.max(0, Math.min(width - 1, place.x - 0.5));
  const row = Math.max(0, Math.min(height - 1, place.y - 0.5));
  const [left, top] = [Math.floor(column), Math.floor(row)];
  let sum = 0;
  for (let k = 0; k < 4; k++) {
    const [atX, atY] = [Math.min(width - 1, left + (k & 1)), Math.min(height - 1, top + (k >> 1))];
    const weight = (k & 1 ? column - left : 1 - column + left) * (k >> 1 ? row - top : 1 - row + top);
    for (const kind of kinds) sum += weight * data[channels * (atY * width + atX) + kind]!;
  }
  return sum;
}

/** How likely floor lies behind a place of a part rather than what stands upright, 0-1. */
export function floorShareBehind(behind: Behind, part: RoomPart, place: { x: number; y: number }): number {
  const low = shareBehind(behind, part, { ...place, kinds: LOW });
  const high = shareBehind(behind, part, { ...place, kinds: [...UPRIGHT, ...OPENING] });
  return (low + LEAST) / (low + high + 2 * LEAST);
}

/** So little of both says nothing. */
const LEAST = 0.01;
