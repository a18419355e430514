import { describe, expect, it } from 'vitest';
import { fillHole } from '../fill/fill-hole.ts';
import type { Coming } from '../lexicon/record.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import type { NetworkClass } from '../room/network/classes.ts';
import { partOfRoom } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { clearPlace, holeOf } from './clear-place.ts';
import type { FillBeside } from './inpaint-request.ts';
import type { Stage } from './stage.ts';
import { wholeStage } from './testing/whole-stage.ts';

const SIZE = { width: 320, height: 240 };
const STANDS = { stands: 'floor' } as const;
const onProgress = (): void => undefined;
const camera = levelCamera({ focal: 250, horizon: 60, yaw: 0, centre: 160 });
const distance = [1, 1.8, 3.2, 9, 9, 9];

interface Thing {
  readonly area: Rect;
  readonly kind: NetworkClass | null;
  readonly colour: readonly [number, number, number];
}

const isIn = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** A room whose things are drawn one over the other, as the network would see it, and a mark. */
function stageWith(things: readonly Thing[], marked: (x: number, y: number) => boolean): Stage {
  const random = createRandom(7);
  const at = (x: number, y: number): Thing | undefined => things.findLast(({ area }) => isIn(area, x, y));
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const [red, green, blue] = at(x, y)?.colour ?? (y >= 138 ? [170, 140, 105] : [215, 216, 220]);
    const grain = 6 * (random() - 0.5);
    data.set([red + grain, green + grain, blue + grain], 4 * i);
  }
  const crop: PixelImage = { ...SIZE, data };
  const thingAt = (x: number, y: number): NetworkClass | null => at(x, y)?.kind ?? null;
  const room = partOfRoom(clearRoom(crop, { camera, distance, thingAt }), { left: 0, top: 0, scale: 1 });
  const mask: Mask = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height).fill(255) };
  const own = mask.data.map((_, i) => (marked(i % SIZE.width, Math.floor(i / SIZE.width)) ? 255 : 0));
  const bounds = { left: 0, top: 0, right: SIZE.width, bottom: SIZE.height };
  const request = { crop, mask } as Stage['request'];
  return wholeStage({ request, bounds, marked: { ...mask, data: own }, room });
}

const shareOf = ({ data }: Mask, { left, top, right, bottom }: Rect): number => {
  let sum = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if (data[y * SIZE.width + x]! > 0) sum++;
  return sum / ((right - left) * (bottom - top));
};

/** The same with every drawn thing as one, whatever pieces it is seen in. */
function withWholeThings(stage: Stage, drawn: readonly (Thing & { readonly kind: NetworkClass })[]): Stage {
  const { room } = stage.room;
  const { width, height, list } = room.things;
  const thingAt = room.things.thingAt.map((_, i) => {
    const x = (((i % width) + 0.5) * SIZE.width) / width;
    const y = ((Math.floor(i / width) + 0.5) * SIZE.height) / height;
    return drawn.findLastIndex(({ area }) => isIn(area, x, y));
  });
  const things = { ...room.things, list: drawn.map(({ kind }) => ({ ...list[0]!, kind })), thingAt };
  return { ...stage, room: { ...stage.room, room: { ...room, things } } };
}

describe('before a rug comes', () => {
  /** A rug that is read as floor. */
  const traced = (area: Rect): Stage =>
    stageWith([{ area, kind: null, colour: [120, 50, 60] }], (x, y) => isIn(area, x, y));

  it('the one that is traced goes, where more floor is seen than it covers', () => {
    const area = { left: 110, top: 170, right: 210, bottom: 215 };
    expect(shareOf(holeOf(traced(area), { stands: 'flat' }), area)).toBe(1);
  });

  it('what was traced stays where the floor to take its place is not seen', () => {
    const area = { left: 12, top: 150, right: 308, bottom: 236 };
    expect(shareOf(holeOf(traced(area), { stands: 'flat' }), area)).toBe(0);
  });
});

it('a window stays that is marked for curtains, and what hangs there', () => {
  const window = { left: 100, top: 30, right: 220, bottom: 120 };
  const hung = { left: 84, top: 24, right: 124, bottom: 132 };
  const over = (x: number, y: number): boolean => isIn({ left: 76, top: 18, right: 240, bottom: 134 }, x, y);
  const glass = { area: window, kind: 'window', colour: [120, 170, 220] } as const;
  const cloth = { area: hung, kind: 'curtain', colour: [90, 60, 50] } as const;
  const hole = holeOf(stageWith([glass, cloth], over), { stands: 'wall', find: 'curtain' });
  expect(shareOf(hole, { left: 76, top: 18, right: 240, bottom: 134 })).toBe(0);
});

