import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { partOfRoom } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { fillTakes } from './fill-takes.ts';
import { drawProposals, fillWindows, rimRoughness, type Proposal } from './proposal.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];

function pictureOf(size: { width: number; height: number }, paint: Paint): PixelImage {
  const data = new Uint8Array(size.width * size.height * 4).fill(255);
  for (let i = 0; i < size.width * size.height; i++)
    data.set(paint(i % size.width, Math.floor(i / size.width)), 4 * i);
  return { ...size, data };
}

function holeIn({ width, height }: { width: number; height: number }, area: Rect): Mask {
  const data = new Uint8Array(width * height);
  for (let y = area.top; y < area.bottom; y++) data.fill(255, y * width + area.left, y * width + area.right);
  return { width, height, data };
}

const sizeOf = ({ left, top, right, bottom }: Rect) => ({ width: right - left, height: bottom - top });

describe('what is shown of a hole', () => {
  const photo = pictureOf({ width: 1400, height: 900 }, (x, y) => [x & 255, y & 255, 90]);

  test('is nothing where there is none', () => {
    expect(fillWindows(photo, holeIn(photo, { left: 0, top: 0, right: 0, bottom: 0 }))).toEqual([]);
  });

  test.each([
    { left: 0, top: 0, right: 40, bottom: 30 },
    { left: 1360, top: 880, right: 1400, bottom: 900 },
    { left: 600, top: 300, right: 640, bottom: 380 },
  ])('is a square of 512 pixels inside the photo, pixel for pixel: %o', (area) => {
    const [window] = fillWindows(photo, holeIn(photo, area));
    expect(window && sizeOf(window.area)).toEqual({ width: 512, height: 512 });
    const { left, top } = window!.area;
    expect([window!.picture.data[0], window!.picture.data[1]]).toEqual([left & 255, top & 255]);
    expect(left >= 0 && top >= 0 && window!.area.right <= 1400 && window!.area.bottom <= 900).toBe(true);
  });

  test('covers what is to go, white, and a little more', () => {
    const window = fillWindows(photo, holeIn(photo, { left: 600, top: 300, right: 640, bottom: 380 }))[0]!;
    const at = (x: number, y: number) =>
      window.hole.data[(y - window.area.top) * window.hole.width + x - window.area.left];
    expect([at(600, 300), at(639, 379), at(597, 300), at(590, 300)]).toEqual([255, 255, 255, 0]);
  });

  test('is made smaller where the hole needs more surroundings than fit', () => {
    const window = fillWindows(photo, holeIn(photo, { left: 200, top: 200, right: 700, bottom: 600 }))[0]!;
    expect(sizeOf(window.area)).toEqual({ width: 1250, height: 900 });
    expect(window.picture.width).toBe(512);
    expect(window.hole.width).toBe(512);
  });

  test('of a crop that is smaller is all of it', () => {
    const small = pictureOf({ width: 90, height: 60 }, () => [9, 9, 9]);
    const window = fillWindows(small, holeIn(small, { left: 20, top: 20, right: 30, bottom: 30 }))[0]!;
    expect(window.picture).toEqual(small);
  });

  describe('of several islands', () => {
    const wide = pictureOf({ width: 2400, height: 600 }, (x) => [x & 255, 60, 90]);
    const holeOf = (...areas: Rect[]): Mask => ({
      ...holeIn(wide, areas[0]!),
      data: Uint8Array.from(holeIn(wide, areas[0]!).data, (value, i) =>
        areas.some(({ left, right, top, bottom }) => {
          const [x, y] = [i % 2400, Math.floor(i / 2400)];
          return x >= left && x < right && y >= top && y < bottom;
        })
          ? 255
          : value,
      ),
    });
    const at = (left: number): Rect => ({ left, top: 280, right: left + 40, bottom: 320 });

    test('is as sharp for each, however far they lie apart', () => {
      const windows = fillWindows(wide, holeOf(at(40), at(2300)));
      expect(windows.map(({ area }) => sizeOf(area))).toEqual([
        { width: 512, height: 512 },
        { width: 512, height: 512 },
      ]);
    });

    test('is one for those that lie near each other', () => {
      expect(fillWindows(wide, holeOf(at(40), at(120)))).toHaveLength(1);
    });

    test('hides what else is to go, that has a window of its own', () => {
      const windows = fillWindows(wide, holeOf({ left: 100, top: 50, right: 600, bottom: 550 }, at(720)));
      const { area, hole } = windows[0]!;
      const scale = hole.width / (area.right - area.left);
      const [column, row] = [(740 - area.left) * scale, (300 - area.top) * scale].map(Math.round);
      expect([windows.length, hole.data[row! * hole.width + column!]]).toEqual([2, 255]);
    });

    test('is never more than six', () => {
      const many = Array.from({ length: 30 }, (_, i) => at(10 + 78 * i));
      const windows = fillWindows(wide, holeOf(...many));
      expect(windows.length).toBeLessThanOrEqual(6);
      expect(windows.reduce((sum, { runs }) => sum + runs.length / 3, 0)).toBe(30 * 40);
    });

    test('gives each its own fill, and nothing else changes', () => {
      const hole = holeOf(at(40), at(2300));
      const colours = [
        [200, 0, 0],
        [0, 200, 0],
      ] as const;
      const proposals = fillWindows(wide, hole).map((window, n) => ({
        ...window,
        picture: pictureOf(window.picture, () => colours[n]!),
      }));
      const drawn = drawProposals({ crop: wide, hole, seed: 1 }, proposals);
      const pixel = (x: number, y: number) => {
        const from = 4 * (y * 2400 + x);
        return [...drawn.data.subarray(from, from + 3)];
      };
      expect([pixel(60, 300), pixel(2320, 300)]).toEqual(colours);
      const outside = drawn.data.map((value, i) => (hole.data[i >> 2]! > 0 ? wide.data[i]! : value));
      expect(outside).toEqual(wide.data);
    });
  });
});

