import { cornersOf, type Point, type Stand } from '../furniture/sets/footprint.ts';
import { isFlat, type Item, type Placed } from '../furniture/sets/group.ts';
import type { Random } from '../random.ts';
import { LENIENCES, type Fitting, type FloorPlan, type Lenience, type Settled } from './floor-plan.ts';
import { atWall, type Ground, reachOf, seenAt, standingIn, type Wall, WALLS } from './ground.ts';
import type { Step } from './room-types.ts';

/** Places are tried this far apart, metres. */
const STEP = 0.12;
/** A thing's back is this far from its wall, metres; before a radiator, or where the photo shows no more of the floor, farther. */
const OFF = 0.05;
const OFF_AT_MOST = 0.25;
/** What may stand with its back to a way through the room. */
const OFF_IF_FREE = 0.65;
const OFF_STEP = 0.2;
/** Farther away than this nobody looks, metres. */
const FAR = 8;
/** One gets past the front of what a group is about; in a narrow room sideways, and in the narrowest round its other side. Metres. */
const WAYS = [0.65, 0.3, 0.05] as const;
/** Nothing stands where it would hide more than this share of another thing, or be hidden by it. */
const MOST_HIDDEN = 0.4;
/** A place is worth the less the farther it is from its wall, by e in so many metres. */
const FROM_WALL = 0.8;
/** Chance makes so much of a difference between places. */
const WHIM = 0.12;

interface Search<I extends Item> {
  readonly parts: readonly Placed<I>[];
  readonly step: Step;
  readonly random: Random;
  readonly lenience: Lenience;
}

interface Candidate {
  readonly at: Stand;
  readonly wall: Wall | null;
  /** From its wall, metres; `OFF` amid the floor. */
  readonly off: number;
}

/** The place for a group that a decorator would choose, with what of it fits there; null when its main part fits nowhere. */
export function bestPlace<I extends Item>(plan: FloorPlan<I>, search: Search<I>): Fitting<I> | null {
  for (const before of WAYS) {
    const best = bestWith(plan, search, before);
    if (best) return best;
  }
  return null;
}

function bestWith<I extends Item>(plan: FloorPlan<I>, search: Search<I>, before: number): Fitting<I> | null {
  const { parts, step, random, lenience } = search;
  let best: Fitting<I> | null = null;
  let most = -Infinity;
  for (const candidate of candidatesOf(plan.ground, search)) {
    const whim = 1 - WHIM * random();
    const fitting = plan.fit(parts, candidate.at, { away: step.away, before, lenience });
    if (!fitting) continue;
    if (hidden(plan, fitting) > MOST_HIDDEN) continue;
    const score = whim * worthOf(plan, { ...search, candidate, fitting });
    if (score > most) [best, most] = [fitting, score];
  }
  return best;
}

function candidatesOf(
  ground: Ground,
  { step, lenience }: Pick<Search<Item>, 'step' | 'lenience'>,
): Candidate[] {
  if (step.at === 'middle') return overFloor(ground);
  const most = lenience === LENIENCES[0] ? OFF : step.isFree ? OFF_IF_FREE : OFF_AT_MOST;
  return WALLS.flatMap((wall) => alongWall(ground, wall, most));
}

function alongWall(ground: Ground, wall: Wall, most: number): Candidate[] {
  const [from, to] = reachOf(ground, wall);
  const list: Candidate[] = [];
  for (let off = OFF; off <= most; off += OFF_STEP)
    for (let along = Math.max(from, -FAR); along < Math.min(to, FAR); along += STEP)
      list.push({ at: atWall(ground, wall, { along, off }), wall, off });
  return list;
}

function overFloor({ left, right, back, behind }: Ground): Candidate[] {
  const list: Candidate[] = [];
  for (let x = Math.max(left, -FAR); x < Math.min(right, FAR); x += 2 * STEP)
    for (let z = Math.max(back, -FAR); z < Math.min(behind, 0); z += 2 * STEP)
      for (const yaw of [0, Math.PI / 2]) list.push({ at: { x, z, yaw }, wall: null, off: OFF });
  return list;
}

interface Judged<I extends Item> extends Search<I> {
  readonly candidate: Candidate;
  readonly fitting: Fitting<I>;
}

function worthOf<I extends Item>(plan: FloorPlan<I>, judged: Judged<I>): number {
  const { parts, step, candidate, fitting } = judged;
  const whole = fitting.kept.length / parts.length;
  const { main } = fitting;
  const { ground } = plan;
  let worth = (0.3 + 0.7 * whole) * facing(ground, main.stand) * seenSize(ground, main.stand);
  worth *= Math.max(0.05, 1 - 1.6 * hidden(plan, fitting)) * leftByEdges(plan, fitting);
  worth *= Math.exp((OFF - candidate.off) / FROM_WALL);
  if (step.at === 'corner') worth *= cornering(ground, main.stand);
  if (step.at === 'wall' && candidate.wall) worth *= centring(plan, candidate, step);
  if (step.at === 'middle') worth *= amid(ground, main);
  if (step.facesFocus && candidate.wall) worth *= focusing(ground, candidate.wall);
  if (step.facesFirst) worth *= acrossFromFirst(plan, candidate.at);
  return worth;
}

