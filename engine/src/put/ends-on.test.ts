import { describe, expect, it } from 'vitest';
import type { Rect } from '../pixels.ts';
import { partOfRoom } from '../room/room-part.ts';
import { endsOn, rowBehind } from './ends-on.ts';
import { camera, distance, marked, SIZE, sofaInRoom } from './testing/sofa-in-room.ts';

const SOFA: Rect = { left: 50, top: 75, right: 190, bottom: 140 };
const { picture, room } = sofaInRoom(SOFA);
const part = partOfRoom(room, { left: 0, top: 0, scale: 1 });

describe('a mark that ends on furniture', () => {
  it.each([
    ['on the wall above it', { left: 100, top: 20, right: 130, bottom: 70 }],
    ['down to the floor before it', { left: 100, top: 100, right: 130, bottom: 165 }],
    ['nearly down to its foot', { left: 100, top: 30, right: 130, bottom: 136 }],
    ['on it for the most part', { left: 80, top: 70, right: 160, bottom: 110 }],
    ['beside it', { left: 200, top: 60, right: 230, bottom: 120 }],
  ])('stands on its own where it was made %s', (_, area) => {
    expect(endsOn(part, marked(area), picture)).toBeNull();
  });

  it('has it before what comes, down to its foot', () => {
    const on = endsOn(part, marked({ left: 100, top: 20, right: 130, bottom: 105 }), picture)!;
    expect(on.kind).toBe('sofa');
    expect(Math.abs(on.foot - SOFA.bottom)).toBeLessThan(4);
    const at = (x: number, y: number): number => on.before.data[y * SIZE.width + x]!;
    expect([at(115, 50), at(115, 85), at(115, 130), at(115, 150)]).toEqual([0, 255, 255, 0]);
  });

  it('means a thing that is traced', () => {
    const [one, other] = [100, 128].map(
      (left) => marked({ left, top: 20, right: left + 12, bottom: 105 }).data,
    );
    const legs = { ...SIZE, data: one!.map((value, i) => Math.max(value, other![i]!)) };
    expect(endsOn(part, legs, picture)).toBeNull();
  });

  it('says where that stands: as far behind its foot as it is deep', () => {
    const on = endsOn(part, marked({ left: 100, top: 20, right: 130, bottom: 105 }), picture)!;
    const setting = { ...SIZE, camera, cameraHeight: 1.5, distance };
    // The foot lies 1.5 m below the camera, 80 of 190 pixels; .95 m further away it is so much nearer to the horizon.
    const far = (190 * 1.5) / 80;
    expect(rowBehind({ ...on, foot: 140 }, setting, 120)).toBeCloseTo(60 + (190 * 1.5) / (far + 0.95), 0);
  });
});
