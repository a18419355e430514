import { describe, expect, test } from 'vitest';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { agreementOf, askWithin, likeliestFloor, type FloorTest } from './likely-floor.ts';

const [WIDTH, HEIGHT] = [80, 60];
const camera = levelCamera({ focal: 60, horizon: 10, yaw: 0, centre: WIDTH / 2 });

function hole(): { width: number; height: number; data: Uint8Array<ArrayBuffer> } {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 20; y < 50; y++) data.fill(255, y * WIDTH + 10, y * WIDTH + 70);
  return { width: WIDTH, height: HEIGHT, data };
}

/** The likeliest floor where floor lies surely as `truth` has it, but for a ragged border that says nothing. */
function likeliest(truth: FloorTest) {
  const shareAt = (x: number, y: number): number => {
    const around = [-3, 0, 3].map((way) => truth(x, y + way));
    return around.every((one) => one === around[0])
      ? 0.1 + 0.8 * around[0]!
      : 0.35 + ((x * 7 + y * 3) % 4) / 10;
  };
  const places = askWithin(hole(), shareAt);
  return { places, ...likeliestFloor(places, camera) };
}

describe('the likeliest floor behind a hole', () => {
  test.each([
    ['everywhere', 1],
    ['nowhere', 0],
  ] as const)('lies %s', (_, truth) => {
    const { places, test: found } = likeliest(() => truth);
    expect(new Set(places.map(({ x, y }) => found(x, y)))).toEqual(new Set([truth]));
  });

  test.each<[string, (x: number) => number]>([
    ['at the foot of the wall ahead', () => 34],
    ['at the foot of a wall to the side', (x) => 10 + (x - 40) * 1.2],
    ['at the feet of two walls that meet in a corner', (x) => Math.max(32, 10 + (x - 40) * 1.2)],
  ])('ends in a straight line %s', (_, rowAt) => {
    const truth: FloorTest = (x, y) => (y > rowAt(x) ? 1 : 0);
    const { places, test: found } = likeliest(truth);
    const wrong = places.filter(({ x, y }) => Math.abs(y - rowAt(x)) > 3 && found(x, y) !== truth(x, y));
    expect(wrong.length / places.length).toBeLessThan(0.02);
  });

  test('what is likely agrees most with what is so', () => {
    const truth: FloorTest = (_, y) => (y > 34 ? 1 : 0);
    const { places } = likeliest(truth);
    expect(agreementOf(places, truth)).toBeGreaterThan(agreementOf(places, (_, y) => (y > 44 ? 1 : 0)) + 0.1);
    expect(agreementOf([], truth)).toBe(1);
  });
});