/** Things that show their front to the camera are worth most. */
function facing(ground: Ground, stand: Stand): number {
  const { x, depth, yaw } = standingIn(ground, stand);
  const cosine = (Math.sin(yaw) * -x + Math.cos(yaw) * depth) / (Math.hypot(x, depth) || 1);
  return 0.65 + 0.35 * cosine;
}

/** Near enough to be looked at, and not so near that it hides the room. */
function seenSize(ground: Ground, stand: Stand): number {
  const { depth } = standingIn(ground, stand);
  return Math.min(1, 0.25 + 0.27 * depth) * Math.min(1, 4.5 / Math.max(1, depth)) ** 1.5;
}

/** How near to a corner of the room, or to the end of a wall that is seen. */
function cornering(ground: Ground, { x, z }: Stand): number {
  const { left, right, back } = ground;
  const near = Math.min(Math.hypot(x - left, z - back), Math.hypot(right - x, z - back));
  const side = seenAt(ground, [x, z]);
  const atEdge = side ? Math.abs(side.x - 0.5) : 0;
  return 0.5 + 0.5 * Math.exp(-near / 1.2) + 0.35 * atEdge;
}

/** Large things stand at the middle of their wall, or below its window or picture. */
function centring<I extends Item>(plan: FloorPlan<I>, { at, wall }: Candidate, step: Step): number {
  if (!wall || step.away < 0.5) return 1;
  const { ground } = plan;
  const [from, to] = reachOf(ground, wall);
  const along = wall === 'back wall' ? at.x : wall === 'left wall' ? -at.z : at.z;
  const middle = wall === 'back wall' ? (from + to) / 2 : along;
  return 0.75 + 0.25 * Math.exp(-(((along - middle) / 1.2) ** 2));
}

/** A table that is sat round stands in the free middle: as far from all walls as can be. */
function amid<I extends Item>({ left, right, back }: Ground, main: Fitting<I>['main']): number {
  const { x, z } = main.stand;
  const corners: readonly Point[] = cornersOf(main.item.extent, main.stand);
  const free = Math.min(...corners.map(([cx, cz]) => Math.min(cx - left, right - cx, cz - back)));
  const across = Math.abs(x - (left + right) / 2);
  return (
    Math.min(1, Math.max(0.05, free / 1.2)) *
    (0.5 + 0.5 * Math.exp(-((across / 1.6) ** 2))) *
    (z < 0 ? 1 : 0.3)
  );
}

/** Seats face the fireplace, from across or from beside it; never with their back to its wall. */
function focusing({ openings }: Ground, wall: Wall): number {
  const focus = openings.find(({ kind }) => kind === 'fireplace');
  return focus?.wall === wall ? 0.2 : 1;
}

/** Across from the first group, so that one looks at it from there. */
function acrossFromFirst<I extends Item>(plan: FloorPlan<I>, at: Stand): number {
  const first = plan.settled.find(({ group }) => group === 0);
  if (!first) return 1;
  const turned = Math.cos(at.yaw - first.stand.yaw);
  const away: Point = [at.x - first.stand.x, at.z - first.stand.z];
  const ahead = away[0] * Math.sin(first.stand.yaw) + away[1] * Math.cos(first.stand.yaw);
  const aside = Math.abs(away[0] * Math.cos(first.stand.yaw) - away[1] * Math.sin(first.stand.yaw));
  if (turned < -0.5) return ahead > 1.6 ? 1.5 * Math.exp(-((aside / 1.5) ** 2)) : 0.3;
  return turned > 0.5 ? 0.5 : 0.8;
}

type Stood<I extends Item> = Omit<Settled<I>, 'group'>;

/** Where something is seen, shares of the photo's size, and how far away it stands, metres. */
interface Seen {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly depth: number;
}

/** How much of things that stand there already something would hide, or they of it: the largest share, 0 to 1. */
function hidden<I extends Item>(plan: FloorPlan<I>, { main }: Pick<Fitting<I>, 'main'>): number {
  const own = seenBox(plan.ground, main);
  if (!own) return 0;
  let most = 0;
  for (const other of plan.settled) {
    if (isFlat(other.item)) continue;
    const box = seenBox(plan.ground, other);
    if (box) most = Math.max(most, overlap(own, box) / areaOf(own.depth < box.depth ? box : own));
  }
  return most;
}

function seenBox<I extends Item>(ground: Ground, { item: { extent }, stand, lift }: Stood<I>): Seen | null {
  const corners = cornersOf(extent, stand);
  const seen = [0, extent.top].flatMap((up) => corners.map((corner) => seenAt(ground, corner, lift + up)));
  const xs = seen.map((at) => at?.x ?? NaN);
  const ys = seen.map((at) => at?.y ?? NaN);
  if (xs.some((x) => Number.isNaN(x))) return null;
  const { depth } = standingIn(ground, stand);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    depth,
  };
}

/** How much of something the photo's edges leave of it, 0 to 1. */
function leftByEdges<I extends Item>(plan: FloorPlan<I>, { main }: Pick<Fitting<I>, 'main'>): number {
  const own = seenBox(plan.ground, main);
  return own ? overlap(own, { left: 0, right: 1, top: 0, bottom: 1, depth: 0 }) / areaOf(own) : 0;
}

function overlap(a: Seen, b: Seen): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

function areaOf({ left, right, top, bottom }: Seen): number {
  return Math.max(1e-6, (right - left) * (bottom - top));
}
