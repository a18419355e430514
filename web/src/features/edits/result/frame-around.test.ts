import { describe, expect, it } from 'vitest';
import { frameAround } from './TakesStrip.tsx';

describe('what is shown of a take', () => {
  it.each<[string, [number, number, number, number], [number, number, number, number]]>([
    ['the whole', [0, 0, 1, 1], [0, 0, 1, 1]],
    ['as much to both sides', [0.4, 0.45, 0.6, 0.55], [0.4, 0.4, 0.6, 0.6]],
    ['nothing beyond the edge', [0, 0.9, 0.4, 1], [0, 0.6, 0.4, 1]],
  ])('is %s, in the proportions of the picture', (_what, area, frame) => {
    for (const [at, value] of frameAround(area).entries()) expect(value).toBeCloseTo(frame[at]!);
  });
});
