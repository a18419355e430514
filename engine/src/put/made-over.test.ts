import { describe, expect, it } from 'vitest';
import type { PixelImage, Rect } from '../pixels.ts';
import { partOfRoom, type RoomPart } from '../room/room-part.ts';
import { holdsThing, isMadeOver } from './made-over.ts';
import { marked, SIZE, sofaInRoom } from './testing/sofa-in-room.ts';

const SEAT = { stands: 'floor', find: 'sofa' } as const;
const SOFA: Rect = { left: 60, top: 80, right: 180, bottom: 135 };

/** A sofa of one piece, or one that falls into its back and its seat, as things do that are large. */
function roomWith(isTorn: boolean): { picture: PixelImage; part: RoomPart } {
  const { picture, room: seen } = sofaInRoom(SOFA);
  const { things } = seen;
  const seat = (cell: number): boolean => Math.floor(cell / things.width) / things.height > 108 / SIZE.height;
  const thingAt = things.thingAt.map((thing, cell) => (thing < 0 ? -1 : isTorn && seat(cell) ? 1 : 0));
  const list = [things.list[0]!, things.list[0]!];
  return {
    picture,
    part: partOfRoom({ ...seen, things: { ...things, thingAt, list } }, { left: 0, top: 0, scale: 1 }),
  };
}

describe('a rough mark', () => {
  const around: Rect = { left: 50, top: 70, right: 190, bottom: 145 };
  /** The seat, but for its ends. */
  const piece: Rect = { left: 85, top: 107, right: 155, bottom: 150 };
  const before: Rect = { left: 85, top: 104, right: 155, bottom: 150 };

  it.each([
    ['around a thing was made over it', around, false, true],
    ['around a thing that is seen in two was made over it', around, true, true],
    ['over its lower half and the floor was made before it', before, false, false],
    ['over a piece of it that lies in the mark for the most part was made over that', piece, true, true],
  ])('%s', (_, area, isTorn, isOver) => {
    const { picture, part } = roomWith(isTorn);
    expect(isMadeOver(part, { mask: marked(area), picture, comes: SEAT })).toBe(isOver);
  });

  it('that a lamp or a plant comes to was made before furniture, unless it is drawn all around it', () => {
    const { picture, part } = roomWith(true);
    for (const find of ['lamp', 'plant'] as const) {
      const comes = { stands: 'floor', find } as const;
      expect(isMadeOver(part, { mask: marked(piece), picture, comes })).toBe(false);
      expect(isMadeOver(part, { mask: marked(around), picture, comes })).toBe(true);
    }
  });

  it('across whose outline its piece goes on was made before it, though most of that piece lies in the mark', () => {
    const { picture, part } = roomWith(true);
    // The lower half of the seat, and the floor before it.
    const area: Rect = { left: 82, top: 118, right: 158, bottom: 160 };
    expect(isMadeOver(part, { mask: marked(area), picture, comes: SEAT })).toBe(false);
  });

  it('on the bare floor or wall holds nothing', () => {
    const { picture, part } = roomWith(false);
    expect(
      holdsThing(part, {
        mask: marked({ left: 10, top: 100, right: 50, bottom: 140 }),
        picture,
        comes: SEAT,
      }),
    ).toBe(false);
    expect(holdsThing(part, { mask: marked(around), picture, comes: SEAT })).toBe(true);
  });
});

it('what was traced was made over it, whatever goes on beside it', () => {
  const { picture, part } = roomWith(false);
  const { left, top, right, bottom } = SOFA;
  expect(isMadeOver(part, { mask: marked({ left, top, right, bottom }), picture, comes: SEAT })).toBe(true);
});
