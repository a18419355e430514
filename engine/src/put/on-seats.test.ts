import { beforeAll, describe, expect, it } from 'vitest';
import { maskBounds } from '../mask/bounds.ts';
import type { Mask } from '../pixels.ts';
import type { RoomThing } from '../room/find-things.ts';
import type { NetworkClass } from '../room/network/classes.ts';
import { partOfRoom } from '../room/room-part.ts';
import { seeRoom, type Room } from '../room/see-room.ts';
import { renderSampleRoom } from '../sample/render-sample-room.ts';
import { onSeat, seatUnder } from './on-seats.ts';

const [WIDTH, HEIGHT] = [240, 180];
let seen: Room;
beforeAll(() => {
  seen = seeRoom(renderSampleRoom({ room: 'dining', width: WIDTH, height: HEIGHT, seed: 3, samples: 1 }));
});

/** The room in which nothing stands but one thing, in shares of the picture. */
function holding(
  kind: NetworkClass,
  box: readonly [left: number, top: number, right: number, bottom: number],
): Room {
  const { width, height } = seen.sight.classes;
  const [left, top, right, bottom] = box.map((share, k) =>
    Math.round(share * (k % 2 === 0 ? width : height)),
  );
  const thing = { ...seen.things.list[0]!, kind, left, top, right, bottom } as RoomThing;
  const thingAt = Int16Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x >= left! && x < right! && y >= top! && y < bottom! ? 0 : -1;
  });
  return { ...seen, things: { width, height, thingAt, list: [thing] } };
}

function marked(left: number, top: number, right: number, bottom: number): Mask {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = top; y < bottom; y++) data.fill(255, y * WIDTH + left, y * WIDTH + right);
  return { width: WIDTH, height: HEIGHT, data };
}

const SOFA = [0.25, 0.5, 0.75, 0.9] as const;
const WHOLE = marked(55, 85, 185, 165);
const under = (room: Room, mask: Mask): string | undefined =>
  seatUnder(partOfRoom(room, { left: 0, top: 0, scale: 1 }), mask)?.kind;

describe('cushions', () => {
  it('lie where one sits of a sofa that is marked as a whole, between its arms', () => {
    const { left, top, right, bottom } = maskBounds(onSeat(holding('sofa', SOFA), WHOLE))!;
    expect(top).toBe(85);
    expect(bottom).toBeGreaterThan(118);
    expect(bottom).toBeLessThan(132);
    expect([left, right].map((x) => Math.abs(x - 120))).toEqual([
      expect.closeTo(48, -1),
      expect.closeTo(48, -1),
    ]);
  });

  it('go where a mark is made on a part of it, or where nothing to sit on is', () => {
    const part = marked(80, 95, 110, 115);
    expect(onSeat(holding('sofa', SOFA), part)).toBe(part);
    expect(onSeat(holding('table', SOFA), WHOLE)).toBe(WHOLE);
  });

  it('leave the mark as it is where no seat of it would be left', () => {
    const foot = marked(60, 150, 180, 160);
    expect(onSeat(holding('sofa', [0.25, 0.5, 0.75, 0.9]), foot)).toBe(foot);
  });

  it('find sofas, chairs and beds to lie on, and no tables', () => {
    for (const kind of ['sofa', 'chair', 'bed'] as const)
      expect(under(holding(kind, SOFA), WHOLE)).toBe(kind);
    expect(under(holding('table', SOFA), WHOLE)).toBeUndefined();
  });
});
