import type { Kind } from '../lexicon/kinds.ts';
import { arrangementAt, type Standing } from '../put/arrangement.ts';
import type { Random } from '../random.ts';
import type { FloorPlan, Settled } from './floor-plan.ts';
import type { FurnishStyle } from './furnish-styles.ts';
import type { FurnishedThing } from './furnished-thing.ts';
import { atWall, seenAt, standingIn, type Wall, type WallOpening } from './ground.ts';
import type { Item } from '../furniture/sets/group.ts';

/** Air between what stands at a wall and what hangs above it, metres. */
const AIR = 0.22;
/** Nothing hangs nearer to the ceiling, metres. */
const BELOW_CEILING = 0.15;
/** Middle of a picture over nothing in particular: at eye level, metres. */
const EYE_LEVEL = 1.5;
/** Lower edge of a lamp above a table, metres above it. */
const OVER_TABLE = 0.75;
/** A curtain's rod hangs so far above its window, and it reaches so far beside it, metres. */
const ROD = 0.12;
const BESIDE_WINDOW = 0.25;
/** Height of the curtains there are, metres. */
const CURTAINS = 2.3;

interface Workshop {
  readonly take: (kind: Kind, width?: number) => Wanted;
  readonly random: Random;
}

type Plan = FloorPlan<Wanted>;

/** What hangs: a picture above the largest piece at a wall, a lamp above the table, curtains at the windows. */
export function hangings(plan: Plan, workshop: Workshop, style: FurnishStyle): FurnishedThing[] {
  return [
    ...pictures(plan, workshop),
    ...tableLamp(plan, workshop),
    ...plan.ground.openings.flatMap((opening) => curtainsAt(plan, { opening, workshop, style })),
  ];
}

/** What pictures hang above, and how wide they are beside it; a hall's mirror hangs above its drawers. */
const BELOW: Readonly<Partial<Record<Kind, number>>> = { sofa: 0.55, bed: 0.6, sideboard: 0.5, dresser: 0.6 };

function pictures(plan: Plan, { take }: Workshop): FurnishedThing[] {
  const wide = plan.settled.filter(({ item, lift }) => lift === 0 && BELOW[item.kind] !== undefined);
  return wide.slice(0, 2).flatMap((below) => {
    const wall = wallBehind(plan, below);
    if (!wall) return [];
    const { extent, kind } = below.item;
    const isStanding = plan.settled.some(({ lift, group }) => lift > 0 && group === below.group);
    if (kind !== 'sofa' && kind !== 'bed' && isStanding) return [];
    const width = Math.min(1.1, BELOW[kind]! * (extent.right - extent.left));
    const item = take(kind === 'dresser' ? 'mirror' : 'painting', width);
    const height = Math.max(EYE_LEVEL, extent.top + AIR + item.extent.top);
    return hung(plan, { item, wall, height });
  });
}

interface AtWall {
  readonly wall: Wall;
  readonly along: number;
}

/** The wall that a thing has its back to, and where; null for what stands free or before a window. */
function wallBehind({ ground }: Plan, { stand, item }: Settled<Wanted>): AtWall | null {
  const turned = Math.round(stand.yaw / (Math.PI / 2));
  const wall: Wall | null =
    turned === 0 ? 'back wall' : turned === 1 ? 'left wall' : turned === -1 ? 'right wall' : null;
  if (!wall) return null;
  const off =
    wall === 'back wall'
      ? stand.z - ground.back
      : wall === 'left wall'
        ? stand.x - ground.left
        : ground.right - stand.x;
  const along = wall === 'back wall' ? stand.x : wall === 'left wall' ? -stand.z : stand.z;
  return off + item.extent.back < 0.3 ? { wall, along } : null;
}

interface Hung {
  readonly item: Wanted;
  readonly wall: AtWall;
  /** Of its middle above the floor. */
  readonly height: number;
}

function hung(plan: Plan, { item, wall: { wall, along }, height }: Hung): FurnishedThing[] {
  const { ground } = plan;
  const { extent } = item;
  const [from, to] = [along + extent.left, along + extent.right];
  if (height + extent.top > ground.ceiling - BELOW_CEILING || !plan.isWallFree(wall, from - 0.05, to + 0.05))
    return [];
  const stand = atWall(ground, wall, { along, off: 0 });
  const ends = [from, to].map((at) => atWall(ground, wall, { along: at, off: 0 }));
  const isSeen = ends.every(({ x, z }) =>
    [height - extent.top, height + extent.top].every((up) => {
      const at = seenAt(ground, [x, z], up);
      return at !== null && at.x > 0.01 && at.x < 0.99 && at.y > 0.01 && at.y < 0.99;
    }),
  );
  return isSeen ? thingAt(plan, item, standingIn(ground, stand, height)) : [];
}

function thingAt({ ground }: Plan, item: Wanted, standing: Standing): FurnishedThing[] {
  const arrangement = arrangementAt(ground.setting, standing, { lift: 0, variant: 0 });
  const { kind, words, width } = item;
  return arrangement ? [{ kind, words, width, arrangement }] : [];
}

/** A lamp at the ceiling over the middle of a dining table, where the photo shows the ceiling there. */
function tableLamp(plan: Plan, { take }: Workshop): FurnishedThing[] {
  const table = plan.settled.find(({ item }) => item.kind === 'dining table');
  const chairs = plan.settled.filter(({ item }) => item.kind === 'chair');
  if (!table || chairs.length < 2) return [];
  const { ground } = plan;
  const item = take('pendant lamp');
  const hook = seenAt(ground, [table.stand.x, table.stand.z], ground.ceiling);
  const isHigh = ground.ceiling + item.extent.bottom > table.item.extent.top + OVER_TABLE - 0.25;
  if (!hook || hook.y < 0.01 || hook.x < 0.05 || hook.x > 0.95 || !isHigh) return [];
  return thingAt(plan, item, standingIn(ground, { ...table.stand, yaw: 0 }, ground.ceiling));
}

/** Styles that leave windows bare. */
const BARE: ReadonlySet<FurnishStyle> = new Set(['minimal', 'industrial']);

interface Dressing {
  readonly opening: WallOpening;
  readonly workshop: Workshop;
  readonly style: FurnishStyle;
}

function curtainsAt(plan: Plan, { opening, workshop, style }: Dressing): FurnishedThing[] {
  const { kind, wall, left, right, top } = opening;
  if (kind !== 'window' || BARE.has(style) || workshop.random() < 0.3) return [];
  const height = top + ROD - CURTAINS / 2;
  if (height - CURTAINS / 2 < -0.05 || height - CURTAINS / 2 > 0.35) return [];
  const { ground } = plan;
  const [from, to] = [left - BESIDE_WINDOW, right + BESIDE_WINDOW];
  const others = ground.openings.filter((other) => other !== opening && other.wall === wall);
  const ends = [from, to].map((at) => atWall(ground, wall, { along: at, off: 0 }));
  const isSeen = ends.every(({ x, z }) => {
    const at = seenAt(ground, [x, z], EYE_LEVEL);
    return at !== null && at.x > 0.01 && at.x < 0.99;
  });
  if (!isSeen || others.some((other) => other.left < to && other.right > from)) return [];
  const item = workshop.take('curtains', to - from);
  const stand = atWall(ground, wall, { along: (left + right) / 2, off: 0 });
  return thingAt(plan, item, standingIn(ground, stand, height));
}

/** A thing with the words it is asked for with. */
export interface Wanted extends Item {
  readonly words: string;
  readonly width: number;
}
