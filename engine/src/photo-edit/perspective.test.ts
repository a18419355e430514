import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { outputSize, shapeOf, wayToSource } from './geometry.ts';
import {
  compose,
  type Homography,
  invert,
  largestFrame,
  leanOf,
  mapPlace,
  type Place,
} from './perspective.ts';
import { noise, recipeOf, rendered } from './testing/pictures.ts';

const lean = fc.integer({ min: -100, max: 100 });
const leaning = fc.record({
  straighten: fc.double({ min: -45, max: 45, noNaN: true }),
  perspective: fc.record({ vertical: lean, horizontal: lean }),
});
const size = fc.record({
  width: fc.integer({ min: 20, max: 6000 }),
  height: fc.integer({ min: 20, max: 6000 }),
});
const share = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const upright = (vertical: number, horizontal = 0) =>
  recipeOf({}, { perspective: { vertical, horizontal } }).transformations;

/** How far a place lies beyond the borders of a picture, in shares of its sides. */
function beyond({ x, y }: Place, { width, height }: { width: number; height: number }): number {
  return Math.max(-x / width, x / width - 1, -y / height, y / height - 1);
}

/** How far the corners of a frame about a place stick out of the picture, in shares of its sides. */
function excessOf(
  picture: { width: number; height: number },
  way: Homography,
  at: Place & { scale: number },
): number {
  const back = invert(way);
  const corners = [-0.5, 0.5].flatMap((x) =>
    [-0.5, 0.5].map((y) =>
      mapPlace(back, { x: at.x + at.scale * x * picture.width, y: at.y + at.scale * y * picture.height }),
    ),
  );
  return Math.max(
    ...corners.map(({ x, y }) => beyond({ x: x + picture.width / 2, y: y + picture.height / 2 }, picture)),
  );
}

describe('the homography', () => {
  test('and the way back lead to the same place', () => {
    fc.assert(
      fc.property(size, leaning, share, share, (picture, how, x, y) => {
        const place = { x: x * picture.width, y: y * picture.height };
        const there = leanOf(picture, how);
        const back = mapPlace(invert(there), mapPlace(there, place));
        expect(back.x).toBeCloseTo(place.x, 5);
        expect(back.y).toBeCloseTo(place.y, 5);
      }),
    );
  });

  test('folds nothing: every corner stays in front of the camera', () => {
    fc.assert(
      fc.property(size, leaning, (picture, how) => {
        const [, , , , , , g, h, i] = leanOf(picture, how);
        for (const x of [-0.5, 0.5])
          for (const y of [-0.5, 0.5])
            expect(g * x * picture.width + h * y * picture.height + i).toBeGreaterThan(0.05);
      }),
    );
  });

  test('widens the foot where vertical is above 0, the right side where horizontal is', () => {
    const picture = { width: 400, height: 300 };
    const lengthAt = (how: Parameters<typeof leanOf>[1], from: Place, to: Place) => {
      const [one, other] = [mapPlace(leanOf(picture, how), from), mapPlace(leanOf(picture, how), to)];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    const down = { straighten: 0, perspective: { vertical: 60, horizontal: 0 } };
    expect(lengthAt(down, { x: -200, y: 150 }, { x: 200, y: 150 })).toBeGreaterThan(400);
    expect(lengthAt(down, { x: -200, y: -150 }, { x: 200, y: -150 })).toBeLessThan(400);
    const right = { straighten: 0, perspective: { vertical: 0, horizontal: 60 } };
    expect(lengthAt(right, { x: 200, y: -150 }, { x: 200, y: 150 })).toBeGreaterThan(300);
  });
});

describe('the largest frame', () => {
  test('lies wholly inside, and elsewhere none is larger by more than staying near the middle costs', () => {
    fc.assert(
      fc.property(size, leaning, share, share, (picture, how, dx, dy) => {
        const way = leanOf(picture, how);
        const { middle, share: found } = largestFrame(picture, way);
        const excess = (at: Place, scale: number) => excessOf(picture, way, { ...at, scale });
        expect(excess(middle, found)).toBeLessThan(1e-6);
        const longest = Math.max(picture.width, picture.height);
        const elsewhere = { x: middle.x + dx * longest * 0.4, y: middle.y + dy * longest * 0.4 };
        const home = mapPlace(way, { x: 0, y: 0 });
        const away = Math.hypot(elsewhere.x - home.x, elsewhere.y - home.y) / longest;
        expect(excess(elsewhere, found + 2 * away ** 2 + 1e-6)).toBeGreaterThan(-1e-6);
      }),
    );
  });

  test('is as large as any, to a hundredth, up to half of the slider', () => {
    const picture = { width: 4000, height: 3000 };
    for (const vertical of [-50, -20, 20, 50]) {
      const way = leanOf(picture, { straighten: 0, perspective: { vertical, horizontal: 0 } });
      const { middle, share: found } = largestFrame(picture, way);
      for (let y = -1000; y <= 1000; y += 20)
        expect(excessOf(picture, way, { x: 0, y: middle.y + y, scale: found * 1.01 })).toBeGreaterThan(0);
    }
  });

  test('moves on evenly while a slider is dragged, with the picture straightened too', () => {
    const picture = { width: 4000, height: 3000 };
    for (const straighten of [0, 10, -30])
      for (let vertical = -100; vertical < 100; vertical++) {
        const at = (v: number) =>
          largestFrame(picture, leanOf(picture, { straighten, perspective: { vertical: v, horizontal: 0 } }));
        const [one, other] = [at(vertical), at(vertical + 1)];
        expect(Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y)).toBeLessThan(200);
        expect(Math.abs(one.share - other.share)).toBeLessThan(0.02);
      }
  });
});

