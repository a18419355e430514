import { describe, expect, it } from 'vitest';
import type { Camera } from '../camera/camera.ts';
import type { Sight } from '../network/see-pixels.ts';
import { behindOf } from '../testing/behind-of.ts';
import { clearSight, layoutOf } from '../testing/clear-room.ts';
import { fitLayout } from './fit-layout.ts';
import { placeOf, pointAt, SIDES, sideAt, sidesOf, type RoomLayout } from './layout.ts';

const SIZE = { width: 192, height: 144 };
const CAMERA: Camera = {
  focal: 150,
  centreX: 96,
  centreY: 72,
  pitch: 0.08,
  roll: 0.02,
  yaw: 0.3,
  trust: 1,
};

/** The floor, the ceiling and three walls in view. */
const DISTANCE = [1, 0.8, 2.8, 1.4, 1.6, 1];

function roomOf(camera: Camera): RoomLayout {
  return layoutOf({ camera, distance: DISTANCE });
}

function sightOf({ camera }: RoomLayout, hidden: (x: number, y: number) => boolean = () => false): Sight {
  const thingAt = (x: number, y: number): 'sofa' | null => (hidden(x, y) ? 'sofa' : null);
  return clearSight(SIZE, { camera, distance: DISTANCE, thingAt });
}

const sofa = (x: number, y: number): 'sofa' | null =>
  y > 75 && y < 115 && x > 10 && x < 180 ? 'sofa' : null;

function agreement(one: RoomLayout, two: RoomLayout): number {
  const [a, b] = [sidesOf(one, SIZE), sidesOf(two, SIZE)];
  return a.filter((side, i) => side === b[i]).length / a.length;
}

describe('the layout of a room', () => {
  it('is the usual room where nothing is seen of it', () => {
    const furniture = sightOf(roomOf(CAMERA), () => true);
    const layout = fitLayout({ sight: furniture }, CAMERA, SIZE);
    expect(layout.trust).toBe(0);
    expect(layout.distance.every((distance) => distance > 0 && Number.isFinite(distance))).toBe(true);
  });

  it.each([
    ['level', { ...CAMERA, pitch: 0, roll: 0 }],
    ['tilted', { ...CAMERA, pitch: 0.25, roll: -0.06 }],
    ['straight at a wall', { ...CAMERA, yaw: 0.01 }],
    ['into a corner', { ...CAMERA, yaw: Math.PI / 4 + 0.1 }],
  ])('is found where all of it is seen, %s', (_, camera) => {
    const truth = roomOf(camera);
    const found = fitLayout({ sight: sightOf(truth) }, camera, SIZE);
    expect(agreement(found, truth)).toBeGreaterThan(0.97);
    expect(found.trust).toBeGreaterThan(0.9);
  });

  it('continues behind furniture', () => {
    const truth = roomOf(CAMERA);
    const isHidden = (x: number, y: number): boolean => x > 50 && x < 130 && y > 65 && y < 120;
    expect(agreement(fitLayout({ sight: sightOf(truth, isHidden) }, CAMERA, SIZE), truth)).toBeGreaterThan(
      0.95,
    );
  });

  it.each([
    ['a long room', 0.3, [1, 0.8, 4.5, 3, 1.6, 1]],
    ['a wide room', 0.6, [1, 0.8, 1.5, 3, 3.2, 1]],
    ['a narrow room', 0.6, [1, 0.8, 1.5, 0.5, 1.6, 1]],
  ])(
    'is found though one wall after the other could not be moved there from the usual room: %s',
    (_, yaw, distance) => {
      const camera = { ...CAMERA, yaw };
      const sight = clearSight(SIZE, { camera, distance, thingAt: sofa });
      expect(agreement(fitLayout({ sight }, camera, SIZE), layoutOf({ camera, distance }))).toBeGreaterThan(
        0.94,
      );
    },
  );

  it('has floor and walls behind things where they are expected there', () => {
    const distance = [1, 0.8, 5, 1.2, 3.5, 1];
    const truth = layoutOf({ camera: CAMERA, distance });
    const hides = (_: number, y: number): boolean => y > 70;
    const thingAt = (x: number, y: number): 'sofa' | null => (hides(x, y) ? 'sofa' : null);
    const sight = clearSight(SIZE, { camera: CAMERA, distance, thingAt });
    const behind = behindOf(SIZE, (x, y) =>
      hides(x, y) ? Number(SIDES[sideAt(truth, x + 0.5, y + 0.5)] === 'floor') : null,
    );
    const [asked, unasked] = [fitLayout({ sight, behind }, CAMERA, SIZE), fitLayout({ sight }, CAMERA, SIZE)];
    expect(agreement(asked, truth)).toBeGreaterThan(0.97);
    expect(agreement(unasked, truth)).toBeLessThan(0.9);
  });

  it('leaves a camera that lines speak for as it is', () => {
    const wrong = { ...CAMERA, yaw: CAMERA.yaw + 0.06, trust: 0.6 };
    expect(fitLayout({ sight: sightOf(roomOf(CAMERA)) }, wrong, SIZE).camera).toEqual(wrong);
  });

  it('corrects a camera in doubt that is turned a little wrongly', () => {
    const truth = roomOf(CAMERA);
    const wrong = { ...CAMERA, yaw: CAMERA.yaw + 0.06, trust: 0.1 };
    const found = fitLayout({ sight: sightOf(truth) }, wrong, SIZE);
    expect(Math.abs(found.camera.yaw - CAMERA.yaw)).toBeLessThan(0.035);
  });

  it('finds the turn by itself where no line told it', () => {
    const truth = roomOf(CAMERA);
    const lost = { ...CAMERA, yaw: 0.9, trust: 0 };
    const found = fitLayout({ sight: sightOf(truth) }, lost, SIZE);
    expect(Math.abs(found.camera.yaw - CAMERA.yaw)).toBeLessThan(0.1);
  });
});

describe('places in a room', () => {
  const layout = roomOf(CAMERA);

  it('go to the room and back', () => {
    for (const [x, y] of [
      [20, 130],
      [96, 72],
      [180, 10],
      [100, 140],
    ] as const) {
      const place = placeOf(layout, pointAt(layout, x, y))!;
      expect(place.x).toBeCloseTo(x, 6);
      expect(place.y).toBeCloseTo(y, 6);
    }
  });

  it('on the floor lie one camera height below', () => {
    expect(SIDES[sideAt(layout, 96, 140)]).toBe('floor');
    expect(pointAt(layout, 96, 140)[1]).toBeCloseTo(-1, 9);
  });
});
