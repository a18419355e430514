import type { Mask } from '../pixels.ts';
import type { RoomPart } from './room-part.ts';

/** A thing of which this share is marked is what is meant. */
const MEANT = 0.35;

/** Numbers of the things of which `share` or more lies in the mark, also of those that go on beyond the part. `marked`: of the part's size. */
export function thingsUnder(
  marked: Mask,
  { room, left, top, scale }: RoomPart,
  share: number = MEANT,
): Set<number> {
  const { width, height } = room.sight.classes;
  const { thingAt } = room.things;
  const all = new Map<number, number>();
  const inside = new Map<number, number>();
  for (let cell = 0; cell < thingAt.length; cell++) {
    const thing = thingAt[cell]!;
    if (thing < 0) continue;
    all.set(thing, (all.get(thing) ?? 0) + 1);
    const x = Math.floor(((((cell % width) + 0.5) * room.width) / width - left) * scale);
    const y = Math.floor((((Math.floor(cell / width) + 0.5) * room.height) / height - top) * scale);
    if (x < 0 || y < 0 || x >= marked.width || y >= marked.height) continue;
    if (marked.data[y * marked.width + x]! > 127) inside.set(thing, (inside.get(thing) ?? 0) + 1);
  }
  return new Set(
    [...inside].filter(([thing, count]) => count > share * all.get(thing)!).map(([thing]) => thing),
  );
}