describe('a picture in perspective', () => {
  test('is never larger than it came, and nothing is seen from beyond its border', () => {
    fc.assert(
      fc.property(size, leaning, fc.constantFrom(0, 90, 180, 270), (picture, how, rotation) => {
        const { transformations } = recipeOf({}, { ...how, rotation });
        const { turned, straightened } = shapeOf(picture, transformations);
        expect(straightened.width).toBeLessThanOrEqual(turned.width);
        expect(straightened.height).toBeLessThanOrEqual(turned.height);
        const way = wayToSource(picture, transformations);
        for (const x of [0, straightened.width])
          for (const y of [0, straightened.height])
            // A side of a single pixel is wider than what there is of it.
            if (Math.min(straightened.width, straightened.height) > 4)
              expect(beyond(mapPlace(way, { x, y }), picture)).toBeLessThan(1e-6);
      }),
    );
  });

  test('what converges stands upright after it', () => {
    // A line through (0.3, -0.5) and its like on the left, as a camera tilted down by 12.5 degrees sees what is upright.
    const picture = { width: 400, height: 300 };
    const seen = invert(leanOf(picture, { straighten: 0, perspective: { vertical: 50, horizontal: 0 } }));
    const way = invert(wayToSource(picture, upright(50)));
    const ends = [-60, 20].map((y) => {
      const place = mapPlace(seen, { x: 90, y });
      return mapPlace(way, { x: place.x + 200, y: place.y + 150 });
    });
    expect(ends[0]!.x).toBeCloseTo(ends[1]!.x, 6);
    expect(ends[0]!.y).toBeLessThan(ends[1]!.y);
  });

  test('a straight edge stays smooth: no row steps further than the edge leans', () => {
    const [width, height] = [200, 150];
    const data = new Uint8Array(width * height * 4).fill(255);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const light = Math.round(255 * Math.min(1, Math.max(0, x - 120 + 0.3 * (y - 75) + 0.5)));
        data.fill(light, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    const image = rendered(
      { width, height, data },
      recipeOf({}, { perspective: { vertical: 80, horizontal: 0 } }),
    );
    const edges = Array.from({ length: image.height - 20 }, (_, i) => edgeIn(image, i + 10));
    const steps = edges.slice(1).map((edge, i) => edge - edges[i]!);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.35);
  });

  test('turning and mirroring a picture turns and mirrors its perspective', () => {
    const image = noise({ width: 60, height: 44 });
    const one = rendered(image, recipeOf({}, { perspective: { vertical: 40, horizontal: 25 } }));
    const other = rendered(
      rendered(image, recipeOf({}, { rotation: 180 })),
      recipeOf({}, { perspective: { vertical: -40, horizontal: -25 } }),
    );
    const again = rendered(other, recipeOf({}, { rotation: 180 }));
    // Weights are kept for 256 steps between two pixels, and half a step is rounded to one side.
    for (let i = 0; i < one.data.length; i++)
      expect(Math.abs(again.data[i]! - one.data[i]!)).toBeLessThanOrEqual(2);
    expect(outputSize(image, upright(40, 25))).toEqual(outputSize(image, upright(-40, -25)));
  });
});

/** Where a row becomes light, to a fraction of a pixel. */
function edgeIn({ width, data }: PixelImage, y: number): number {
  let dark = 0;
  for (let x = 0; x < width; x++) dark += 1 - data[(y * width + x) * 4]! / 255;
  return dark;
}

test('two maps made one lead where they lead one after the other', () => {
  const picture = { width: 640, height: 480 };
  const one = leanOf(picture, { straighten: 7, perspective: { vertical: 30, horizontal: -20 } });
  const other = leanOf(picture, { straighten: -3, perspective: { vertical: -10, horizontal: 5 } });
  const place = { x: 120, y: -80 };
  const both = mapPlace(compose(other, one), place);
  const after = mapPlace(other, mapPlace(one, place));
  expect(both.x).toBeCloseTo(after.x, 8);
  expect(both.y).toBeCloseTo(after.y, 8);
});
