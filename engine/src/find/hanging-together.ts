import type { FlowNetwork } from '../region-cut/max-flow.ts';

/** The regions of a set that hang together with some of them, over borders inside the set. 1 = in. */
export function hangingTogether(
  { start, head }: FlowNetwork,
  within: Uint8Array,
  some: Uint8Array,
): Uint8Array {
  const isIn = some.slice();
  const open = [...isIn.keys()].filter((region) => isIn[region] === 1);
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
