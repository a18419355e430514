import { describe, expect, test } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { buildRegionGraph } from '../region-cut/region-graph.ts';
import { agreePatches } from './agree-patches.ts';

const SIDE = 96;
const PALE = [210, 205, 195] as const;
const BROWN = [120, 70, 40] as const;

/** Upper half pale, lower half brown, both crossed by thin lines every 16 pixels that part them into patches. */
function tiled(): PixelImage {
  const data = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const isLine = x % 16 < 2 || y % 16 < 2;
      const colour = y < SIDE / 2 ? PALE : BROWN;
      data.set(
        colour.map((value) => (isLine ? 0.4 * value : value)),
        4 * (y * SIDE + x),
      );
    }
  }
  return { width: SIDE, height: SIDE, data };
}

const graph = buildRegionGraph(tiled());
const regionAt = (x: number, y: number): number => graph.label[y * SIDE + x]!;

/** Of two classes the first above, the second below, but for the patch of one region; `doubt` = how strongly that patch is taken for the other. */
function sharesWith(odd: number, doubt: number): Float32Array {
  const shares = new Float32Array(2 * graph.count);
  for (let region = 0; region < graph.count; region++) {
    const first = graph.centreY[region]! < SIDE / 2 ? 0.85 : 0.15;
    const isOdd = graph.patchOf[region] === graph.patchOf[odd];
    const value = isOdd ? (first > 0.5 ? 1 - doubt : doubt) : first;
    shares.set([value, 1 - value], 2 * region);
  }
  return shares;
}

describe('patches agree on what they are', () => {
  test('two surfaces of unlike colours keep their classes', () => {
    const agreed = agreePatches(graph, sharesWith(-1, 0));
    expect(agreed[2 * regionAt(40, 8)]).toBeGreaterThan(0.9);
    expect(agreed[2 * regionAt(40, 88)]).toBeLessThan(0.1);
  });

  test('one mistaken tile goes with the others of its colour, across the lines between them', () => {
    const odd = regionAt(40, 72);
    const agreed = agreePatches(graph, sharesWith(odd, 0.8));
    expect(agreed[2 * odd]).toBeLessThan(0.1);
  });

  test('the shares of every region add up to 1, and those given stay as they were', () => {
    const shares = sharesWith(regionAt(40, 72), 0.8);
    const before = shares.slice();
    const agreed = agreePatches(graph, shares);
    expect(shares).toEqual(before);
    for (let region = 0; region < graph.count; region++) {
      expect(agreed[2 * region]! + agreed[2 * region + 1]!).toBeCloseTo(1, 5);
    }
  });
});
