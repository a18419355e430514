import { describe, expect, it } from 'vitest';
import { boxRoom } from '../../room/camera/testing/box-room.ts';
import { wallDirections } from './wall-directions.ts';

describe('the walls of a room seen from a tilted camera', () => {
  it('turn where its corner stands upright', () => {
    const camera = { focal: 420, centreX: 320, centreY: 240, pitch: -0.2, roll: 0.06, yaw: 0.7, trust: 1 };
    const area = { left: 60, right: 580, top: 240, bottom: 410 };
    const { corner, angles } = wallDirections(boxRoom(camera), camera, area);
    expect(angles).toEqual([camera.yaw, camera.yaw + Math.PI / 2]);
    expect(Math.abs(corner - (320 + 420 * Math.tan(0.7 - Math.PI / 4)))).toBeLessThan(20);
  });
});
