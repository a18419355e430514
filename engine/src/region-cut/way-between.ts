import { createMergeQueue } from './merge-queue.ts';
import type { Borders } from './region-graph.ts';

/** The least sum of crossed borders' costs from any of the marked regions to each (Dijkstra 1959); Infinity where none leads. */
export function waysFrom(borders: Borders, cost: Float32Array, isStart: Uint8Array): Float32Array {
  const around = neighbours(borders, isStart.length);
  const way = Float32Array.from(isStart, (start) => (start === 1 ? 0 : Infinity));
  const queue = createMergeQueue();
  isStart.forEach((start, region) => start === 1 && queue.add(0, region, region));
  for (let next = queue.take(); next; next = queue.take()) {
    const { cost: come, one: region } = next;
    if (come > way[region]!) continue;
    for (let k = around.start[region]!; k < around.start[region + 1]!; k++) {
      const e = around.border[k]!;
      const other = borders.from[e] === region ? borders.to[e]! : borders.from[e]!;
      const far = Math.fround(come + cost[e]!);
      if (far >= way[other]!) continue;
      way[other] = far;
      queue.add(far, other, other);
    }
  }
  return way;
}

function neighbours({ from, to }: Borders, count: number) {
  const start = new Int32Array(count + 1);
  for (const ends of [from, to]) for (const region of ends) start[region + 1]!++;
  for (let n = 0; n < count; n++) start[n + 1]! += start[n]!;
  const next = start.slice();
  const border = new Int32Array(2 * from.length);
  for (let e = 0; e < from.length; e++) {
    border[next[from[e]!]!++] = e;
    border[next[to[e]!]!++] = e;
  }
  return { start, border };
}
