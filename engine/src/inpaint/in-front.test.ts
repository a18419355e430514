import { beforeAll, describe, expect, it } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { partOfRoom } from '../room/room-part.ts';
import { seeRoom, type Room } from '../room/see-room.ts';
import type { RoomThing } from '../room/find-things.ts';
import { createRandom } from '../random.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import { behindThings } from './in-front.ts';
import type { Stage } from './stage.ts';
import { wholeStage } from './testing/whole-stage.ts';

const SIZE = 160;
const WHOLE = { left: 0, top: 0, scale: 1 };
const RUG = { left: 40, top: 90, right: 120, bottom: 130 };

/** A brown rug on a pale floor. */
function rugOnFloor(): PixelImage {
  const data = new Uint8Array(SIZE * SIZE * 4).fill(255);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const isRug = x >= RUG.left && x < RUG.right && y >= RUG.top && y < RUG.bottom;
    const grain = (x * 5 + y * 11) % 7;
    data.set(isRug ? [120 + grain, 80 + grain, 50] : [220 + grain, 216 + grain, 210], 4 * i);
  }
  return { width: SIZE, height: SIZE, data };
}

function around(margin: number): Mask {
  const data = new Uint8Array(SIZE * SIZE);
  for (let y = RUG.top - margin; y < RUG.bottom + margin; y++)
    data.fill(255, y * SIZE + RUG.left - margin, y * SIZE + RUG.right + margin);
  return { width: SIZE, height: SIZE, data };
}

/** A thing of which nothing matters but its kind. */
const unknown: RoomThing = {
  ...{
    kind: 'other',
    shares: new Float32Array(0),
    pixels: 1,
    left: 0,
    top: 0,
    right: 1,
    bottom: 1,
    trust: 1,
  },
};

/** What of a mask lies above the middle of the rug. */
function upperPart({ data, ...size }: Mask): Mask {
  return { ...size, data: data.map((value, i) => (Math.floor(i / SIZE) < 110 ? value : 0)) };
}

const crop = rugOnFloor();
let room: Room;
beforeAll(() => {
  const seen = seeRoom(crop);
  // Nothing is seen but floor: what is tested is what the mark says.
  room = { ...seen, things: { ...seen.things, list: [], thingAt: seen.things.thingAt.map(() => -1) } };
});

function drawnOver(marked: Mask, isFlat: boolean, seen = room): { onRug: number; beside: number } {
  const stage = wholeStage({
    request: { crop, mask: around(20) } as Stage['request'],
    bounds: RUG,
    marked,
    room: partOfRoom(seen, WHOLE),
  });
  const { data } = behindThings(stage, {
    foot: RUG.bottom,
    isFlat,
    isLifted: false,
    isHung: false,
    holders: [],
    behind: null,
  });
  return { onRug: data[110 * SIZE + 80]!, beside: data[110 * SIZE + RUG.left - 12]! };
}

describe('what lies flat', () => {
  it('keeps to what was traced: beside it something stands on it', () => {
    expect(drawnOver(around(0), true)).toEqual({ onRug: 255, beside: 0 });
  });

  it('may cover all of the place of a rough mark', () => {
    expect(drawnOver(around(15), true)).toEqual({ onRug: 255, beside: 255 });
  });

  it('keeps to a mark over what is misread as things, and under those beside it', () => {
    const { width, height } = room.things;
    const misread = { ...room.things, list: [{ ...unknown, kind: 'chair' as const }] };
    const thingAt = misread.thingAt.map((_, i) => (Math.floor(i / width) > height / 2 ? 0 : -1));
    const chair = NETWORK_CLASSES.indexOf('chair');
    const classShares = room.classShares.map((_, i) => (i % NETWORK_CLASSES.length === chair ? 1 : 0));
    const seen = { ...room, classShares, things: { ...misread, thingAt } };
    expect(drawnOver(around(15), true, seen)).toEqual({ onRug: 255, beside: 255 });
    expect(drawnOver(around(8), true, seen)).toEqual({ onRug: 255, beside: 0 });
  });

  it('is not what stands: that rises over what was traced', () => {
    expect(drawnOver(around(0), false)).toEqual({ onRug: 255, beside: 255 });
  });
});

