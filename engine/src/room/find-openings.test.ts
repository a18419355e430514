import { describe, expect, it } from 'vitest';
import type { Camera } from './camera/camera.ts';
import { findOpenings } from './find-openings.ts';
import type { RoomThings } from './find-things.ts';
import { pointAt, SIDES, sideAt } from './layout/layout.ts';
import type { NetworkClass } from './network/classes.ts';
import { layoutOf } from './testing/clear-room.ts';

const SIZE = { width: 384, height: 288 };
const MAP = { width: 192, height: 144 };
const CAMERA: Camera = {
  focal: 300,
  centreX: 192,
  centreY: 144,
  pitch: 0.05,
  roll: 0.01,
  yaw: 0.25,
  trust: 1,
};
const layout = layoutOf({ camera: CAMERA, distance: [1, 0.8, 3, 1.6, 1.6, 1] });

/** A thing that covers all places of the picture which the test takes. */
function thingWhere(kind: NetworkClass, isThere: (x: number, y: number) => boolean): RoomThings {
  const thingAt = Int16Array.from({ length: MAP.width * MAP.height }, (_, i) =>
    isThere(2 * (i % MAP.width) + 1, 2 * Math.floor(i / MAP.width) + 1) ? 0 : -1,
  );
  const pixels = thingAt.filter((number) => number === 0).length;
  const box = { left: 0, top: 0, right: 1, bottom: 1 };
  return { ...MAP, thingAt, list: [{ kind, shares: new Float32Array(24), pixels, ...box, trust: 0.8 }] };
}

describe('openings', () => {
  it('are not what lies on the floor, nor what stands in the room', () => {
    const onFloor = (x: number, y: number): boolean => SIDES[sideAt(layout, x, y)] === 'floor';
    expect(findOpenings(thingWhere('window', onFloor), layout, SIZE)).toEqual([]);
    expect(
      findOpenings(
        thingWhere('sofa', (x) => x < 40),
        layout,
        SIZE,
      ),
    ).toEqual([]);
  });

  it('are measured on their wall, in camera heights', () => {
    const back = layout.towards[SIDES.indexOf('back wall')]!;
    const isDoor = (x: number, y: number): boolean => {
      const point = pointAt(layout, x, y);
      const along = point[0] * back[2] - point[2] * back[0];
      const height = point[1] + 1;
      return SIDES[sideAt(layout, x, y)] === 'back wall' && along > 0.2 && along < 0.9 && height < 1.5;
    };
    const [door] = findOpenings(thingWhere('door', isDoor), layout, SIZE);
    expect(door!.wall).toBe('back wall');
    expect(door!.bottom).toBe(0);
    expect(door!.left).toBeCloseTo(0.2, 1);
    expect(door!.right).toBeCloseTo(0.9, 1);
    expect(door!.top).toBeCloseTo(1.5, 0);
    expect(door!.trust).toBeCloseTo(0.8, 9);
  });
});
