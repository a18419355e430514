import { describe, expect, it } from 'vitest';
import { boxRoom } from '../room/camera/testing/box-room.ts';
import { wallEvidence } from './wall-evidence.ts';

describe('the edges near a place on a wall', () => {
  it('say which way the wall runs, also in a tilted photo', () => {
    const camera = { focal: 420, centreX: 320, centreY: 240, pitch: -0.2, roll: 0.06, yaw: 0.7, trust: 1 };
    const room = boxRoom(camera);
    const left = wallEvidence(room, camera, { left: 60, right: 240, top: 250, bottom: 400 });
    const right = wallEvidence(room, camera, { left: 330, right: 560, top: 250, bottom: 400 });
    expect(left.first).toBeGreaterThan(4 * left.second);
    expect(right.second).toBeGreaterThan(4 * right.first);
  });
});
