import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { findLines } from './find-lines.ts';
import { halfSizeLuma } from './luma.ts';

describe('findLines', () => {
  test('noise has no lines', () => {
    const random = createRandom(3);
    const data = Float32Array.from({ length: 100 * 100 }, () => 120 + 20 * random());
    expect(findLines({ width: 100, height: 100, data }, 18)).toEqual([]);
  });

  test('an edge becomes one line in its place, direction and length', () => {
    const data = new Uint8Array(200 * 160 * 4);
    for (let y = 0; y < 160; y++)
      for (let x = 0; x < 200; x++)
        data.fill(y > 40 + x / 4 ? 200 : 60, (y * 200 + x) * 4, (y * 200 + x) * 4 + 3);
    const lines = findLines(halfSizeLuma({ width: 200, height: 160, data }), 18);
    expect(lines).toHaveLength(1);
    expect(Math.abs(lines[0]!.dy / lines[0]!.dx - 0.25)).toBeLessThan(0.01);
    expect(lines[0]!.length).toBeGreaterThan(90);
    expect(Math.abs(lines[0]!.y - (20 + lines[0]!.x / 4))).toBeLessThan(1);
  });
});
