import type { Mask } from '../pixels.ts';
import type { RoomThing } from '../room/find-things.ts';
import type { NetworkClass } from '../room/network/classes.ts';
import { partOfRoom, type RoomPart } from '../room/room-part.ts';
import type { Room } from '../room/see-room.ts';
import { thingsUnder } from '../room/things-under.ts';

const SEATS: readonly NetworkClass[] = ['sofa', 'chair', 'bed'];

/** Whether a class is one that cushions are laid on besides others. */
export const isSeat = (name: NetworkClass): boolean => SEATS.includes(name);

/** The largest sofa, chair or bed that lies in a mark for the most part; null = none does. */
export function seatUnder(part: RoomPart, marked: Mask): RoomThing | null {
  const { list } = part.room.things;
  const seats = [...thingsUnder(marked, part)]
    .map((number) => list[number]!)
    .filter(({ kind }) => isSeat(kind));
  return seats.toSorted((a, b) => b.pixels - a.pixels)[0] ?? null;
}

/** Where one sits begins about so far down a sofa as it is seen, and cushions lie within so much of its width. */
const SEAT_DOWN = { sofa: 0.5, bed: 0.42 } as const;
const SEAT_WIDE = 0.8;

/** What of a mark lies on its seat: the middle of the seat's upper half. All of it where that leaves nothing. */
export function onSeat(room: Room, marked: Mask): Mask {
  const seat = seatUnder(partOfRoom(room, { left: 0, top: 0, scale: 1 }), marked);
  if (!seat) return marked;
  const [across, down] = [room.width / room.things.width, room.height / room.things.height];
  const middle = (across * (seat.left + seat.right)) / 2;
  const reach = (SEAT_WIDE * across * (seat.right - seat.left)) / 2;
  const lowest =
    down * (seat.top + SEAT_DOWN[seat.kind === 'bed' ? 'bed' : 'sofa'] * (seat.bottom - seat.top));
  const data = marked.data.map((value, i) => {
    const [x, y] = [i % marked.width, Math.floor(i / marked.width)];
    return Math.abs(x - middle) <= reach && y <= lowest ? value : 0;
  });
  return data.includes(255) ? { ...marked, data } : marked;
}
