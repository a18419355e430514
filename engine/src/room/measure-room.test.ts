import { someOf } from '../testing/test-size.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { standingOf } from '../put/arrangement.ts';
import { settingOf } from '../put/setting.ts';
import type { PixelImage } from '../pixels.ts';
import { renderSampleRoom, sampleRoomScene } from '../sample/render-sample-room.ts';
import { SAMPLE_ROOMS, type SampleRoomName } from '../sample/rooms.ts';
import { firstHits } from '../scene/drawing/first-hits.ts';
import { aimOf } from '../scene/light-pass.ts';
import { horizonAt } from './camera/camera.ts';
import { levelCamera } from './camera/testing/level-camera.ts';
import { pointAt, SIDES, sidesOf } from './layout/layout.ts';
import { measureRoom } from './measure-room.ts';
import { seeRoom, type Nearness, type Room } from './see-room.ts';
import { clearRoom, layoutOf } from './testing/clear-room.ts';

const SIZE = { width: 360, height: 240 };
const place = (i: number): [x: number, y: number] => [
  (i % SIZE.width) + 0.5,
  Math.floor(i / SIZE.width) + 0.5,
];

/** As a model gives it: in a unit and from a zero of its own. */
const asModel = (near: (x: number, y: number) => number): Nearness => ({
  ...SIZE,
  data: Float32Array.from({ length: SIZE.width * SIZE.height }, (_, i) => 5 + 40 * near(...place(i))),
});
const changed = (map: Nearness, change: (value: number, i: number) => number): Nearness => ({
  ...map,
  data: map.data.map(change),
});

/** Maps that tell nothing, or not the room's. */
const WRONG: readonly (readonly [string, (map: Nearness) => Nearness])[] = [
  ['flat', (map) => changed(map, () => 7)],
  ['the wrong way round', (map) => changed(map, (value) => -value)],
  ['nearer from row to row', (map) => changed(map, (_, i) => Math.floor(i / SIZE.width))],
  ['noise', (map) => changed(map, (_, i) => (i * 7919) % 101)],
  ['no numbers', (map) => changed(map, () => Number.NaN)],
  ['upside down', (map) => changed(map, (_, i) => map.data[map.data.length - 1 - i]!)],
];

describe('a room that is known', () => {
  const camera = levelCamera({ focal: 260, horizon: 110, yaw: 0.2, centre: SIZE.width / 2 });
  const distance = [1, 0.9, 3.4, 1.5, 1.9, 1];
  const picture: PixelImage = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height * 4).fill(200) };
  const truth = layoutOf({ camera, distance });
  const map = asModel((x, y) => 1 / pointAt(truth, x, y)[2]);
  /** Furniture before the foot of the walls and their upper edges: nothing seen says how far they are. */
  const isHidden = (_x: number, y: number): boolean => (y > 140 && y < 190) || (y > 25 && y < 65);
  const seenAs = (told: readonly number[], trust = 1): Room => {
    const thingAt = (x: number, y: number) => (isHidden(x, y) ? ('cabinet' as const) : null);
    const room = clearRoom(picture, { camera, distance, thingAt });
    return { ...room, layout: { ...room.layout, distance: told, camera: { ...camera, trust } } };
  };

  test('has its sides where they are measured when furniture hides where they end', () => {
    const guessed = [1, 1.1, 4.2, 1.5, 1.9, 1];
    const room = measureRoom(seenAs(guessed), map);
    for (const side of ['ceiling', 'back wall'] as const) {
      const k = SIDES.indexOf(side);
      expect(Math.abs(Math.log(room.layout.distance[k]! / distance[k]!))).toBeLessThan(0.08);
    }
  });

  test('tells how near everything is in heights of its camera', () => {
    const { nearness } = measureRoom(seenAs(distance), map);
    for (const i of [SIZE.width * 230 + 100, SIZE.width * 100 + 200, SIZE.width * 5 + 50])
      expect(nearness?.data[i]).toBeCloseTo(1 / pointAt(truth, ...place(i))[2], 2);
  });

  test.each(someOf(WRONG, 3))('stays the same room, and no copy, by a map that is %s', (_, spoil) => {
    const room = seenAs(distance);
    expect(measureRoom(room, spoil(map))).toBe(room);
  });

  test('stays the same where the map is of a room of quite other proportions', () => {
    const other = layoutOf({ camera, distance: [1, 2.5, 8, 4, 4.5, 1] });
    const room = seenAs(distance);
    expect(
      measureRoom(
        room,
        asModel((x, y) => 1 / pointAt(other, x, y)[2]),
      ),
    ).toBe(room);
  });

  test('is not moved against what is plainly seen', () => {
    const plain = clearRoom(picture, { camera, distance });
    const other = layoutOf({ camera, distance: [1, 1.1, 4.2, 1.5, 1.9, 1] });
    const { layout } = measureRoom(
      plain,
      asModel((x, y) => 1 / pointAt(other, x, y)[2]),
    );
    for (const [side, far] of layout.distance.entries())
      if (side > 0 && side < 5) expect(Math.abs(Math.log(far / distance[side]!))).toBeLessThan(0.06);
  });
});

