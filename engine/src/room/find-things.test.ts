import { describe, expect, it } from 'vitest';
import { findThings } from './find-things.ts';
import { NETWORK_CLASSES, type NetworkClass } from './network/classes.ts';
import type { FeatureMap } from './network/feature-map.ts';

const WIDTH = 96;
const HEIGHT = 64;

interface Piece {
  readonly kind: NetworkClass;
  readonly left: number;
  readonly right: number;
}

/** Pieces standing side by side before a wall, each pixel certain of its class and of its piece's middle. */
function sightOf(pieces: readonly Piece[]): Parameters<typeof findThings>[0] {
  const classes: FeatureMap = map(NETWORK_CLASSES.length);
  const offset: FeatureMap = map(2);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const piece = y >= 20 && y < 50 ? pieces.find(({ left, right }) => x >= left && x < right) : undefined;
    classes.data[NETWORK_CLASSES.length * i + NETWORK_CLASSES.indexOf(piece?.kind ?? 'wall')] = 1;
    if (!piece) continue;
    offset.data[2 * i] = (piece.left + piece.right - 1) / 2 - x;
    offset.data[2 * i + 1] = 34.5 - y;
  }
  const nothing = map(1);
  const camera = { horizon: 0.5, pitch: 0, roll: 0, turn: 0, focal: 1 };
  return { classes, offset, planes: nothing, border: nothing, camera };
}

function map(channels: number): FeatureMap {
  return { width: WIDTH, height: HEIGHT, channels, data: new Float32Array(WIDTH * HEIGHT * channels) };
}

describe('things of a room', () => {
  it('are none where there is only wall', () => {
    const { list, thingAt } = findThings(sightOf([]));
    expect(list).toEqual([]);
    expect(thingAt.every((number) => number === -1)).toBe(true);
  });

  it('are told apart though they touch and are of one kind', () => {
    const { list, thingAt } = findThings(
      sightOf([
        { kind: 'chair', left: 10, right: 30 },
        { kind: 'chair', left: 30, right: 60 },
      ]),
    );
    expect(list.map(({ kind, left, right }) => ({ kind, left, right }))).toEqual([
      { kind: 'chair', left: 30, right: 60 },
      { kind: 'chair', left: 10, right: 30 },
    ]);
    expect(thingAt[30 * WIDTH + 12]).toBe(1);
    expect(thingAt[30 * WIDTH + 50]).toBe(0);
    expect(list.every(({ trust }) => trust > 0.9)).toBe(true);
  });

  it('are less sure where the class is in doubt', () => {
    const sight = sightOf([{ kind: 'sofa', left: 20, right: 70 }]);
    const doubted = sight.classes.data.map((value) => 0.6 * value + 0.4 / NETWORK_CLASSES.length);
    const { list } = findThings({ ...sight, classes: { ...sight.classes, data: doubted } });
    expect(list.map(({ kind }) => kind)).toEqual(['sofa']);
    expect(list[0]!.trust).toBeLessThan(0.7);
  });
});
