import { describe, expect, test } from 'vitest';
import { findFloorLine, type FloorEdge, type Point } from './floor-line.ts';

const anyDirection = (): boolean => true;

function pointsOn(from: number, to: number, row: (x: number) => number): Point[] {
  return Array.from({ length: to - from }, (_, i) => ({ x: from + i, y: row(from + i) }));
}

describe('findFloorLine', () => {
  const edge = (points: Point[], runsAlongRoom: FloorEdge['runsAlongRoom'] = anyDirection): FloorEdge => ({
    points,
    left: 100,
    right: 200,
    runsAlongRoom,
  });

  test('without points there is no line', () => {
    expect(findFloorLine(edge([]))).toBeNull();
  });

  test('pieces of one line on both sides are joined straight, stray points ignored', () => {
    const row = (x: number): number => 80 + 0.1 * x;
    const strays = pointsOn(80, 100, (x) => 20 + ((x * 37) % 50));
    const line = findFloorLine(edge([...pointsOn(60, 100, row), ...pointsOn(200, 240, row), ...strays]))!;
    expect(line.isCertain).toBe(true);
    expect(line.rowAt(150)).toBeCloseTo(95, 0);
  });

  test('two walls meet in a corner behind the hole', () => {
    const west = (x: number): number => 120 - 0.4 * (x - 100);
    const east = (x: number): number => 80 + 0.4 * (x - 200);
    const line = findFloorLine(
      edge([...pointsOn(60, 100, west), ...pointsOn(200, 240, (x) => east(x) + 40)]),
    )!;
    expect(line.rowAt(110)).toBeCloseTo(west(110), 0);
    expect(line.rowAt(190)).toBeCloseTo(east(190) + 40, 0);
  });

  test('a line seen on one side only is a guess', () => {
    expect(findFloorLine(edge(pointsOn(60, 100, () => 90)))).toMatchObject({ isCertain: false });
  });

  test('a line that runs in no direction of the room is not taken', () => {
    const points = [...pointsOn(60, 100, () => 90), ...pointsOn(200, 240, () => 90)];
    expect(findFloorLine(edge(points, () => false))).toBeNull();
  });
});