describe('for what comes to hang on a wall', () => {
  const picture = { left: 120, top: 40, right: 200, bottom: 90 };
  const pale = { left: 140, top: 40, right: 180, bottom: 90 };
  const sofa = { left: 90, top: 124, right: 230, bottom: 176 };
  const [frame, cloth] = [
    { area: picture, kind: 'painting', colour: [60, 50, 70] },
    { area: sofa, kind: 'sofa', colour: [110, 70, 40] },
  ] as const;
  const stage = stageWith([frame, { area: pale, kind: null, colour: [215, 216, 220] }, cloth], (x, y) =>
    isIn({ left: 100, top: 24, right: 220, bottom: 165 }, x, y),
  );
  const seen = withWholeThings(stage, [frame, cloth]);
  const hole = holeOf(seen, { stands: 'wall' });

  it('the picture that hangs there goes, with its pale part', () => {
    expect(shareOf(hole, picture)).toBeGreaterThan(0.9);
  });

  it('the sofa before it stays, though the mark reaches into it', () => {
    expect(shareOf(hole, { ...sofa, top: sofa.top + 6 })).toBe(0);
  });
});

it('what goes is filled by who offers to, beside what else is done: the same picture', () => {
  const sofa = { left: 90, top: 124, right: 230, bottom: 176 };
  const cloth = { area: sofa, kind: 'sofa', colour: [110, 70, 40] } as const;
  const { request, ...stage } = stageWith([cloth], (x, y) => isIn(sofa, x, y));
  const told: string[] = [];
  const fillBeside: FillBeside = (asked) => {
    told.push('begun');
    return () => (told.push('waited for'), fillHole(asked));
  };
  const cleared = (change: Partial<Stage['request']>) =>
    clearPlace({ ...stage, request: { ...request, seed: 7, ...change } }, { comes: STANDS, onProgress });
  const beside = cleared({ fillBeside });
  expect(told).toEqual(['begun']);
  expect(beside.image()).toEqual(cleared({}).image());
  expect(told).toEqual(['begun', 'waited for']);
  expect(shareOf(beside.generated, sofa)).toBe(1);
});

it('a rug stays on which what comes will stand', () => {
  const rug = { left: 60, top: 160, right: 260, bottom: 225 };
  const stage = stageWith([{ area: rug, kind: 'rug', colour: [120, 50, 60] }], (x, y) =>
    isIn({ left: 100, top: 150, right: 220, bottom: 215 }, x, y),
  );
  expect(shareOf(holeOf(stage, { stands: 'floor' }), rug)).toBe(0);
});

it('the table stays on which what comes will stand, and what stood on it goes', () => {
  const table = { left: 40, top: 130, right: 290, bottom: 200 };
  const lamp = { left: 130, top: 70, right: 176, bottom: 150 };
  const drawn = [
    { area: table, kind: 'table', colour: [110, 70, 40] },
    { area: lamp, kind: 'lamp', colour: [200, 60, 50] },
  ] as const;
  const stage = stageWith(drawn, (x, y) => isIn({ left: 120, top: 62, right: 186, bottom: 164 }, x, y));
  const seen = withWholeThings(stage, drawn);
  const onTable = { left: 126, top: 154, right: 180, bottom: 160 };
  const inLamp = { left: 136, top: 76, right: 170, bottom: 144 };
  const shares = (comes: Coming): number[] =>
    [inLamp, onTable].map((area) => Math.round(10 * shareOf(holeOf(seen, comes), area)) / 10);
  expect(shares({ stands: 'table' })).toEqual([1, 0]);
  expect(shares({ stands: 'floor' })).toEqual([1, 1]);
});

it('what stands before a thing stays when that goes, though it passes for a part of it', () => {
  const armchair = { left: 110, top: 90, right: 210, bottom: 180 };
  const stool = { left: 120, top: 150, right: 230, bottom: 210 };
  const things: Thing[] = [
    { area: armchair, kind: 'chair', colour: [150, 80, 50] },
    { area: stool, kind: 'chair', colour: [110, 60, 140] },
  ];
  const stage = stageWith(things, (x, y) => isIn(armchair, x, y) && !isIn(stool, x, y));
  // Both are read as one thing.
  const { room } = stage.room;
  const all = room.things.thingAt.map((thing) => (thing >= 0 ? 0 : -1));
  const list = room.things.list.slice(0, 1);
  const one = {
    ...stage,
    room: { ...stage.room, room: { ...room, things: { ...room.things, thingAt: all, list } } },
  };
  const hole = holeOf(one, { stands: 'floor' });
  expect(shareOf(hole, { ...armchair, bottom: 148 })).toBe(1);
  expect(shareOf(hole, { left: 124, top: 154, right: 226, bottom: 206 })).toBeLessThan(0.01);
});

