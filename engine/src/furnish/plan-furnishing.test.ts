import { someOf } from '../testing/test-size.ts';
import { describe, expect, it } from 'vitest';
import { cornersOf, meet, pointOn, type Point } from '../furniture/sets/footprint.ts';
import { drawnRecord } from '../lexicon/kinds.ts';
import { parsePrompt } from '../prompt/parse-prompt.ts';
import { standingOf, type Setting } from '../put/arrangement.ts';
import { FURNISH_STYLES, ROOM_TYPES, type RoomType, wordsOf } from './furnish-styles.ts';
import { modelOf, type FurnishedThing, type ThingModel } from './furnished-thing.ts';
import { beforeWall, groundOf, reachOf, WALLS, type GroundRequest, type WallOpening } from './ground.ts';
import { planFurnishing, type FurnishRequest } from './plan-furnishing.ts';

const setting: Setting = {
  width: 1000,
  height: 750,
  camera: { focal: 620, centreX: 500, centreY: 375, pitch: 0.12, roll: 0, yaw: 0.2, trust: 1 },
  cameraHeight: 1.45,
  distance: [1, 0.8, 3.6, 1.8, 1.9, 0.9],
};

/** A living room with a window to the right and a door in the left wall. */
const ROOM: GroundRequest = {
  setting,
  openings: [
    { kind: 'window', wall: 'right wall', left: -4.6, right: -3, bottom: 0.8, top: 2.2 },
    { kind: 'door', wall: 'left wall', left: 4, right: 4.9, bottom: 0, top: 2.05 },
  ],
  obstacles: [],
};

/** The same seen into a corner, with a fireplace. */
const CORNER: GroundRequest = {
  setting: { ...setting, camera: { ...setting.camera, yaw: 0.7 }, distance: [1, 0.8, 2.8, 2.6, 1.4, 1] },
  openings: [{ kind: 'fireplace', wall: 'back wall', left: -0.6, right: 0.6, bottom: 0, top: 1.1 }],
  obstacles: [],
};

const plan = (more: Partial<FurnishRequest>): FurnishedThing[] =>
  planFurnishing({
    ...ROOM,
    roomType: 'living-room',
    style: 'scandinavian',
    language: 'en',
    seed: 1,
    ...more,
  });

const models = new Map<string, ThingModel>();
/** Built once for all tests that look at it. */
function modelOnce(thing: Parameters<typeof modelOf>[0], seed: number): ThingModel {
  const { kind, words, width, variant } = thing;
  const name = JSON.stringify([kind, words, width, variant, seed]);
  const model = models.get(name) ?? modelOf(thing, seed);
  models.set(name, model);
  return model;
}

/** Things as they stand in the room's own frame. */
function standing(room: GroundRequest, things: readonly FurnishedThing[], seed = 1) {
  const ground = groundOf(room);
  return things.map((thing) => {
    const model = modelOnce({ ...thing, variant: thing.arrangement.variant }, seed);
    const { x, depth, yaw, base } = standingOf(room.setting, model.piece.support, thing.arrangement);
    const [roomX, roomZ] = pointOn({ x: 0, z: 0, yaw: -ground.turn }, [x, -depth]);
    const stand = { x: roomX, z: roomZ, yaw: yaw - ground.turn };
    return { kind: model.kind, support: model.piece.support, extent: model.extent, stand, base };
  });
}

const onFloor = (room: GroundRequest, things: readonly FurnishedThing[], seed = 1) =>
  standing(room, things, seed).filter(
    ({ kind, support, base }) => support === 'floor' && base < 0.01 && drawnRecord(kind).stands !== 'flat',
  );

const CASES = [ROOM, CORNER].flatMap((room, i) =>
  ROOM_TYPES.flatMap((roomType) =>
    [1, 2].map((seed) => [`${roomType}, room ${i}`, { room, roomType, seed }] as const),
  ),
);

interface Case {
  readonly room: GroundRequest;
  readonly roomType: RoomType;
  readonly seed: number;
}

const planned = new Map<string, FurnishedThing[]>();
/** Planned once for all tests that look at it. */
function plannedOnce({ room, ...wish }: Case): FurnishedThing[] {
  const name = JSON.stringify([room === CORNER, wish.roomType, wish.seed]);
  const things = planned.get(name) ?? plan({ ...room, ...wish });
  planned.set(name, things);
  return things;
}