interface Rendered {
  readonly map: Nearness;
  /** As our own eye sees it, and as it is. */
  readonly seen: Room;
  readonly truth: Room;
}

/** A room of the renderer with the renderer's own distances. */
function rendered(name: SampleRoomName): Rendered {
  const request = { ...SIZE, room: name, seed: 1 };
  const photo = renderSampleRoom({ ...request, samples: 4 });
  const { scene, view } = sampleRoomScene(request);
  const { distance: along } = firstHits(scene, aimOf(view), SIZE);
  const map = asModel((x, y) => {
    const far = along[Math.floor(y) * SIZE.width + Math.floor(x)]!;
    const slant = Math.hypot(1, (x - view.centreX) / view.focal, (y - view.centreY) / view.focal);
    return far === 0 ? 0 : slant / far;
  });
  const { shell, camera: at } = SAMPLE_ROOMS[name];
  const { focal, centreX, centreY } = view;
  const camera = { focal, centreX, centreY, pitch: 0, roll: 0, yaw: at.yaw, trust: 1 };
  const metres = [
    ...[at.y, shell.height - at.y, shell.depth + at.z],
    ...[shell.width / 2 + at.x, shell.width / 2 - at.x, -at.z],
  ];
  const seen = seeRoom(photo);
  const layout = layoutOf({ camera, distance: metres.map((far) => far / at.y) });
  return { map, seen, truth: { ...seen, camera, layout } };
}

/** Share of a picture's height by which a horizon may be off, and of a picture whose sides may be told otherwise, without anything looking askew. */
const UNSEEN = 0.005;
const UNTOLD = 0.01;

describe.each(someOf(['living', 'dining'] as const, 1))('the rendered %s room', (name) => {
  let made: Rendered;
  beforeAll(() => {
    made = rendered(name);
  });

  /** Share of the picture whose side is told right. */
  const told = ({ layout }: Room): number => {
    const sides = sidesOf(made.truth.layout, SIZE);
    return sidesOf(layout, SIZE).filter((side, i) => side === sides[i]).length / sides.length;
  };
  const horizonError = ({ layout: { camera } }: Room): number =>
    Math.abs(horizonAt(camera, SIZE.width / 2) - made.truth.camera.centreY) / SIZE.height;
  /** How far from its place something on the back wall is hung: natural logarithm. */
  const hangError = (room: Room): number => {
    const arrangement = { x: 0.5, y: 0.35, lift: 0, turn: 0, scale: 1, variant: 0 };
    const [one, other] = [room, made.truth].map(
      (which) => standingOf(settingOf(which), 'wall', arrangement).depth,
    );
    return Math.abs(Math.log(one! / other!));
  };
  test('is read better with distances: its horizon, and where things hang; its sides no worse', () => {
    const { seen, map } = made;
    const measured = measureRoom(seen, map);
    expect(told(measured)).toBeGreaterThan(told(seen) - UNTOLD);
    expect(horizonError(measured)).toBeLessThan(0.5 * horizonError(seen));
    expect(hangError(measured)).toBeLessThan(hangError(seen));
  });

  test.each(
    someOf(
      [
        ...WRONG,
        ['bent', (map: Nearness) => changed(map, (value) => (value - 5) ** 0.8)],
        [
          'bulging',
          (map: Nearness) =>
            changed(map, (value, i) => value * (1 + 0.001 * Math.abs((i % SIZE.width) - 180))),
        ],
        [
          'in the mirror',
          (map: Nearness) => changed(map, (_, i) => map.data[i + SIZE.width - 1 - 2 * (i % SIZE.width)]!),
        ],
      ] as const,
      5,
    ),
  )('is not read worse by a map that is %s', (_, spoil) => {
    const { seen, map } = made;
    const measured = measureRoom(seen, spoil(map));
    expect(told(measured)).toBeGreaterThan(told(seen) - UNTOLD);
    expect(horizonError(measured)).toBeLessThanOrEqual(horizonError(seen) + UNSEEN);
  });
});
