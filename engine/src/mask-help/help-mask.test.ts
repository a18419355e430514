import { describe, expect, test } from 'vitest';
import { byteFromLinear, LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';
import type { Room } from '../room/see-room.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { someOf } from '../testing/test-size.ts';
import { helpMask } from './help-mask.ts';

const [WIDTH, HEIGHT] = [384, 288];
/** The wall's foot. */
const FOOT = 150;
const BOX: Rect = { left: 150, top: 120, right: 230, bottom: 190 };
const camera = levelCamera({ focal: 300, horizon: 100, yaw: 0, centre: 192 });

type Colour = readonly [number, number, number];

interface Scene {
  /** How much light is left at a place of the floor, 0-1. */
  readonly light?: (x: number, y: number) => number;
  readonly box?: (x: number, y: number) => Colour;
  readonly floor?: (x: number, y: number) => Colour;
}

const inBox = (x: number, y: number): boolean =>
  x >= BOX.left && x < BOX.right && y >= BOX.top && y < BOX.bottom;

/** A grey wall over a brown floor with grain, and a red box that stands on it. */
function drawn({
  light = () => 1,
  box = () => [180, 30, 40],
  floor = () => [150, 115, 85],
}: Scene): PixelImage {
  const random = createRandom(7);
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const grain = 8 * (random() - 0.5);
      const colour = inBox(x, y) ? box(x, y) : y < FOOT ? ([180, 185, 190] as const) : floor(x, y);
      const left = inBox(x, y) || y < FOOT ? 1 : light(x, y);
      for (let c = 0; c < 3; c++) {
        const byte = Math.max(0, Math.min(255, Math.round(colour[c]! + grain)));
        data[4 * (y * WIDTH + x) + c] = byteFromLinear(left * LINEAR_FROM_BYTE[byte]!);
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function maskOf(isMarked: (x: number, y: number) => boolean): Mask {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    isMarked(i % WIDTH, Math.floor(i / WIDTH)) ? 255 : 0,
  );
  return { width: WIDTH, height: HEIGHT, data };
}

/** The room known to the last pixel, with the box as one thing. */
function roomOf(picture: PixelImage, kind: NetworkClass = 'sofa', trust = 0.9): Room {
  const distance = [1, 3, 6, 9, 9, 9];
  const room = clearRoom(picture, { camera, distance, thingAt: (x, y) => (inBox(x, y) ? kind : null) });
  const { width, height } = room.things;
  const thingAt = Int16Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [((i % width) + 0.5) * (WIDTH / width), (Math.floor(i / width) + 0.5) * (HEIGHT / height)];
    return inBox(x, y) ? 0 : -1;
  });
  const shares = Float32Array.from(NETWORK_CLASSES, (name) => (name === kind ? 1 : 0));
  const thing = { kind, shares, pixels: 1, left: 0, top: 0, right: 1, bottom: 1, trust };
  return { ...room, things: { width, height, thingAt, list: [thing] } };
}

const box = maskOf(inBox);
const help = (picture: PixelImage, mask = box, room = roomOf(picture)) => helpMask({ picture, mask, room });
const count = (mask: Mask): number => mask.data.filter((value) => value > 0).length;

/** Pixels to the box along the floor. */
const away = (x: number, y: number): number =>
  Math.hypot(Math.max(0, BOX.left - x, x - BOX.right + 1), Math.max(0, y - BOX.bottom + 1));

/** A soft shadow that reaches 20 pixels to the right and to the front. */
const softShadow = (x: number, y: number): number =>
  x < BOX.left - 4 ? 1 : 1 - 0.6 * Math.max(0, Math.cos(Math.min(1, away(x, y) / 20) * (Math.PI / 2))) ** 1.5;

describe('help for a mask', () => {
  test('of another size than the picture is refused', () => {
    const mask = { width: 2, height: 2, data: new Uint8Array(4) };
    expect(() => help(drawn({}), mask)).toThrow(RangeError);
  });

  test('of nothing is nothing', () => {
    const nothing = maskOf(() => false);
    expect(help(drawn({}), nothing)).toEqual({ tidied: nothing, wider: nothing, cast: null, cut: null });
  });

  test('tidies before it widens', () => {
    const holed = { ...box, data: box.data.slice() };
    holed.data[160 * WIDTH + 190] = 0;
    const { tidied, wider } = help(drawn({}), holed);
    expect(tidied).toEqual(box);
    expect(count(wider)).toBeGreaterThan(count(box));
  });
});

