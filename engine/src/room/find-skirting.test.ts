import { describe, expect, it } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { findSkirting } from './find-skirting.ts';
import { pointAt, SIDES, sideAt } from './layout/layout.ts';
import { layoutOf } from './testing/clear-room.ts';

const WIDTH = 512;
const HEIGHT = 384;
const layout = layoutOf({
  camera: { focal: 420, centreX: 256, centreY: 180, pitch: 0, roll: 0, yaw: 0.2, trust: 1 },
  distance: [1, 0.8, 2.6, 1.6, 1.6, 1],
});

/** Grey walls over a brown floor, the back wall with a dark board of some height at its foot. */
function drawn(board: number): PixelImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [(i % WIDTH) + 0.5, Math.floor(i / WIDTH) + 0.5];
    const side = SIDES[sideAt(layout, x, y)];
    const isBoard = side === 'back wall' && pointAt(layout, x, y)[1] + 1 < board;
    data.set(side === 'floor' ? [140, 100, 70] : isBoard ? [60, 40, 30] : [205, 205, 200], 4 * i);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const ALL_SHELL = new Uint8Array(WIDTH * HEIGHT).fill(1);

describe('skirting', () => {
  it('is not seen where a wall is plain', () => {
    expect(findSkirting(drawn(0), layout, ALL_SHELL)).toEqual([]);
  });

  it('is not read where furniture hides the foot of the wall', () => {
    expect(findSkirting(drawn(0.08), layout, new Uint8Array(WIDTH * HEIGHT))).toEqual([]);
  });

  it('is as high as the board that is drawn, on its wall alone', () => {
    const found = findSkirting(drawn(0.08), layout, ALL_SHELL);
    expect(found.map(({ wall }) => wall)).toEqual(['back wall']);
    expect(Math.abs(found[0]!.height - 0.08)).toBeLessThan(0.015);
    expect(found[0]!.colour[0]).toBeLessThan(0.4);
  });
});
