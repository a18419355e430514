import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { FEATURES, type Ground } from './ground.ts';
import { repeatsInPicture } from './picture-repeats.ts';

const [width, height] = [60, 44];
const isHoleAt = (x: number, y: number): boolean => x >= 25 && x < 37 && y >= 16 && y < 28;

/** A picture whose cells look as `toneAt` says, with a hole in its middle. */
function groundOf(toneAt: (x: number, y: number) => number): Ground {
  const cells = Array.from({ length: width * height }, (_, cell) => [cell % width, Math.floor(cell / width)]);
  const none = new Int16Array(width * height);
  return {
    ...{ width, height, step: 4, kind: none, surface: none, instance: none },
    colour: new Float32Array(3 * width * height),
    feature: Float32Array.from(cells.flatMap(([x = 0, y = 0]) => Array(FEATURES).fill(toneAt(x, y)))),
    isOpen: Uint8Array.from(cells, ([x = 0, y = 0]) => (isHoleAt(x, y) ? 1 : 0)),
  };
}

const hole = (ground: Ground): Int32Array =>
  Int32Array.from([...ground.isOpen.keys()].filter((cell) => ground.isOpen[cell] === 1));

const movesOf = (ground: Ground) => repeatsInPicture(ground, hole(ground), createRandom(1));

describe('the moves by which a picture is like itself', () => {
  it('are none where nothing is seen', () => {
    const ground = groundOf(() => 0);
    ground.isOpen.fill(1);
    expect(movesOf(ground)).toEqual([]);
  });

  it('lead along a line that rises, not across it', () => {
    // Two tones parted by a line that rises one cell in five, with a grain that never comes again.
    const random = createRandom(5);
    const grain = Float32Array.from({ length: width * height }, () => 4 * random());
    const ground = groundOf((x, y) => (5 * (height - y) > 3 * height - x ? 80 : 0) + grain[y * width + x]!);
    const [first] = movesOf(ground);
    expect(first).toBeDefined();
    const [x = 0, y = 0] = first ?? [];
    expect(Math.abs(x)).toBeGreaterThanOrEqual(4);
    expect(Math.abs(x / 5 - y)).toBeLessThanOrEqual(1.5);
  });

  it('lead from one stripe to the next ones', () => {
    const random = createRandom(7);
    const stripe = Float32Array.from({ length: 9 }, () => 120 * random());
    const ground = groundOf((x, y) => stripe[x % 9]! + 40 * Math.sin(y / 7) + 3 * random());
    const moves = movesOf(ground).slice(0, 4);
    for (const [x] of moves) expect(Math.abs(x) % 9).toBe(0);
  });

  it('are the same for the same seed', () => {
    const ground = groundOf((x, y) => ((x * 7 + y * 13) % 31) * 4);
    expect(movesOf(ground)).toEqual(movesOf(ground));
  });
});
