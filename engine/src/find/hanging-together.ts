import type { FlowNetwork } from '../region-cut/max-flow.ts';

/** The regions of a set that hang together with some of them, given by their numbers, over borders inside the set. 1 = in. */
export function hangingTogether(
  { start, head }: FlowNetwork,
  within: Uint8Array,
  some: readonly number[],
): Uint8Array {
  const isIn = new Uint8Array(within.length);
  for (const region of some) isIn[region] = 1;
  const open = [...some];
  for (const region of open) {
    for (let arc = start[region]!; arc < start[region + 1]!; arc++) {
      const next = head[arc]!;
      if (within[next] === 0 || isIn[next] === 1) continue;
      isIn[next] = 1;
      open.push(next);
    }
  }
  return isIn;
}