describe('what stands before', () => {
  const CHAIR = { left: 60, top: 50, right: 120, bottom: 150 };
  const isChair = (x: number, y: number): boolean =>
    x >= CHAIR.left && x < CHAIR.right && y >= CHAIR.top && y < CHAIR.bottom;

  /** A chair whose cloth falls into specks, and a speck of another, on a pale ground. */
  function stageWith(isMarked: (x: number, y: number) => boolean): Stage {
    const random = createRandom(4);
    const data = new Uint8Array(SIZE * SIZE * 4).fill(255);
    for (let i = 0; i < SIZE * SIZE; i++) {
      const cloth = 60 + 150 * Math.round(random());
      data.fill(isChair(i % SIZE, Math.floor(i / SIZE)) ? cloth : 220, 4 * i, 4 * i + 3);
    }
    const picture = { width: SIZE, height: SIZE, data };
    const seen = seeRoom(picture);
    const { graph, sight } = seen;
    const chair = NETWORK_CLASSES.indexOf('chair');
    const isSpeck = (x: number, y: number): boolean => Math.hypot(x - 30, y - 30) < 3;
    const isThing = (x: number, y: number): boolean => isChair(x, y) || isSpeck(x, y);
    const inPhoto = (i: number, { width, height }: { width: number; height: number }) =>
      [((i % width) + 0.5) * (SIZE / width), (Math.floor(i / width) + 0.5) * (SIZE / height)] as const;
    const classShares = new Float32Array(graph.count * NETWORK_CLASSES.length);
    graph.label.forEach((region, i) => {
      if (isThing(...inPhoto(i, graph))) classShares[region * NETWORK_CLASSES.length + chair] = 1;
    });
    const thingAt = seen.things.thingAt.map((_, i) => (isThing(...inPhoto(i, sight.classes)) ? 0 : -1));
    const list = [{ ...seen.things.list[0]!, kind: 'chair' as const }];
    const place = { width: SIZE, height: SIZE, data: new Uint8Array(SIZE * SIZE).fill(255) };
    return wholeStage({
      request: { crop: picture, mask: place } as Stage['request'],
      bounds: CHAIR,
      marked: maskOf(isMarked),
      room: partOfRoom({ ...seen, classShares, things: { ...seen.things, list, thingAt } }, WHOLE),
    });
  }

  function maskOf(isIn: (x: number, y: number) => boolean): Mask {
    const data = new Uint8Array(SIZE * SIZE);
    for (let i = 0; i < data.length; i++) data[i] = isIn(i % SIZE, Math.floor(i / SIZE)) ? 255 : 0;
    return { width: SIZE, height: SIZE, data };
  }

  const within = (data: Uint8Array): Uint8Array =>
    data.filter((_, i) => {
      const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
      return isChair(x - 6, y - 6) && isChair(x + 6, y + 6);
    });

  it('hides all of what comes, though its cloth falls into specks, and specks elsewhere hide nothing', () => {
    const coming = { foot: 120, isFlat: false, isLifted: false, isHung: false, holders: [], behind: null };
    const over = behindThings(
      stageWith((x) => x < 20),
      coming,
    ).data;
    expect(Math.max(...within(over))).toBe(0);
    expect(over[30 * SIZE + 30]).toBe(255);
  });

  it('ends where the photo shows its edge, though it is seen some pixels larger', () => {
    const stage = stageWith((x) => x < 20);
    const isSeen = (x: number, y: number): boolean => isChair(x + 2, y) || isChair(x - 2, y);
    const data = stage.request.crop.data.slice();
    for (let i = 0; i < SIZE * SIZE; i++)
      data.fill(isChair(i % SIZE, Math.floor(i / SIZE)) ? 60 : 220, 4 * i, 4 * i + 3);
    const plain = { width: SIZE, height: SIZE, data };
    const coming = {
      foot: 120,
      isFlat: false,
      isLifted: false,
      isHung: false,
      holders: [],
      behind: maskOf(isSeen),
    };
    const over = behindThings({ ...stage, request: { ...stage.request, crop: plain } }, coming).data;
    const row = 90 * SIZE;
    for (const beside of [CHAIR.left - 2, CHAIR.right + 1]) expect(over[row + beside]).toBeGreaterThan(200);
    for (const on of [CHAIR.left + 1, CHAIR.right - 2]) expect(over[row + on]).toBeLessThan(55);
  });

  it('hides what comes to stand behind it, marked or not; what is marked alone is drawn over', () => {
    const stage = stageWith((x, y) => isChair(x, y) && y < 100);
    const [hidden, drawn] = [maskOf(isChair), null].map((behind) =>
      within(
        behindThings(stage, { foot: 120, isFlat: false, isLifted: true, isHung: false, holders: [], behind })
          .data,
      ),
    );
    expect(Math.max(...hidden!)).toBe(0);
    expect(Math.min(...drawn!.subarray(0, 40))).toBe(255);
  });

  it('hides what comes to hang on the wall behind it, where a rough mark reaches into it', () => {
    const isRough = (x: number, y: number): boolean => x >= 20 && x < 140 && y >= 10 && y < 70;
    const over = (isHung: boolean): number => {
      const coming = { foot: 70, isFlat: false, isLifted: true, isHung, holders: [], behind: null };
      return behindThings(stageWith(isRough), coming).data[64 * SIZE + (CHAIR.left + CHAIR.right) / 2]!;
    };
    expect([over(false), over(true)]).toEqual([255, 0]);
  });

  it('is no table that what comes stands on, though the table reaches lower', () => {
    const stage = stageWith((x, y) => isChair(x, y) && y < 60);
    const hides = (...holders: number[]): boolean => {
      const coming = { foot: 70, isFlat: false, isLifted: true, isHung: false, holders, behind: null };
      return behindThings(stage, coming).data[95 * SIZE + (CHAIR.left + CHAIR.right) / 2] === 0;
    };
    expect([hides(), hides(0)]).toEqual([true, false]);
  });

  it('is what goes on below the mark, but for what stands on that', () => {
    const chair = NETWORK_CLASSES.indexOf('chair');
    const seen = seeRoom(crop);
    const own = { ...seen.things.list[0]!, kind: 'chair' as const };
    const stage = wholeStage({
      request: { crop, mask: around(20) } as Stage['request'],
      bounds: RUG,
      marked: upperPart(around(0)),
      room: partOfRoom(
        {
          ...seen,
          classShares: seen.classShares.map((_, i) => (i % NETWORK_CLASSES.length === chair ? 1 : 0)),
          planeShares: seen.planeShares.map(() => 0),
          things: { ...seen.things, list: [own], thingAt: seen.things.thingAt.map(() => -1) },
        },
        WHOLE,
      ),
    });
    const below = (isLifted: boolean): number =>
      behindThings(stage, { foot: 110, isFlat: false, isLifted, isHung: false, holders: [], behind: null })
        .data[128 * SIZE + 80]!;
    expect([below(false), below(true)]).toEqual([0, 255]);
  });
});
