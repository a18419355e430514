import { describe, expect, test } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { readBox } from './box-wish.ts';
import { cutRegions, prepareCut } from './cut-regions.ts';
import { buildFlowNetwork, minimumCut } from './max-flow.ts';
import { createMergeQueue } from './merge-queue.ts';
import { outlineOf } from './outline.ts';
import { readPoints, regionAt } from './point-wish.ts';
import { buildRegionGraph } from './region-graph.ts';
import { buildRegionTree, regionsBelow } from './region-tree.ts';
import { levelsAround, levelsAt } from './thing-levels.ts';

const WIDTH = 120;
const HEIGHT = 90;
const SQUARE = { left: 40, top: 30, right: 80, bottom: 66 };

/** A red square on grey, slight grain. */
function picture(): PixelImage {
  const random = createRandom(8);
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const x = i % WIDTH;
    const y = Math.floor(i / WIDTH);
    const isSquare = x >= SQUARE.left && x < SQUARE.right && y >= SQUARE.top && y < SQUARE.bottom;
    const grain = 4 * (random() - 0.5);
    data.set(
      (isSquare ? [180, 40, 40] : [150, 150, 150]).map((value) => value + grain),
      4 * i,
    );
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const graph = buildRegionGraph(picture());
const tree = buildRegionTree(graph);
const middle = regionAt(graph, { x: 60, y: 48 });

function shareInSquare(isIn: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < graph.label.length; i++) {
    const x = i % WIDTH;
    const y = Math.floor(i / WIDTH);
    const isSquare = x >= SQUARE.left && x < SQUARE.right && y >= SQUARE.top && y < SQUARE.bottom;
    if (isSquare && isIn[graph.label[i]!] === 1) both++;
    if (isSquare || isIn[graph.label[i]!] === 1) either++;
  }
  return both / either;
}

describe('minimumCut', () => {
  test('the cheapest cut is found, whatever the order of the edges', () => {
    // Two chains from 0 to 3: over 1 (weakest link 2) and over 2 (weakest link 1).
    for (const order of [
      [0, 1, 2, 3],
      [3, 1, 0, 2],
    ]) {
      const edges = [
        [0, 1, 5],
        [1, 3, 2],
        [0, 2, 1],
        [2, 3, 4],
      ] as const;
      const sorted = order.map((i) => edges[i]!);
      const network = buildFlowNetwork(
        4,
        Int32Array.from(sorted, ([from]) => from),
        Int32Array.from(sorted, ([, to]) => to),
      );
      const edge = Float32Array.from(sorted, ([, , cost]) => cost);
      expect([...minimumCut(network, { edge, leaning: Float32Array.of(100, 0, 0, -100) })]).toEqual([
        1, 1, 0, 0,
      ]);
    }
  });

  test('it costs no more than any other cut, on random networks', () => {
    const random = createRandom(12);
    for (let round = 0; round < 40; round++) {
      const nodes = 7;
      const pairs: [number, number][] = [];
      for (let a = 0; a < nodes; a++)
        for (let b = a + 1; b < nodes; b++) if (random() < 0.5) pairs.push([a, b]);
      const edge = Float32Array.from(pairs, () => Math.floor(random() * 8));
      const leaning = Float32Array.from({ length: nodes }, () => Math.floor(random() * 21) - 10);
      const network = buildFlowNetwork(
        nodes,
        Int32Array.from(pairs, ([a]) => a),
        Int32Array.from(pairs, ([, b]) => b),
      );
      const costOf = (isSource: (node: number) => boolean): number =>
        pairs.reduce((sum, [a, b], e) => sum + (isSource(a) === isSource(b) ? 0 : edge[e]!), 0) +
        leaning.reduce(
          (sum, value, node) => sum + (isSource(node) ? Math.max(0, -value) : Math.max(0, value)),
          0,
        );
      const found = minimumCut(network, { edge, leaning });
      let least = Infinity;
      for (let set = 0; set < 1 << nodes; set++)
        least = Math.min(
          least,
          costOf((node) => ((set >> node) & 1) === 1),
        );
      expect(costOf((node) => found[node] === 1)).toBe(least);
    }
  });

  test('fractions come to an end', () => {
    const nodes = 400;
    const random = createRandom(5);
    const from = Int32Array.from({ length: 1200 }, () => Math.floor(random() * nodes));
    const to = from.map((node) => (node + 1 + Math.floor(random() * (nodes - 1))) % nodes);
    const edge = Float32Array.from(from, () => random() / 3);
    const leaning = Float32Array.from({ length: nodes }, () => random() - 0.5);
    expect(minimumCut(buildFlowNetwork(nodes, from, to), { edge, leaning })).toHaveLength(nodes);
  });
});

