import { describe, expect, it } from 'vitest';
import { endTrail, extendTrail, startTrail } from './trail.ts';

function follow(places: readonly (readonly [number, number])[], radius: number): [number, number][] {
  const [first, ...rest] = places.map(([x, y]) => ({ x, y }));
  if (!first) return [];
  const start = startTrail(first, radius);
  const step = extendTrail(start.trail, rest);
  const flat = [...start.points, ...step.points, ...endTrail(step.trail).points];
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0]);
}

describe('a trail', () => {
  it('begins and ends where the pointer did', () => {
    const points = follow(
      [
        [0, 0],
        [40, 0],
        [80, 30],
      ],
      10,
    );
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)).toEqual([80, 30]);
  });

  it('gives points no more than about a quarter of the radius apart along its curves', () => {
    const points = follow(
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
      20,
    );
    const gaps = points
      .slice(1, -1)
      .map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)));
    expect(Math.max(...gaps)).toBeLessThan(2 * 5);
  });

  it('rounds a corner off', () => {
    const points = follow(
      [
        [0, 0],
        [100, 0],
        [100, 100],
      ],
      10,
    );
    expect(points.some(([x, y]) => x === 100 && y === 0)).toBe(false);
  });

  it('takes no notice of a trembling hand', () => {
    expect(
      follow(
        [
          [0, 0],
          [0.1, 0],
          [0, 0.1],
          [0.1, 0.1],
        ],
        10,
      ),
    ).toEqual([[0, 0]]);
  });
});

describe('a pen’s pressure', () => {
  it('is the width of every point, between that of the places it passed, and never nothing', () => {
    const start = startTrail({ x: 0, y: 0, pressure: 0 }, 10);
    const step = extendTrail(start.trail, [
      { x: 50, y: 0, pressure: 0 },
      { x: 100, y: 0, pressure: 1 },
    ]);
    const widths = [...start.widths, ...step.widths, ...endTrail(step.trail).widths];
    expect(widths[0]).toBeGreaterThan(0.1);
    expect(widths.at(-1)).toBe(1);
    expect(widths.every((width, i) => width >= (widths[i - 1] ?? 0))).toBe(true);
    expect(widths).toHaveLength((start.points.length + step.points.length) / 2 + 1);
  });
});
