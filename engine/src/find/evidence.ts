import type { Oklab } from '../colour/oklab.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import type { SelectionGround } from './prepare-selection.ts';
import type { Profile } from './things.ts';

/** Things that usually fill less of the picture drown where alike patches agree. */
const SMALL = 0.04;

/** How much each region of the picture looks like a thing, 0-1, by what the network sees, by its looks and by the colour asked for. */
export function evidenceFor(ground: SelectionGround, profile: Profile, colour: Oklab | null): Float32Array {
  const { graph } = ground.cut;
  const weights = NETWORK_CLASSES.map((name) => profile.classes[name] ?? 0);
  const shares = profile.area < SMALL ? ground.classShares : ground.agreedShares;
  const own = Float32Array.from(graph.size, (_, region) => {
    let sum = 0;
    for (let c = 0; c < weights.length; c++) sum += weights[c]! * shares[region * weights.length + c]!;
    const seen = graph.colour.subarray(3 * region, 3 * region + 3);
    const byLooks = profile.looks ? LOOKS[profile.looks](seen, sum) : sum;
    return colour ? ((byLooks + 0.15) / 1.15) * likeness(seen, colour) : byLooks;
  });
  return shareInPatches(graph, own);
}

/** How much of a region's evidence is that of its whole patch of colour: the network's coarse squares must not cut a plain wall. */
const SHARED = 0.7;

export function shareInPatches({ patchOf, patches, size }: RegionGraph, own: Float32Array): Float32Array {
  const sum = new Float32Array(patches);
  const pixels = new Float32Array(patches);
  for (let region = 0; region < own.length; region++) {
    sum[patchOf[region]!]! += own[region]! * size[region]!;
    pixels[patchOf[region]!]! += size[region]!;
  }
  return own.map((value, region) => {
    const patch = patchOf[region]!;
    return (1 - SHARED) * value + (SHARED * sum[patch]!) / pixels[patch]!;
  });
}

/** OKLab distance at which a colour is half another one; people name colours loosely, light most of all. */
const COLOUR_REACH = 0.14;

function likeness(seen: Float32Array, asked: Oklab): number {
  const l = 0.6 * (seen[0]! - asked[0]);
  const a = 2 * (seen[1]! - asked[1]);
  const b = 2 * (seen[2]! - asked[2]);
  return Math.exp(-(l * l + a * a + b * b) / (COLOUR_REACH * COLOUR_REACH));
}

type Looks = (colour: Float32Array, sum: number) => number;

const LOOKS: Readonly<Record<NonNullable<Profile['looks']>, Looks>> = {
  green([, a, b], sum) {
    const hue = (Math.atan2(b!, a!) * 180) / Math.PI;
    const isGreen = Math.hypot(a!, b!) > 0.03 && hue > 98 && hue < 165;
    return isGreen ? Math.max(0.7, sum) : sum * 0.7;
  },
  bright: ([l], sum) => (l! > 0.88 ? Math.min(1, sum + 0.2) : sum),
  dark: ([l], sum) => (l! < 0.35 ? Math.min(1, sum + 0.35) : sum * 0.6),
  sky([l, a, b], sum) {
    const isBlue = b! < -0.02 && Math.hypot(a!, b!) > 0.03;
    return l! > 0.93 || (l! > 0.5 && isBlue) ? Math.min(1, sum + 0.15) : sum;
  },
};