test('a queue gives its pairs cheapest first, and null when empty', () => {
  const queue = createMergeQueue();
  const random = createRandom(2);
  const costs = Array.from({ length: 50 }, () => random());
  for (const [i, cost] of costs.entries()) queue.add(cost, i, i + 1);
  const taken = costs.map(() => queue.take()!);
  expect(taken.map(({ cost }) => cost)).toEqual(costs.toSorted((a, b) => a - b));
  expect(taken.every(({ cost, one, two }) => costs[one] === cost && two === one + 1)).toBe(true);
  expect(queue.take()).toBeNull();
});

test('regions end where colours end, and none is wider than a tile', () => {
  expect(regionAt(graph, { x: 38, y: 48 })).not.toBe(regionAt(graph, { x: 42, y: 48 }));
  expect(Math.max(...graph.size)).toBeLessThanOrEqual(24 * 24);
  expect(graph.size.reduce((a, b) => a + b, 0)).toBe(WIDTH * HEIGHT);
});

test('the tree holds the square as one node, and that level stands out', () => {
  const [best] = levelsAt(graph, tree, middle);
  expect(shareInSquare(regionsBelow(graph, tree, best!))).toBeGreaterThan(0.9);
});

test('around part of a thing lies the whole of it', () => {
  const half = Uint8Array.from(graph.centreX, (x, region) => (x < 62 && shareInSquareOf(region) ? 1 : 0));
  const levels = levelsAround(graph, tree, half);
  expect(levels.some((isIn) => shareInSquare(isIn) > 0.9)).toBe(true);
});

function shareInSquareOf(region: number): boolean {
  const x = graph.centreX[region]!;
  const y = graph.centreY[region]!;
  return x > SQUARE.left && x < SQUARE.right && y > SQUARE.top && y < SQUARE.bottom;
}

describe('cutRegions', () => {
  const ground = prepareCut(graph);

  test('a loose box is tightened to the thing in it', () => {
    const { isInside, prior } = readBox(graph, [30, 22, 92, 76]);
    const seed = Int8Array.from(isInside, (inside) => inside - 1);
    expect(shareInSquare(cutRegions(ground, { seed, start: isInside, prior, rounds: 4 }))).toBeGreaterThan(
      0.95,
    );
  });

  test('seeds hold against every colour', () => {
    const seed = readPoints(graph, [
      { x: 60, y: 48, keep: false },
      { x: 10, y: 10, keep: true },
    ]);
    const side = cutRegions(ground, { seed, start: new Uint8Array(graph.count), rounds: 3 });
    expect(side[middle]).toBe(0);
    expect(side[regionAt(graph, { x: 10, y: 10 })]).toBe(1);
  });
});

describe('outlineOf', () => {
  test('nothing marked is an empty mask, everything marked a full one', () => {
    const size = { width: 240, height: 180 };
    const none = outlineOf(graph, new Uint8Array(graph.count), size);
    const all = outlineOf(graph, new Uint8Array(graph.count).fill(1), size);
    expect(none.data.every((value) => value === 0)).toBe(true);
    expect(all.data.every((value) => value === 255)).toBe(true);
  });

  test('of a surface, runs smoothly where no edge is seen, and along the edges that are', () => {
    const size = { width: WIDTH, height: HEIGHT };
    const data = new Uint8Array(4 * WIDTH * HEIGHT).fill(200);
    const plain = buildRegionGraph({ ...size, data });
    const steps = Uint8Array.from(plain.centreX, (x, region) => (x + plain.centreY[region]! < 100 ? 1 : 0));
    const offLine = (isSurface: boolean): number => {
      const { data: mask } = outlineOf(plain, steps, { ...size, isSurface });
      const offThis = (line: number): number =>
        mask.reduce((count, value, i) => {
          const isBefore = (i % WIDTH) + Math.floor(i / WIDTH) < line;
          return value > 127 === isBefore ? count : count + 1;
        }, 0);
      return Math.min(...[90, 95, 100, 105, 110].map(offThis));
    };
    expect(offLine(true)).toBeLessThan(0.7 * offLine(false));
    const square = Uint8Array.from({ length: graph.count }, (_, r) =>
      graph.colour[3 * r + 1]! > 0.05 ? 1 : 0,
    );
    expect(outlineOf(graph, square, { ...size, isSurface: true })).toEqual(outlineOf(graph, square, size));
  });

  test('at another size the outline stays where it was', () => {
    const isIn = Uint8Array.from(graph.centreX, (_, region) => (shareInSquareOf(region) ? 1 : 0));
    const { data } = outlineOf(graph, isIn, { width: 300, height: 225 });
    const at = (x: number, y: number): number => data[Math.round(2.5 * y) * 300 + Math.round(2.5 * x)]!;
    expect([at(60, 48), at(43, 33), at(77, 63)]).toEqual([255, 255, 255]);
    expect([at(36, 48), at(84, 48), at(60, 26), at(60, 70)]).toEqual([0, 0, 0, 0]);
  });
});
