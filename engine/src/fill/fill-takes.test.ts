import { beforeAll, describe, expect, test } from 'vitest';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { partOfRoom } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { fillTakes, type Take } from './fill-takes.ts';
import { fillWindows, type Proposal } from './proposal.ts';

const SIZE = { width: 240, height: 180 };
/** The wall is seen from straight before: its foot is row 110. */
const camera = levelCamera({ focal: 190, horizon: 80, yaw: 0, centre: 120 });
const distance = [1, 3, 190 / 30, 9, 9, 9];

function picture(paint: (x: number, y: number) => readonly [number, number, number]): PixelImage {
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let i = 0; i < SIZE.width * SIZE.height; i++)
    data.set(paint(i % SIZE.width, Math.floor(i / SIZE.width)), 4 * i);
  return { ...SIZE, data };
}

const wallAndFloor = picture((x, y) => {
  if (y >= 110) return (x + y) % 12 < 6 ? [140, 105, 75] : [110, 80, 55];
  return [170, 185, 205];
});

function holeAt({ left, top, right, bottom }: Rect): Mask {
  const data = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = top; y < bottom; y++) data.fill(255, y * SIZE.width + left, y * SIZE.width + right);
  return { ...SIZE, data };
}

type Propose = (crop: PixelImage, hole: Mask) => Proposal[] | null;

/** What a model might answer: everything in stripes, none of it the photo's. */
const stripes: Propose = (crop, hole) =>
  fillWindows(crop, hole).map(({ area, runs, picture: shown }) => ({
    ...{ area, runs },
    picture: { ...shown, data: shown.data.map((value, i) => (i % 4 === 3 ? value : (i >> 4) & 64)) },
  }));

const takesBy = (propose: Propose, crop: PixelImage, hole: Mask) =>
  fillTakes({
    crop,
    hole,
    proposals: hole.width === crop.width ? propose(crop, hole) : null,
    room: partOfRoom(clearRoom(crop, { camera, distance }), { left: 0, top: 0, scale: 1 }),
    seed: 1,
  });

function difference(a: PixelImage, b: PixelImage, hole: Mask): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < hole.data.length; i++) {
    if (hole.data[i] === 0) continue;
    for (let c = 0; c < 3; c++) sum += Math.abs(a.data[4 * i + c]! - b.data[4 * i + c]!);
    count += 3;
  }
  return sum / count;
}

describe.each<{ by: string; propose: Propose; alike: number }>([
  { by: 'our own engine', propose: () => null, alike: 1 },
  { by: 'a model beside it', propose: stripes, alike: 2 },
])('the takes of a hole by $by', ({ propose, alike }) => {
  const takesOf = (crop: PixelImage, mask: Mask) => takesBy(propose, crop, mask);
  const hole = holeAt({ left: 90, top: 60, right: 150, bottom: 150 });
  let found: Take[];
  beforeAll(() => {
    found = takesOf(wallAndFloor, hole);
  });

  test('are refused for a hole of another size', () => {
    const small = { width: 3, height: 3, data: new Uint8Array(9).fill(255) };
    expect(() => takesOf(wallAndFloor, small)).toThrow(RangeError);
  });

  test('are one, the picture itself, where there is no hole', () => {
    const takes = takesOf(wallAndFloor, { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height) });
    expect(takes.map(({ image }) => image)).toEqual([wallAndFloor]);
  });

  test('are fewer where some would look alike', () => {
    expect(
      takesOf(
        picture(() => [170, 185, 205]),
        hole,
      ).length,
    ).toBe(alike);
  });

  test('are one to four, best first, rated from 0 to 1, and no two look alike', () => {
    expect(found.length).toBeLessThanOrEqual(4);
    const ratings = found.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect(ratings.every((rating) => rating >= 0 && rating <= 1)).toBe(true);
    for (const [at, one] of found.entries())
      for (const other of found.slice(at + 1))
        expect(difference(one.image, other.image, hole)).toBeGreaterThan(4);
  });

  test('leave every pixel outside the hole as it was', () => {
    for (const { image } of found) {
      const outside = image.data.map((value, i) => (hole.data[i >> 2]! > 0 ? wallAndFloor.data[i]! : value));
      expect(outside).toEqual(wallAndFloor.data);
    }
  });

  test('are the same bytes for the same request', () => {
    expect(takesOf(wallAndFloor, hole)).toEqual(found);
  });
});

test('nothing but floor is a take only where enough of the hole is floor', () => {
  const methodsIn = (area: Rect): string[] =>
    takesBy(() => null, wallAndFloor, holeAt(area)).map(({ method }) => method);
  expect(methodsIn({ left: 90, top: 60, right: 150, bottom: 125 })).not.toContain('floor');
  expect(methodsIn({ left: 90, top: 85, right: 150, bottom: 160 })).toContain('floor');
});