describe('furnishing a room', () => {
  it('puts nothing where nothing fits', () => {
    const closet = { ...setting, distance: [1, 0.8, 0.6, 0.3, 0.3, 0.3] };
    expect(plan({ setting: closet, openings: [] })).toEqual([]);
    expect(plan({ isFloor: () => false })).toEqual([]);
  });

  it('makes no bedroom where no bed fits, though other things do', () => {
    const narrow = { ...setting, distance: [1, 0.8, 2, 0.8, 0.7, 0.9] };
    const request = { setting: narrow, openings: [] };
    expect(plan({ ...request, roomType: 'bedroom' })).toEqual([]);
    expect(plan({ ...request, roomType: 'hall' }).length).toBeGreaterThan(1);
  });

  it('puts a bed and a sofa below the windows of a room that has no other wall for them', () => {
    const wide = { ...setting, distance: [1, 0.8, 3, 1.5, 1.5, 1] };
    const doorIn = (wall: 'left wall' | 'right wall'): WallOpening => {
      const [left, right] = wall === 'left wall' ? [-2, 5] : [-5, 2];
      return { kind: 'door', wall, left, right, bottom: 0, top: 2.05 };
    };
    const doors = [doorIn('left wall'), doorIn('right wall')];
    const windows: WallOpening = {
      kind: 'window',
      wall: 'back wall',
      left: -3,
      right: 3,
      bottom: 0.7,
      top: 2.2,
    };
    for (const [roomType, kind] of [
      ['bedroom', 'bed'],
      ['living-room', 'sofa'],
    ] as const)
      expect(
        plan({ setting: wide, openings: [...doors, windows], roomType }).map((thing) => thing.kind),
      ).toContain(kind);
    const shop = [...doors, { ...windows, bottom: 0.1 }];
    expect(plan({ setting: wide, openings: shop, roomType: 'bedroom' })).toEqual([]);
  });

  it('keeps no floor free for what passes for a door above it', () => {
    const openings = (bottom: number): WallOpening[] =>
      WALLS.map((wall) => ({ kind: 'door', wall, left: -6, right: 6, bottom, top: 2.05 }));
    const standOn = (list: readonly WallOpening[]) =>
      onFloor({ ...ROOM, openings: list }, plan({ openings: list })).map(({ stand }) => stand);
    expect(standOn(openings(1.2))).toEqual(standOn([]));
    expect(standOn(openings(0))).not.toEqual(standOn([]));
  });

  it('lays no second rug beside the first', () => {
    for (const seed of [1, 2, 3, 4])
      for (const room of [ROOM, CORNER]) {
        const things = standing(room, plannedOnce({ room, roomType: 'living-room', seed }), seed);
        const [one, ...more] = things.filter(({ kind }) => kind === 'rug');
        for (const other of more)
          expect(meet(cornersOf(one!.extent, one!.stand, 1.4), cornersOf(other.extent, other.stand))).toBe(
            false,
          );
      }
  });

  it.each(CASES)(
    'lets nothing touch, keeps doors free and high things from windows: %s',
    (_name, { room, ...wish }) => {
      const there = onFloor(room, plannedOnce({ room, ...wish }), wish.seed);
      expect(there.length).toBeGreaterThanOrEqual(3);
      const ground = groundOf(room);
      for (const [i, one] of there.entries()) {
        const corners = cornersOf(one.extent, one.stand);
        for (const [x, z] of corners) {
          expect(x).toBeGreaterThan(ground.left);
          expect(x).toBeLessThan(ground.right);
          expect(z).toBeGreaterThan(ground.back);
        }
        for (const other of there.slice(i + 1))
          expect(meet(corners, cornersOf(other.extent, other.stand)), `${one.kind} and ${other.kind}`).toBe(
            false,
          );
        for (const { kind, wall, left, right, bottom } of room.openings) {
          const before = beforeWall(ground, wall, { from: left, to: right, deep: 0.89 });
          if (kind !== 'window' || one.extent.top > bottom + 0.2)
            expect(meet(corners, before), `${one.kind} before the ${kind}`).toBe(false);
        }
      }
    },
  );

  it.each(someOf(CASES, Math.ceil(CASES.length / 2)))('stands in the photo: %s', (_name, wish) => {
    for (const { kind, arrangement } of plannedOnce(wish)) {
      if (drawnRecord(kind).stands === 'flat') continue;
      expect(arrangement.x).toBeGreaterThan(0);
      expect(arrangement.x).toBeLessThan(1);
      expect(arrangement.y).toBeGreaterThan(0);
      expect(arrangement.y).toBeLessThan(1);
    }
  });

  it('keeps off what stands there already', () => {
    const outline: Point[] = [
      [-0.8, 3],
      [0.8, 3],
      [0.8, 4.6],
      [-0.8, 4.6],
    ];
    const room = { ...ROOM, obstacles: [{ outline }] };
    const { obstacles } = groundOf(room);
    const there = onFloor(room, plan({ ...room }));
    expect(there.length).toBeGreaterThan(0);
    for (const { extent, stand } of there) expect(meet(cornersOf(extent, stand), obstacles[0]!)).toBe(false);
  });

  it('never turns a sofa’s back to the fireplace', () => {
    for (const seed of [1, 2, 3, 4]) {
      const things = plannedOnce({ room: CORNER, roomType: 'living-room', seed });
      const sofa = standing(CORNER, things, seed).find(({ kind }) => kind === 'sofa');
      expect(sofa).toBeDefined();
      expect(Math.cos(sofa!.stand.yaw)).toBeLessThan(0.5);
    }
  });

  it('puts the bed’s head at a wall, with a lamp on the tables beside it', () => {
    const there = standing(ROOM, plannedOnce({ room: ROOM, roomType: 'bedroom', seed: 1 }));
    const bed = there.find(({ kind }) => kind === 'bed')!;
    const head = pointOn(bed.stand, [0, bed.extent.back]);
    const ground = groundOf(ROOM);
    const [wallX] = reachOf(ground, 'back wall');
    expect(Math.min(head[1] - ground.back, head[0] - wallX, ground.right - head[0])).toBeLessThan(0.15);
    const tables = there.filter(({ kind }) => kind === 'nightstand');
    const lamps = there.filter(({ kind }) => kind === 'table lamp');
    expect(tables.length).toBeGreaterThan(0);
    expect(lamps.length).toBe(tables.length);
    for (const lamp of lamps) expect(lamp.base).toBeCloseTo(tables[0]!.extent.top, 2);
  });

  it('is the same for the same seed and another for another one', () => {
    const living = (seed: number) => plannedOnce({ room: ROOM, roomType: 'living-room', seed });
    expect(plan({})).toEqual(living(1));
    const ways = new Set(
      [1, 2, 3, 4].map((seed) => JSON.stringify(living(seed).map(({ arrangement }) => arrangement))),
    );
    expect(ways.size).toBeGreaterThanOrEqual(3);
  });
});

describe('the words of a furnished thing', () => {
  const kinds = [
    'sofa',
    'armchair',
    'coffee table',
    'bed',
    'rug',
    'plant',
    'painting',
    'floor lamp',
    'curtains',
    'dining table',
    'chair',
    'television and stand',
    'desk',
    'office chair',
    'crib',
  ] as const;
  it.each(FURNISH_STYLES)('are read as that thing again, in both languages: %s', (style) => {
    for (const kind of kinds) {
      const [english, french] = (['en', 'fr'] as const).map((language) =>
        parsePrompt(wordsOf(kind, style, language)),
      );
      for (const wish of [english!, french!]) expect(wish.kind, wish.said).toBe(kind);
      expect(french!.colour?.hex, french!.said).toBe(english!.colour?.hex);
      expect(french!.material?.english, french!.said).toBe(english!.material?.english);
      expect(french!.style, french!.said).toBe(english!.style);
    }
  });
});

it('calls its things in words that begin a line', () => {
  expect(wordsOf('sofa', 'scandinavian', 'en')).toMatch(/^Scandinavian .* sofa$/);
  expect(wordsOf('sofa', 'scandinavian', 'fr')).toMatch(/^Canapé scandinave /);
});
