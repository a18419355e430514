import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { findVerticals } from './find-verticals.ts';
import { invert, leanOf, mapPlace } from './perspective.ts';
import { noise } from './testing/pictures.ts';

const size = { width: 512, height: 340 };

/** A wall of upright boards and level shelves, as a camera sees it that would have to be turned like this to see it upright. */
function wall(turned: { straighten: number; vertical: number }, { width, height } = size): PixelImage {
  const lean = leanOf(
    { width, height },
    { straighten: turned.straighten, perspective: { vertical: turned.vertical, horizontal: 0 } },
  );
  const random = createRandom(7);
  const boards = Array.from({ length: 60 }, () => 60 + Math.floor(random() * 150));
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = mapPlace(lean, { x: x - (width - 1) / 2, y: y - (height - 1) / 2 });
      const board = boards[Math.floor(at.x / 45 + 30)] ?? 128;
      const isShelf = Math.floor(at.y / 60) % 2 === 0 && Math.abs(at.y % 60) < 4;
      data.fill(isShelf ? 30 : board, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  return { width, height, data };
}

describe('what stands upright', () => {
  test('is nothing to be told in noise, in one colour, or where all lies level', () => {
    expect(findVerticals(noise({ width: 200, height: 150 }))).toBeNull();
    const data = new Uint8Array(200 * 150 * 4).fill(140);
    expect(findVerticals({ width: 200, height: 150, data })).toBeNull();
    const level = Uint8Array.from({ length: 200 * 150 * 4 }, (_, i) => (Math.floor(i / 8000) % 2 ? 40 : 200));
    expect(findVerticals({ width: 200, height: 150, data: level })).toBeNull();
  });

  test('stays as it is where it is upright', () => {
    const found = findVerticals(wall({ straighten: 0, vertical: 0 }));
    expect(Math.abs(found?.straighten ?? NaN)).toBeLessThan(0.2);
    expect(Math.abs(found?.vertical ?? NaN)).toBeLessThan(2);
  });

  test('is set upright again however the camera was turned and tilted', () => {
    const turned = fc.record({
      straighten: fc.double({ min: -5, max: 5, noNaN: true }),
      vertical: fc.double({ min: -50, max: 50, noNaN: true }),
    });
    fc.assert(
      fc.property(turned, (wanted) => {
        const found = findVerticals(wall(wanted));
        expect(found).not.toBeNull();
        // What an upright line of the wall becomes: it leans by less than half a degree at the picture's sides too.
        const seen = invert(
          leanOf(size, {
            straighten: wanted.straighten,
            perspective: { vertical: wanted.vertical, horizontal: 0 },
          }),
        );
        const lean = leanOf(size, {
          straighten: found!.straighten,
          perspective: { vertical: found!.vertical, horizontal: 0 },
        });
        for (const x of [-180, 0, 180]) {
          const [top, foot] = [-100, 100].map((y) => mapPlace(lean, mapPlace(seen, { x, y })));
          const degrees = (Math.atan2(foot!.x - top!.x, foot!.y - top!.y) * 180) / Math.PI;
          expect(Math.abs(degrees)).toBeLessThan(0.5);
        }
      }),
      { numRuns: 25 },
    );
  });
});
