import { describe, expect, it } from 'vitest';
import type { Mask } from '../pixels.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { groundOf, withFeet, withRim } from './with-feet.ts';

const SIZE = { width: 400, height: 300 };
/** The wall's foot is row 140. */
const room = clearRoom(
  { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height * 4).fill(200) },
  {
    camera: levelCamera({ focal: 250, horizon: 90, yaw: 0, centre: 200 }),
    distance: [1, 1.2, 5, 9, 9, 9],
  },
);

/** Boxes with numbers. */
function marked(...boxes: readonly (readonly [number, number, number, number, number])[]): Mask {
  const data = new Uint8Array(SIZE.width * SIZE.height);
  for (const [number, left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++) data.fill(number, y * SIZE.width + left, y * SIZE.width + right);
  return { ...SIZE, data };
}

/** The last row of a thing in a column. */
function footAt({ data, width, height }: Mask, x: number, number: number): number {
  let foot = -1;
  for (let y = 0; y < height; y++) if (data[y * width + x] === number) foot = y;
  return foot;
}

describe('the ground at the foot of a thing', () => {
  it('goes with it, 2 % of the longer side deep, and nothing beside it', () => {
    const mask = marked([1, 100, 100, 200, 200]);
    const { data } = withFeet(mask, groundOf(room));
    expect(footAt({ ...SIZE, data }, 150, 1)).toBe(207);
    expect(data.filter((value, i) => value !== mask.data[i])).toHaveLength(100 * 8);
  });

  it('goes on where a narrow part of it is not told for ground, and ends where a wide one is not', () => {
    const isGroundAt = (x: number, y: number) => y >= 200 && !(x >= 130 && x < 140) && x < 180;
    const found = withFeet(marked([1, 100, 100, 200, 200]), isGroundAt);
    expect([135, 179, 185].map((x) => footAt(found, x, 1))).toEqual([207, 207, 199]);
  });

  it('goes on below a straight foot that is seen whole, and not below what stands before it', () => {
    const isGroundAt = (x: number, y: number) => y >= 200 && (x < 115 || x >= 185);
    expect(footAt(withFeet(marked([1, 100, 100, 200, 200]), isGroundAt), 150, 1)).toBe(207);
    const hidden = marked([1, 100, 100, 200, 200]);
    for (let y = 180; y < 200; y++) hidden.data.fill(0, y * SIZE.width + 130, y * SIZE.width + 170);
    expect(footAt(withFeet(hidden, isGroundAt), 150, 1)).toBe(179);
  });

  it('is less deep where the thing is low', () => {
    expect(footAt(withFeet(marked([1, 100, 180, 200, 200]), groundOf(room)), 150, 1)).toBe(202);
  });

  it('ends where another thing stands before it, and each keeps its own', () => {
    const both = withFeet(marked([1, 100, 100, 200, 200], [2, 100, 203, 200, 260]), groundOf(room));
    expect(footAt(both, 150, 1)).toBe(202);
    expect(footAt(both, 150, 2)).toBe(267);
  });

  it('is none where it hangs on a wall', () => {
    const mask = marked([1, 100, 40, 200, 100]);
    expect(withFeet(mask, groundOf(room))).toEqual(mask);
  });
});

it('what passes for a part of a thing below its foot is its shadow, and vanishes with it', () => {
  const mask = marked([255, 150, 40, 200, 60]);
  const { classes } = room.sight;
  const thingAt = room.things.thingAt.map((_, i) => {
    const x = ((i % classes.width) * SIZE.width) / classes.width;
    const y = (Math.floor(i / classes.width) * SIZE.height) / classes.height;
    return x >= 148 && x < 202 && y >= 38 && y < 90 ? 0 : -1;
  });
  const isDeep = (of: typeof room): boolean => withRim(mask, of).data[66 * SIZE.width + 175] === 255;
  expect(isDeep(room)).toBe(false);
  expect(isDeep({ ...room, things: { ...room.things, thingAt } })).toBe(true);
});

it('what is to vanish gets a rim all around as well, and no soft edge within', () => {
  const mask = marked([128, 100, 100, 200, 200]);
  const { data } = withRim(mask, room);
  const at = (x: number, y: number) => data[y * SIZE.width + x];
  expect([at(95, 150), at(204, 150), at(150, 95), at(150, 211), at(150, 150)]).toEqual([
    255, 255, 255, 255, 255,
  ]);
  expect([at(93, 150), at(206, 150), at(150, 93), at(150, 214)]).toEqual([0, 0, 0, 0]);
});
