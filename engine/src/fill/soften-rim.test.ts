import { describe, expect, test } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { type Completed, Kind } from './copies/ground.ts';
import { rimStep } from './soften-rim.ts';

const SIZE = { width: 120, height: 80 };
const COUNT = SIZE.width * SIZE.height;
/** The hole ends at this column: right of it the photo goes on. */
const END = 60;
const isHole = Uint8Array.from({ length: COUNT }, (_, i) => {
  const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
  return x >= 30 && x < END && y >= 20 && y < 60 ? 1 : 0;
});

function grey(level: number): PixelImage {
  const data = new Uint8Array(4 * COUNT).fill(level);
  return { ...SIZE, data };
}

/** What is added just inside the hole's right end, at half its height, where the fill is `step` levels darker than the photo. */
function addedAt(step: number, beyond: number): number {
  const kind = Int16Array.from(isHole, (open, i) =>
    open === 1 || i % SIZE.width < END ? Kind.FLOOR : beyond,
  );
  const none = new Float32Array(COUNT);
  const ground: Completed = {
    ...SIZE,
    step: 1,
    kind,
    isOpen: isHole,
    colour: none,
    feature: none,
    surface: kind,
    instance: new Int16Array(COUNT).fill(-1),
    thing: new Int32Array(COUNT).fill(-1),
    isOtherLight: new Uint8Array(COUNT),
    openingShare: none,
  };
  const added = rimStep({ filled: grey(120 - step), photo: grey(120), isHole, ground });
  return added[3 * (40 * SIZE.width + END - 1)]!;
}

describe('a step in tone at the rim of a hole', () => {
  test('is made up for where the same surface goes on', () => {
    expect(addedAt(20, Kind.FLOOR)).toBeCloseTo(20, 0);
    expect(addedAt(60, Kind.FLOOR)).toBeCloseTo(60, 0);
  });

  test('stays where another surface begins', () => {
    expect(addedAt(60, Kind.WALL)).toBeLessThan(20);
  });

  test('is made up for where it is small, though another surface is thought to begin: no outline of the hole is left', () => {
    expect(addedAt(20, Kind.WALL)).toBeCloseTo(20, 0);
  });
});
