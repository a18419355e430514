import { findSurface } from '../find/candidates.ts';
import { shareInPatches } from '../find/evidence.ts';
import type { SelectionGround } from '../find/prepare-selection.ts';
import { NETWORK_CLASSES, NETWORK_PLANES } from '../room/network/classes.ts';
import { LISTED } from './what-moves.ts';
import { findWholeRug } from '../find/whole-rug.ts';

/** How much of a region's evidence is that of the whole thing it belongs to: things go whole. */
const WHOLE = 0.5;
/** What lies on the plane of floor or ceiling and is no rug is furniture only half as likely. */
const FLAT = 0.5;

/** Regions of a picture, and how likely each is what is looked for, 0-1. */
export interface Likely {
  readonly isIn: Uint8Array;
  readonly chance: Float32Array;
  /** 1 on the regions of a rug that was made whole; absent where there is none. */
  readonly isRug?: Uint8Array;
}

/** What lies on the floor within a whole rug, and how much of what the network sees of rugs does not count beside it. */
const ON_RUG = 0.9;
const NO_RUG = 0.7;

/** All that is not fixed in a room, along its outlines. A rug is one thing: it goes whole, and the floor beside it stays. */
export function movableRegions(ground: SelectionGround): Likely {
  const { graph } = ground.cut;
  const { thingOf, things } = ground.regions;
  const rug = findWholeRug(ground);
  const isOn = (region: number): boolean => rug?.isRug[region] === 1;
  const noRugAt = (region: number): number => (rug?.isLying[region] === 1 ? NO_RUG : 0);
  const own = Float32Array.from(graph.size, (_, region) => {
    const seen = ground.classShares[region * NETWORK_CLASSES.length + RUG]!;
    const share = movableShare(ground, region);
    return isOn(region) ? Math.max(ON_RUG, share) : share - noRugAt(region) * seen;
  });
  const chance = shareInPatches(graph, own).map((value, region) => {
    const thing = things.list[thingOf[region]!];
    if (!thing || isOn(region)) return value;
    const whole = LISTED.reduce((sum, c) => sum + thing.shares[c]!, -noRugAt(region) * thing.shares[RUG]!);
    return (1 - WHOLE) * value + WHOLE * whole;
  });
  const isIn = findSurface(ground, chance);
  return rug ? { isIn, chance, isRug: rug.isRug } : { isIn, chance };
}

const RUG = NETWORK_CLASSES.indexOf('rug');
const LEVEL = (['floor', 'ceiling'] as const).map((name) => NETWORK_PLANES.indexOf(name));

function movableShare({ classShares, room: { planeShares } }: SelectionGround, region: number): number {
  const shareOf = (c: number): number => classShares[region * NETWORK_CLASSES.length + c]!;
  const rug = shareOf(RUG);
  const others = LISTED.reduce((sum, c) => sum + shareOf(c), -rug);
  const level = LEVEL.reduce((sum, plane) => sum + planeShares[region * NETWORK_PLANES.length + plane]!, 0);
  return rug + others * (1 - FLAT * level);
}
