import { describe, expect, it } from 'vitest';
import type { Mask } from '../pixels.ts';
import { hullOf, maskOfPlace, placeAround, type Corner } from './place.ts';

const SIZE = { width: 200, height: 100 };

function marked(left: number, top: number, right: number, bottom: number): Mask {
  const data = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = top; y < bottom; y++) data.fill(255, y * SIZE.width + left, y * SIZE.width + right);
  return { ...SIZE, data };
}

const boxOf = (corners: readonly Corner[]) => ({
  left: Math.min(...corners.map(([x]) => x)),
  right: Math.max(...corners.map(([x]) => x)),
  top: Math.min(...corners.map(([, y]) => y)),
  bottom: Math.max(...corners.map(([, y]) => y)),
});

const NO_NEEDS = { points: [], floorRow: null };

describe('the place of what is put', () => {
  it('is nothing where nothing is marked', () => {
    expect(placeAround(marked(0, 0, 0, 0), NO_NEEDS)).toEqual([]);
  });

  it('is what is marked, 8 % larger about its middle', () => {
    expect(boxOf(placeAround(marked(50, 20, 150, 70), NO_NEEDS))).toEqual({
      left: 46,
      right: 154,
      top: 18,
      bottom: 72,
    });
  });

  it('ends at the photo’s edges', () => {
    expect(boxOf(placeAround(marked(0, 0, 200, 100), NO_NEEDS))).toEqual({
      left: 0,
      right: 200,
      top: 0,
      bottom: 100,
    });
  });

  it('reaches down to the floor', () => {
    const { bottom } = boxOf(placeAround(marked(50, 20, 150, 40), { points: [], floorRow: 80 }));
    expect(bottom).toBeGreaterThanOrEqual(80);
  });

  it('holds the thing as it was arranged', () => {
    const { right } = boxOf(placeAround(marked(50, 20, 100, 70), { points: [[170, 60]], floorRow: null }));
    expect(right).toBeGreaterThanOrEqual(170);
  });

  it('is convex: what lies between two marked pieces belongs to it', () => {
    const two = marked(20, 20, 40, 40);
    const other = marked(140, 20, 160, 40);
    const both = { ...two, data: two.data.map((value, i) => Math.max(value, other.data[i]!)) };
    const mask = maskOfPlace(placeAround(both, NO_NEEDS), SIZE);
    expect(mask.data[30 * SIZE.width + 90]).toBe(255);
  });

  it('covers every marked pixel', () => {
    const round = marked(0, 0, 0, 0);
    for (let i = 0; i < round.data.length; i++)
      if (((i % 200) - 90) ** 2 + (Math.floor(i / 200) - 50) ** 2 < 900) round.data[i] = 255;
    const mask = maskOfPlace(placeAround(round, NO_NEEDS), SIZE);
    expect(round.data.findIndex((value, i) => value > 0 && mask.data[i] === 0)).toBe(-1);
  });
});

describe('a hull', () => {
  it('leaves out what lies within and along its sides', () => {
    const square: Corner[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [2, 2],
      [2, 0],
    ];
    expect(hullOf(square)).toHaveLength(4);
  });
});