describe('a proposal in the photo', () => {
  const photo = pictureOf({ width: 300, height: 200 }, () => [100, 120, 140]);
  const area = { left: 0, top: 0, right: 300, bottom: 200 };
  const hole = holeIn(photo, { left: 100, top: 80, right: 160, bottom: 120 });
  const [{ runs } = { runs: [] }] = fillWindows(photo, hole);
  const proposalsOf = (picture: PixelImage): Proposal[] => [{ area, runs, picture }];

  test('changes nothing outside the hole, and inside is what was proposed', () => {
    const red = pictureOf({ width: 150, height: 100 }, () => [200, 30, 20]);
    const drawn = drawProposals({ crop: photo, hole, seed: 1 }, proposalsOf(red));
    for (let i = 0; i < hole.data.length; i++) {
      const expected = hole.data[i] === 0 ? [100, 120, 140] : [200, 30, 20];
      expect([...drawn.data.subarray(4 * i, 4 * i + 3)]).toEqual(expected);
    }
  });

  test('gets the grain of the photo', () => {
    let state = 1;
    const grainy = pictureOf({ width: 300, height: 200 }, () => {
      state = (state * 16807) % 2147483647;
      const noise = ((state % 1000) / 1000 - 0.5) * 12;
      return [120 + noise, 120 + noise, 120 + noise];
    });
    const plain = pictureOf({ width: 300, height: 200 }, () => [120, 120, 120]);
    const drawn = drawProposals({ crop: grainy, hole, seed: 1 }, proposalsOf(plain));
    const inside = [...hole.data.keys()].filter((i) => hole.data[i]! > 0).map((i) => drawn.data[4 * i]!);
    const mean = inside.reduce((sum, value) => sum + value, 0) / inside.length;
    const spread = Math.sqrt(inside.reduce((sum, value) => sum + (value - mean) ** 2, 0) / inside.length);
    expect(spread).toBeGreaterThan(1.5);
    expect(spread).toBeLessThan(6);
  });

  test('joins more roughly the larger the step at its rim', () => {
    const isHole = Uint8Array.from(hole.data, (value) => (value > 0 ? 1 : 0));
    const roughness = (red: number) => {
      const picture = pictureOf({ width: 300, height: 200 }, () => [red, 120, 140]);
      return rimRoughness(drawProposals({ crop: photo, hole, seed: 1 }, proposalsOf(picture)), isHole);
    };
    expect([roughness(100), roughness(130)]).toEqual([0, 20]);
  });
});

describe('the takes of a hole with a proposal', () => {
  const camera = levelCamera({ focal: 190, horizon: 80, yaw: 0, centre: 120 });
  const distance = [1, 3, 190 / 30, 9, 9, 9];
  const crop = pictureOf({ width: 240, height: 180 }, (x, y) => {
    if (y >= 110) return (x + y) % 12 < 6 ? [140, 105, 75] : [110, 80, 55];
    return [170, 185, 205];
  });
  const hole = holeIn(crop, { left: 90, top: 60, right: 150, bottom: 150 });
  const area = { left: 0, top: 0, right: 240, bottom: 180 };
  const [{ runs } = { runs: [] }] = fillWindows(crop, hole);
  const takesWith = (picture: PixelImage | null) =>
    fillTakes({
      ...{ crop, hole, seed: 1 },
      proposals: picture && [{ area, runs, picture }],
      room: partOfRoom(clearRoom(crop, { camera, distance }), { left: 0, top: 0, scale: 1 }),
    });

  test('are the same as ever where nobody proposed anything', () => {
    expect(takesWith(null).map(({ method }) => method)).not.toContain('model');
  });

  test('begin with it where it joins well, and leave every pixel outside as it was', () => {
    const takes = takesWith(crop);
    expect(takes[0].method).toBe('model');
    for (const { image } of takes) {
      const outside = image.data.map((value, i) => (hole.data[i >> 2]! > 0 ? crop.data[i]! : value));
      expect(outside).toEqual(crop.data);
    }
  });

  test('begin with our own where it does not fit at all', () => {
    const takes = takesWith(pictureOf(crop, () => [255, 0, 255]));
    expect(takes[0].method).not.toBe('model');
    expect(takes.map(({ method }) => method)).toContain('model');
  });
});
