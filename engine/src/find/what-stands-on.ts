import { joinRegions } from '../clear/group-regions.ts';
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
  const { groupOf: group, count } = joinRegions(graph, smallThings(room.classShares, isIn), () => true);
  const edge = new Int32Array(count);
  const held = new Int32Array(count);
  const size = new Int32Array(count);
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