it('a rough mark clears what lies in it, and cuts nothing that goes on beside it', () => {
  const lamp = { left: 150, top: 60, right: 180, bottom: 130 };
  const sofa = { left: 190, top: 90, right: 310, bottom: 160 };
  const things: Thing[] = [
    { area: lamp, kind: 'lamp', colour: [90, 60, 40] },
    { area: sofa, kind: 'sofa', colour: [60, 80, 150] },
  ];
  // A fifth, and two fifths of the sofa.
  for (const right of [215, 240]) {
    const stage = stageWith(things, (x, y) => isIn({ left: 90, top: 40, right, bottom: 150 }, x, y));
    const { room } = stage.room;
    const { width, height } = room.things;
    const thingAt = room.things.thingAt.map((_, i) => {
      const x = ((i % width) + 0.5) * (SIZE.width / width);
      const y = (Math.floor(i / width) + 0.5) * (SIZE.height / height);
      return isIn(lamp, x, y) ? 0 : isIn(sofa, x, y) ? 1 : -1;
    });
    const told = { ...room, things: { ...room.things, thingAt } };
    const hole = holeOf({ ...stage, room: { ...stage.room, room: told } }, { stands: 'floor' });
    expect(shareOf(hole, { left: 154, top: 66, right: 176, bottom: 124 })).toBeGreaterThan(0.95);
    expect(shareOf(hole, { left: 194, top: 96, right: 212, bottom: 146 })).toBe(0);
  }
});

it('a rough mark around the very kind that comes clears that one, and not the sofa behind it that goes on', () => {
  const sofa = { left: 40, top: 70, right: 290, bottom: 160 };
  const table = { left: 110, top: 120, right: 200, bottom: 190 };
  const drawn = [
    { area: sofa, kind: 'sofa', colour: [60, 80, 150] },
    { area: table, kind: 'table', colour: [120, 80, 50] },
  ] as const;
  const stage = stageWith(drawn, (x, y) => isIn({ left: 90, top: 90, right: 220, bottom: 200 }, x, y));
  const seen = withWholeThings(stage, drawn);
  const inTable = { left: 116, top: 126, right: 194, bottom: 184 };
  const behind = { left: 92, top: 92, right: 104, bottom: 150 };
  const shares = (comes: Coming): number[] =>
    [inTable, behind].map((area) => Math.round(10 * shareOf(holeOf(seen, comes), area)) / 10);
  expect(shares({ stands: 'floor', find: 'coffee table' })).toEqual([1, 0]);
  expect(shares({ stands: 'floor', find: 'armchair' })).toEqual([0, 0]);
});

it('what shows the very kind that comes goes, though it passes for a part of what it stands in', () => {
  const cabinet = { left: 60, top: 50, right: 280, bottom: 190 };
  const screen = { left: 120, top: 80, right: 220, bottom: 140 };
  const stage = stageWith(
    [
      { area: cabinet, kind: 'cabinet', colour: [150, 110, 70] },
      { area: screen, kind: 'screen', colour: [30, 30, 35] },
    ],
    (x, y) => isIn({ left: 105, top: 70, right: 235, bottom: 155 }, x, y),
  );
  const seen = withWholeThings(stage, [{ area: cabinet, kind: 'cabinet', colour: [150, 110, 70] }]);
  const inScreen = { left: 126, top: 86, right: 214, bottom: 134 };
  const shareFor = (find: 'television' | 'painting'): number =>
    Math.round(10 * shareOf(holeOf(seen, { stands: 'wall', find }), inScreen)) / 10;
  expect([shareFor('television'), shareFor('painting')]).toEqual([1, 0]);
});

describe('a rough mark that shows a sofa for the most part', () => {
  const sofa = { left: 60, top: 80, right: 260, bottom: 170 };

  function holeIn(area: Rect): Mask {
    const stage = stageWith([{ area: sofa, kind: 'sofa', colour: [60, 80, 150] }], (x, y) =>
      isIn(area, x, y),
    );
    const { room } = stage.room;
    const { width, height } = room.things;
    const thingAt = room.things.thingAt.map((_, i) =>
      isIn(
        sofa,
        ((i % width) + 0.5) * (SIZE.width / width),
        (Math.floor(i / width) + 0.5) * (SIZE.height / height),
      )
        ? 0
        : -1,
    );
    return holeOf(
      { ...stage, room: { ...stage.room, room: { ...room, things: { ...room.things, thingAt } } } },
      { stands: 'floor' },
    );
  }

  it('clears it where it lies in the mark', () => {
    expect(shareOf(holeIn({ left: 45, top: 65, right: 275, bottom: 185 }), sofa)).toBe(1);
  });

  it('clears the floor below it as well, and leaves the wall that was marked along', () => {
    const hole = holeIn({ left: 45, top: 55, right: 275, bottom: 185 });
    expect(shareOf(hole, { left: 50, top: 174, right: 270, bottom: 184 })).toBe(1);
    expect(shareOf(hole, { left: 46, top: 56, right: 274, bottom: 72 })).toBe(0);
  });

  it('leaves it whole where it goes on beside the mark, for what comes to stand before it', () => {
    expect(shareOf(holeIn({ left: 110, top: 125, right: 215, bottom: 200 }), sofa)).toBe(0);
  });
});
