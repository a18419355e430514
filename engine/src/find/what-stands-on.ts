import { NETWORK_CLASSES } from '../room/network/classes.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Thing } from './things.ts';

/** Things that others are put on. */
export const HOLDS: ReadonlySet<Thing> = new Set<Thing>(['table', 'coffee table', 'sideboard']);

/** What is put on them. */
const PUT_ON = (['clutter', 'plant', 'lamp', 'screen', 'other'] as const).map((name) =>
  NETWORK_CLASSES.indexOf(name),
);
/** A region shows such a thing by this share. */
const SHOWN = 0.5;
/** So much of a thing's lower edge lies on what holds it. */
const ON = 0.6;
/** Things on something are smaller than it, by this share. */
const LARGEST = 0.5;

/**
 * What stands on things that were found, with them: a vase on a table, a screen on its cabinet would be left in mid-air. `isIn` and the answer: 1 per region of the graph that
 * is meant.
 */
export function withWhatStandsOn({ room, cut: { graph } }: SelectionGround, isIn: Uint8Array): Uint8Array {
  const group = groupsOf(graph.borders, smallThings(room.classShares, isIn));
  const edge = new Int32Array(graph.count);
  const held = new Int32Array(graph.count);
  const size = new Int32Array(graph.count);
  let meant = 0;
  for (let i = 0; i < graph.label.length; i++) {
    const region = graph.label[i]!;
    if (isIn[region] === 1) meant++;
    const own = group[region]!;
    if (own < 0) continue;
    size[own]!++;
    const below = graph.label[i + graph.width];
    if (below === undefined || group[below] === own) continue;
    edge[own]!++;
    if (isIn[below] === 1) held[own]!++;
  }
  return isIn.map((value, region) => {
    const own = group[region]!;
    return own >= 0 && held[own]! > ON * edge[own]! && size[own]! < LARGEST * meant ? 1 : value;
  });
}

/** 1 for regions that show what is put on others, and are not meant already. */
function smallThings(shares: Float32Array, isIn: Uint8Array): Uint8Array {
  return isIn.map((value, region) => {
    if (value === 1) return 0;
    const share = PUT_ON.reduce((sum, c) => sum + shares[region * NETWORK_CLASSES.length + c]!, 0);
    return share > SHOWN ? 1 : 0;
  });
}

interface Borders {
  readonly count: number;
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
}

/** Regions that hang together share a number; -1 for those that are not asked for. */
function groupsOf({ count, from, to }: Borders, isAsked: Uint8Array): Int32Array {
  const group = Int32Array.from(isAsked, (asked, region) => (asked === 1 ? region : -1));
  const rootOf = (region: number): number => {
    let at = region;
    while (group[at] !== at) at = group[at]!;
    return at;
  };
  for (let e = 0; e < count; e++) {
    if (isAsked[from[e]!] === 0 || isAsked[to[e]!] === 0) continue;
    const [one, other] = [rootOf(from[e]!), rootOf(to[e]!)];
    group[Math.max(one, other)] = Math.min(one, other);
  }
  return group.map((own, region) => (own < 0 ? -1 : rootOf(region)));
}
