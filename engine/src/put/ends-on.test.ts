import { describe, expect, it } from 'vitest';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { partOfRoom, type RoomPart } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { endsOn, rowBehind } from './ends-on.ts';

const SIZE = { width: 240, height: 180 };
const camera = levelCamera({ focal: 190, horizon: 60, yaw: 0, centre: 120 });
const distance = [1, 3, 190 / 30, 9, 9, 9];
const SOFA: Rect = { left: 50, top: 75, right: 190, bottom: 140 };

const isIn = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** A blue sofa before a pale wall on a brown floor. */
function withSofa(): { picture: PixelImage; part: RoomPart } {
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const ground = y >= 90 ? [150, 120, 90] : [205, 205, 210];
    data.set(isIn(SOFA, x, y) ? [60, 80, 150] : ground, 4 * i);
  }
  const picture: PixelImage = { ...SIZE, data };
  const room = clearRoom(picture, {
    camera,
    distance,
    thingAt: (x, y) => (isIn(SOFA, x, y) ? 'sofa' : null),
  });
  return { picture, part: partOfRoom(room, { left: 0, top: 0, scale: 1 }) };
}

const { picture, part } = withSofa();

function marked(area: Rect): Mask {
  const data = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = area.top; y < area.bottom; y++)
    data.fill(255, y * SIZE.width + area.left, y * SIZE.width + area.right);
  return { ...SIZE, data };
}

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
