import { describe, expect, it } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { directionsOfSides, type RoomLayout } from '../room/layout/layout.ts';
import { boxEvidence } from './planes.ts';
import { prepareSelection, type SelectionGround } from './prepare-selection.ts';
import { profileOf } from './things.ts';

/** 12 by 9 fields of different greys: a region or more each. */
const photo: PixelImage = {
  width: 240,
  height: 180,
  data: Uint8Array.from({ length: 4 * 240 * 180 }, (_, i) => {
    const [x, y] = [(i >> 2) % 240, Math.floor((i >> 2) / 240)];
    return i % 4 === 3 ? 255 : 40 + ((Math.floor(x / 20) * 53 + Math.floor(y / 20) * 97) % 190);
  }),
};

const camera = { focal: 200, centreX: 120, centreY: 90, pitch: 0, roll: 0, yaw: 0, trust: 1 };
/** As high as it is far down, so that floor and ceiling end 50 px below and above the middle. */
const layout: RoomLayout = {
  camera,
  distance: [1, 1, 4, 9, 9, 9],
  towards: directionsOfSides(camera),
  trust: 0.9,
};
const seen = prepareSelection(photo);
const ground: SelectionGround = { ...seen, room: { ...seen.room, layout } };

/** The least and most evidence of regions whose middles lie between two heights, shares of the picture's. */
function between(thing: 'wall' | 'ceiling' | 'floor', from: number, to: number): [number, number] {
  const { graph } = ground.cut;
  const evidence = boxEvidence(ground, profileOf(thing));
  const values = [...evidence].filter((_, region) => {
    const high = graph.centreY[region]! / graph.height;
    return high > from && high < to;
  });
  return [Math.min(...values), Math.max(...values)];
}

describe('the room’s box', () => {
  it('doubts a wall above its walls and below them, and a ceiling anywhere else', () => {
    expect(between('wall', 0, 0.18)[1]).toBeLessThan(1);
    expect(between('wall', 0.82, 1)[1]).toBeLessThan(1);
    expect(between('ceiling', 0.3, 1)[1]).toBeLessThan(1);
  });

  it('doubts nothing where it has the surface, and rules nothing out', () => {
    expect(between('wall', 0.3, 0.7)).toEqual([1, 1]);
    expect(between('ceiling', 0, 0.18)).toEqual([1, 1]);
    expect(between('wall', 0, 0.18)[0]).toBeGreaterThan(0.5);
  });

  it('says nothing of floors', () => {
    expect(between('floor', 0, 1)).toEqual([1, 1]);
  });
});
