import { describe, expect, it } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { plainly } from './network/arithmetic.ts';
import type { FeatureMap } from './network/feature-map.ts';
import { copyFor, FINE, openArithmetic, seePixels } from './network/see-pixels.ts';
import { partOfPicture, seeCoarsely, seeSurely, wholeOf } from './see-surely.ts';
import { drawNotRoom } from './testing/not-rooms.ts';

/** Nothing in it is like its mirror image. */
const PICTURE = drawNotRoom('landscape', 3, { width: 300, height: 220 });

function mirrorOf({ width, height, data }: PixelImage): PixelImage {
  const turned = new Uint8Array(data.length);
  for (let i = 0; i < width * height; i++) {
    const from = 4 * (i + width - 1 - 2 * (i % width));
    turned.set(data.subarray(from, from + 4), 4 * i);
  }
  return { width, height, data: turned };
}

/** A channel at a place given in shares of the sides. */
function at(
  { width, height, channels, data }: FeatureMap,
  [u, v]: readonly [number, number],
  channel: number,
): number {
  const [x, y] = [u * width - 0.5, v * height - 0.5];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const value = (column: number, row: number): number => data[(row * width + column) * channels + channel]!;
  const [across, down] = [x - left, y - top];
  const upper = value(left, top) * (1 - across) + value(left + 1, top) * across;
  const lower = value(left, top + 1) * (1 - across) + value(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const sight = seeSurely(PICTURE);
const PLACES = [12, 47, 80, 101].map(
  (x) => [(x + 0.5) / sight.classes.width, (Math.floor(0.6 * x) + 0.5) / sight.classes.height] as const,
);

describe('a look that is sure', () => {
  const arithmeticFor = openArithmetic();
  const copy = copyFor(PICTURE, FINE);
  const looks = [false, true].map((isMirrored) => ({
    isMirrored,
    seen: seePixels(isMirrored ? mirrorOf(copy) : copy, arithmeticFor),
  }));

  it('is the mean of the whole, as it is and in the mirror, and of its parts from nearer by', () => {
    const { width, height } = sight.classes;
    const part = { left: 0, top: 0, right: Math.ceil(0.62 * width), bottom: Math.ceil(0.62 * height) };
    const near = seePixels(copyFor(partOfPicture(PICTURE, part, sight.classes), FINE), arithmeticFor);
    // Places that no other part shows.
    const places = [
      [19, 18],
      [40, 43],
      [65, 8],
    ].map(([x, y]) => [(x! + 0.5) / width, (y! + 0.5) / height] as const);
    for (const [u, v] of places) {
      for (const channel of [1, 2, 11]) {
        const whole = mean(
          looks.map(({ isMirrored, seen }) => at(seen.classes, [isMirrored ? 1 - u : u, v], channel)),
        );
        const nearer = at(near.classes, [(u * width) / part.right, (v * height) / part.bottom], channel);
        expect(at(sight.classes, [u, v], channel)).toBeCloseTo((whole + nearer) / 2, 2);
        expect(at(wholeOf(sight).classes, [u, v], channel)).toBeCloseTo(whole, 3);
      }
    }
  });

  it('measures the way to the middle of a thing on both sides alike', () => {
    for (const [u, v] of PLACES) {
      for (const channel of [0, 1]) {
        const all = looks.map(({ isMirrored, seen: { offset } }) => {
          const way = at(offset, [isMirrored ? 1 - u : u, v], channel);
          return isMirrored && channel === 0 ? -way : way;
        });
        expect(at(sight.offset, [u, v], channel)).toBeCloseTo(mean(all), 2);
      }
    }
  });

  it('shares out every pixel', () => {
    const { data, channels } = sight.classes;
    for (let from = 0; from < data.length; from += channels) {
      let sum = 0;
      for (let c = 0; c < channels; c++) sum += data[from + c]!;
      expect(sum).toBeCloseTo(1, 4);
    }
  });

  it('keeps what the picture and what its mirror image showed of the classes', () => {
    const [straight, turned] = sight.looks;
    for (const [u, v] of PLACES) {
      for (const look of [straight!, turned!]) {
        const all = looks.filter(({ isMirrored }) => isMirrored === (look === turned));
        const said = all.map(({ isMirrored, seen }) => at(seen.classes, [isMirrored ? 1 - u : u, v], 1));
        expect(at(look, [u, v], 1)).toBeCloseTo(mean(said), 3);
      }
    }
  });

  it('sees in a mirror image what it sees in the picture, turned', () => {
    const turned = seeSurely(mirrorOf(PICTURE));
    const [left, right] = [4, 5];
    for (const [u, v] of PLACES) {
      expect(at(turned.planes, [1 - u, v], left)).toBeCloseTo(at(sight.planes, [u, v], right), 1);
      expect(at(turned.offset, [1 - u, v], 0)).toBeCloseTo(-at(sight.offset, [u, v], 0), 0);
    }
    expect(turned.camera.turn).toBeCloseTo(-sight.camera.turn, 1);
    expect(turned.camera.roll).toBeCloseTo(-sight.camera.roll, 1);
    expect(turned.roomTrust).toBeCloseTo(sight.roomTrust, 1);
  });
});

describe('a coarse look', () => {
  it('is a single one at fewer pixels, the same however it is reckoned', () => {
    const coarse = seeCoarsely(PICTURE);
    expect(coarse.classes.width).toBeLessThan(sight.classes.width);
    const plain = seeCoarsely(PICTURE, plainly);
    for (const place of PLACES)
      expect(at(coarse.classes, place, 1)).toBeCloseTo(at(plain.classes, place, 1), 4);
  });
});