describe('a shadow', () => {
  test('is found where it lies, outside the mask and nowhere else', () => {
    const { cast } = help(drawn({ light: softShadow }));
    expect(cast?.kind).toBe('shadow');
    const truth = maskOf((x, y) => y >= FOOT && !inBox(x, y) && softShadow(x, y) < 0.85);
    const both = truth.data.filter((value, i) => value > 0 && cast!.mask.data[i]! > 0).length;
    expect(both / count(truth)).toBeGreaterThan(0.6);
    expect(both / count(cast!.mask)).toBeGreaterThan(0.5);
    expect(cast!.mask.data.some((value, i) => value > 0 && box.data[i]! > 0)).toBe(false);
    const far = maskOf((x, y) => y < FOOT - 8 || away(x, y) > 40);
    expect(cast!.mask.data.some((value, i) => value > 0 && far.data[i]! > 0)).toBe(false);
  });

  const plainFloors: readonly (readonly [string, Scene])[] = [
    ['on an evenly lit floor', {}],
    ['where light falls off over the whole floor', { light: (x) => 1 - 0.5 * (x / WIDTH) }],
    ['of another floor that begins beside the thing', { light: (_x, y) => (y > 215 ? 1 : 0.5) }],
    [
      'of a rug the thing stands on',
      { floor: (x, y) => (x > 120 && x < 260 && y < 230 ? [90, 70, 140] : [150, 115, 85]) },
    ],
    ['of a shadow that lies elsewhere', { light: (x, y) => (Math.hypot(x - 60, y - 240) < 25 ? 0.5 : 1) }],
    ['of half the floor', { light: (x) => (x > 190 ? 0.5 : 1) }],
  ];
  test.each(someOf(plainFloors, 3))('is not made up %s', (_, scene) => {
    expect(help(drawn(scene)).cast).toBeNull();
  });

  test('is none on another thing', () => {
    const picture = drawn({ light: softShadow });
    const room = roomOf(picture);
    const isThing = (name: string): number => (name === 'chair' ? 1 : 0);
    const covered = Float32Array.from(room.classShares, (_, i) => isThing(NETWORK_CLASSES[i % 24]!));
    expect(help(picture, box, { ...room, classShares: covered }).cast).toBeNull();
  });
});

describe('a reflection', () => {
  const stripes = (x: number): Colour => (x % 20 < 8 ? [230, 220, 200] : [40, 50, 60]);
  const gloss = (x: number, y: number): Colour => {
    const isBelow = x >= BOX.left && x < BOX.right && y < BOX.bottom + 45;
    const [r, g, b] = stripes(x);
    return isBelow ? [90 + 0.3 * r, 70 + 0.3 * g, 50 + 0.3 * b] : [150, 115, 85];
  };

  test('is found below the foot of a thing that a glossy floor mirrors', () => {
    const { cast } = help(drawn({ box: stripes, floor: gloss }));
    expect(cast && ['reflection', 'both']).toContain(cast?.kind);
    const below = maskOf((x, y) => x >= BOX.left && x < BOX.right && y >= BOX.bottom && y < BOX.bottom + 30);
    const found = below.data.filter((value, i) => value > 0 && cast!.mask.data[i]! > 0).length;
    expect(found / count(below)).toBeGreaterThan(0.7);
  });

  const dullFloors: readonly (readonly [string, Scene])[] = [
    ['on a dull floor', { box: stripes }],
    ['of a thing without light and dark', { floor: gloss }],
    ['on planks', { box: stripes, floor: (x) => (x % 26 < 10 ? [150, 115, 85] : [120, 90, 60]) }],
    ['of stripes that do not meet', { box: stripes, floor: (x, y) => gloss(x + 10, y) }],
  ];
  test.each(someOf(dullFloors, 2))('is not made up %s', (_, scene) => {
    expect(help(drawn(scene)).cast?.kind ?? 'none').not.toMatch(/reflection|both/);
  });
});

describe('a mask that cuts through a thing', () => {
  const left = (share: number): Mask =>
    maskOf((x, y) => inBox(x, y) && x < BOX.left + share * (BOX.right - BOX.left));

  test('is told of, with what it leaves out', () => {
    const half = left(0.5);
    const { cut } = help(drawn({}), half);
    expect(cut).toMatchObject({ kind: 'sofa' });
    expect(cut!.share).toBeCloseTo(0.5, 1);
    const rest = maskOf((x, y) => inBox(x, y) && x >= 190);
    const found = cut!.rest.data.filter((value, i) => value > 0 && rest.data[i]! > 0).length;
    expect(found / count(rest)).toBeGreaterThan(0.9);
    expect(count(cut!.rest)).toBeLessThan(1.1 * count(rest));
    expect(cut!.rest.data.some((value, i) => value > 0 && half.data[i]! > 0)).toBe(false);
  });

  test('is not named when it is not sure what it is', () => {
    const picture = drawn({});
    expect(help(picture, left(0.5), roomOf(picture, 'sofa', 0.2)).cut).toMatchObject({ kind: null });
  });

  const whole: readonly (readonly [string, Mask, NetworkClass, number])[] = [
    ['takes it whole', box, 'sofa', 0.9],
    ['takes nearly all of it', left(0.9), 'sofa', 0.9],
    ['only touches it', left(0.1), 'sofa', 0.9],
    [
      'is mostly about something else',
      maskOf((x, y) => x > 20 && x < 190 && y > 125 && y < 260),
      'sofa',
      0.9,
    ],
    ['goes through what may be nothing', left(0.5), 'sofa', 0.1],
    ['goes through a part of the room', left(0.5), 'window', 0.9],
  ];
  test.each(someOf(whole, 3))('is none when it %s', (_, mask, kind, trust) => {
    const picture = drawn({});
    expect(help(picture, mask, roomOf(picture, kind, trust)).cut).toBeNull();
  });

  test('is none where the thing ends at an edge that the mask follows', () => {
    const two = drawn({ box: (x) => (x < 190 ? [180, 30, 40] : [60, 120, 60]) });
    expect(help(two, left(0.5)).cut).toBeNull();
  });
});
