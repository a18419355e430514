import { describe, expect, it } from 'vitest';
import type { Camera } from '../camera/camera.ts';
import { NETWORK_CLASSES, NETWORK_PLANES, type NetworkPlane } from '../network/classes.ts';
import type { FeatureMap } from '../network/feature-map.ts';
import type { Sight } from '../network/see-pixels.ts';
import { fitLayout } from './fit-layout.ts';
import { directionsOfSides, placeOf, pointAt, SIDES, sideAt, sidesOf, type RoomLayout } from './layout.ts';

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

/** A room with the floor, the ceiling and three walls in view. */
function roomOf(camera: Camera): RoomLayout {
  return {
    camera,
    distance: [1, 0.8, 2.8, 1.4, 1.6, 1],
    towards: directionsOfSides(camera),
    trust: 1,
  };
}

function emptyMap(channels: number): FeatureMap {
  return { ...SIZE, channels, data: new Float32Array(SIZE.width * SIZE.height * channels) };
}

/** What a network that errs nowhere would say; `hidden` pixels show furniture. */
function sightOf(layout: RoomLayout, hidden: (x: number, y: number) => boolean = () => false): Sight {
  const sides = sidesOf(layout, SIZE);
  const classes = emptyMap(NETWORK_CLASSES.length);
  const planes = emptyMap(NETWORK_PLANES.length);
  for (let i = 0; i < sides.length; i++) {
    const side = SIDES[sides[i]!]!;
    const isHidden = hidden(i % SIZE.width, Math.floor(i / SIZE.width));
    const plane: NetworkPlane = isHidden || side === 'wall behind' ? 'none' : side;
    const shell = side === 'floor' || side === 'ceiling' ? side : 'wall';
    classes.data[i * NETWORK_CLASSES.length + NETWORK_CLASSES.indexOf(isHidden ? 'sofa' : shell)] = 1;
    planes.data[i * NETWORK_PLANES.length + NETWORK_PLANES.indexOf(plane)] = 1;
  }
  const camera = { horizon: 0.5, pitch: 0, roll: 0, turn: 0, focal: 1 };
  return { classes, planes, border: emptyMap(1), offset: emptyMap(2), camera };
}

function agreement(one: RoomLayout, two: RoomLayout): number {
  const [a, b] = [sidesOf(one, SIZE), sidesOf(two, SIZE)];
  return a.filter((side, i) => side === b[i]).length / a.length;
}

describe('the layout of a room', () => {
  it('is the usual room where nothing is seen of it', () => {
    const furniture = sightOf(roomOf(CAMERA), () => true);
    const layout = fitLayout(furniture, CAMERA, SIZE);
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
    const found = fitLayout(sightOf(truth), camera, SIZE);
    expect(agreement(found, truth)).toBeGreaterThan(0.97);
    expect(found.trust).toBeGreaterThan(0.9);
  });

  it('continues behind furniture', () => {
    const truth = roomOf(CAMERA);
    const sofa = (x: number, y: number): boolean => x > 50 && x < 130 && y > 65 && y < 120;
    expect(agreement(fitLayout(sightOf(truth, sofa), CAMERA, SIZE), truth)).toBeGreaterThan(0.95);
  });

  it('corrects a camera that is turned a little wrongly', () => {
    const truth = roomOf(CAMERA);
    const wrong = { ...CAMERA, yaw: CAMERA.yaw + 0.06, trust: 0.6 };
    const found = fitLayout(sightOf(truth), wrong, SIZE);
    expect(Math.abs(found.camera.yaw - CAMERA.yaw)).toBeLessThan(0.035);
  });

  it('finds the turn by itself where no line told it', () => {
    const truth = roomOf(CAMERA);
    const lost = { ...CAMERA, yaw: 0.9, trust: 0 };
    const found = fitLayout(sightOf(truth), lost, SIZE);
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
