import type { Chance } from '../chance.ts';
import { door, doorLeaf, glazing, type Outside } from '../models/openings.ts';
import type { Pools } from '../models/pools.ts';
import { WALLS, type Placed, type RoomPlan, type Wall } from './plan.ts';

/** Windows with their curtains, doors and doorways: before the furniture, which may stand in front of them. */
export function addOpenings(plan: RoomPlan, pools: Pools): void {
  const c = plan.chance;
  const outside = { isNight: c.is(0.08), isBlown: c.is(0.55) };
  for (let i = c.is(0.12) ? 0 : c.whole(1, 4); i > 0; i--) addWindow(plan, pools, outside);
  for (let i = c.whole(0, 3); i > 0; i--) addDoor(plan);
}

function addWindow(plan: RoomPlan, pools: Pools, outside: Outside): void {
  const c = plan.chance;
  const wall = c.of(WALLS);
  const isFull = c.is(0.25);
  const width = Math.min(plan.wallLength(wall) - 0.5, isFull ? c.between(1, 4) : c.between(0.6, 2.4));
  const along = c.between(-0.5, 0.5) * (plan.wallLength(wall) - width - 0.2);
  const sill = isFull ? 0.06 : c.between(0.5, 1.1);
  const head = Math.min(plan.size.height - 0.1, isFull ? c.between(2, 2.5) : c.between(1.7, 2.4));
  if (!plan.takeWall(wall, along, width / 2 + 0.1)) return;
  plan.windows.push({ wall, along, width, sill, head });
  plan.hang(glazing(c, { width, height: head - sill }, outside), { wall, along, y: sill });
  if (c.is(0.5)) addCurtains(plan, pools, { wall, along, width, sill, head });
  if (!isFull && c.is(0.35)) plan.hang(c.from(pools.radiator), { wall, along, y: 0.02 });
}

function addCurtains(plan: RoomPlan, pools: Pools, window: RoomPlan['windows'][number]): void {
  const c = plan.chance;
  const { wall, along, width, sill, head } = window;
  const top = c.is(0.8) ? Math.min(plan.size.height - 0.05, head + c.between(0.1, 0.4)) : head + 0.1;
  const foot = sill < 0.2 || c.is(0.75) ? 0.02 : sill - 0.15;
  const model = c.from(pools.curtain);
  const isDrawn = c.is(0.15);
  let first: Placed | null = null;
  for (const side of isDrawn ? [0] : [-1, 1]) {
    const wide = isDrawn ? width + 0.2 : c.between(0.25, 0.6);
    const at = along + side * (width / 2 + wide * c.between(-0.4, 0.45));
    const stretch = [wide, top - foot, c.between(0.6, 1.3)] as const;
    first = plan.hang(model, { wall, along: at, y: foot, off: 0.12, stretch, twin: first });
  }
}

function doorSize(c: Chance): { width: number; height: number } {
  return { width: c.is(0.2) ? c.between(1.2, 1.8) : c.between(0.7, 0.95), height: c.between(1.95, 2.2) };
}

function addDoor(plan: RoomPlan): void {
  const c = plan.chance;
  const wall: Wall = c.of(WALLS);
  const size = doorSize(c);
  const along = c.between(-0.5, 0.5) * (plan.wallLength(wall) - size.width - 0.2);
  if (!plan.takeWall(wall, along, size.width / 2 + 0.1)) return;
  const isOpen = c.is(0.3);
  plan.hang(door(c, size, isOpen), { wall, along, y: 0 });
  if (!isOpen || !c.is(0.6)) return;
  const hinge = plan.beforeWall(
    wall,
    wall === 0 || wall === 3 ? along - size.width / 2 : along + size.width / 2,
    0.05,
  );
  plan.put(doorLeaf(c, size), {
    x: hinge.x,
    z: hinge.z,
    yaw: hinge.yaw - c.between(0.6, 1.6),
    stretch: [1, 1, 1],
    mayOverlap: true,
    isLight: true,
  });
}
