import type { Vec3 } from '../vector.ts';

/** A round line through points, in so many steps from one to the next (Catmull and Rom's). */
export function curveThrough(points: readonly Vec3[], steps: number): Vec3[] {
  const at = (i: number): Vec3 => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const between = (i: number, t: number, k: 0 | 1 | 2): number => {
    const [a, b, c, d] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  const spans = points.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: steps }, (__, step): Vec3 => {
      const t = step / steps;
      return [between(i, t, 0), between(i, t, 1), between(i, t, 2)];
    }),
  );
  return [...spans, at(points.length - 1)];
}
