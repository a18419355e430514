import { describe, expect, it } from 'vitest';
import { partOfRoom } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import type { Segmentation } from '../segment/segment-image.ts';
import { readRegions } from './read-regions.ts';
import type { RegionStats } from './region-stats.ts';

const WIDTH = 240;
const HEIGHT = 120;

/** Two halves, side by side. */
const halves: Segmentation = {
  width: WIDTH,
  height: HEIGHT,
  count: 2,
  label: Int32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH < WIDTH / 2 ? 0 : 1)),
};

function statsOf(middle: number): RegionStats {
  return {
    area: 500,
    contact: 20,
    over: 0,
    under: 0,
    enclosed: 0,
    border: 0,
    bottom: 50,
    colour: [0.5, 0, 0],
    top: 80,
    middle,
    radius: 20,
  };
}

describe('the regions around a hole', () => {
  it('are held against the horizon at their own column', () => {
    const picture = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 4).fill(150) };
    // The horizon falls from row 60 at the left to row 108 at the right.
    const camera = {
      focal: 150,
      centreX: 120,
      centreY: 84,
      pitch: 0,
      roll: Math.atan(0.2),
      yaw: 0,
      trust: 1,
    };
    const known = clearRoom(picture, { camera, distance: [1, 3, 9, 9, 9, 9], thingAt: () => 'rug' });
    const room = partOfRoom(known, { left: 0, top: 0, scale: 1 });
    expect(readRegions(halves, [statsOf(50), statsOf(200)], room).isFloor).toEqual([true, false]);
  });
});
