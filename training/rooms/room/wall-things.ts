import type { Chance } from '../chance.ts';
import { FLOOR_PLANE } from '../labels.ts';
import { anyColour, colour, fabric, stuff, type Dress } from '../matter.ts';
import { ModelBuilder } from '../model.ts';
import type { Pools } from '../models/pools.ts';
import { mirror, picture, wallScreen } from '../models/wall-pieces.ts';
import { WALLS, type Placed, type RoomPlan, type Wall } from './plan.ts';

/** Pictures, mirrors, screens, shelves, lamps, radiators and cables on the walls, and a rug on the floor. */
export function addWallThings(plan: RoomPlan, pools: Pools): void {
  const c = plan.chance;
  for (const wall of WALLS) {
    for (let i = c.is(0.5) ? c.whole(1, 3) : 0; i > 0; i--) hangSomething(plan, wall);
    const along = (): number => c.between(-0.45, 0.45) * plan.wallLength(wall);
    if (c.is(0.1))
      tryHang(plan, c.from(pools.wallShelf), { wall, along: along(), y: c.between(1.1, 1.7), off: 0 });
    if (c.is(0.12))
      tryHang(plan, c.from(pools.wallLamp), { wall, along: along(), y: c.between(1.4, 1.9), off: 0 });
    if (c.is(0.08)) tryHang(plan, c.from(pools.radiator), { wall, along: along(), y: 0.02 });
    if (c.is(0.07))
      tryHang(plan, c.from(pools.hanging), { wall, along: along(), y: c.between(0.2, 1), off: 0.01 });
  }
}

function tryHang(
  plan: RoomPlan,
  model: Pools['radiator'][number],
  spot: { wall: Wall; along: number; y: number; off?: number },
): void {
  if (plan.takeWall(spot.wall, spot.along, model.width / 2)) plan.hang(model, spot);
}

function hangSomething(plan: RoomPlan, wall: Wall): void {
  const c = plan.chance;
  const kind = c.between(0, 1);
  const width = c.between(0.25, kind < 0.12 ? 1.4 : 1.1);
  const height = kind < 0.12 ? width * 0.58 : c.between(0.25, kind < 0.27 ? 1.6 : 1.1);
  const along = c.between(-0.5, 0.5) * (plan.wallLength(wall) - width - 0.1);
  if (!plan.takeWall(wall, along, width / 2 + 0.03)) return;
  const y = Math.max(0.25, c.between(1.1, 1.7) - height * 0.4);
  if (kind < 0.12) plan.hang(wallScreen(c, width), { wall, along, y });
  else if (kind < 0.27) plan.hang(mirror(c, [width, height]), { wall, along, y });
  else hangPictures(plan, { wall, along, y, size: [width, height] });
}

function hangPictures(
  plan: RoomPlan,
  { wall, along, y, size }: { wall: Wall; along: number; y: number; size: readonly [number, number] },
): void {
  const c = plan.chance;
  const model = picture(c, size);
  plan.hang(model, { wall, along, y });
  if (!c.is(0.25)) return;
  for (const side of [-1, 1]) {
    const next = along + side * (size[0] + 0.08);
    if (plan.takeWall(wall, next, size[0] / 2)) plan.hang(model, { wall, along: next, y });
  }
}

const RUGS = [
  'cloth',
  'shag',
  'shag',
  'stripes',
  'floral',
  'medallions',
  'medallions',
  'medallions',
  'cells',
  'checks',
  'plain',
] as const;

const rugStuff: Dress = (c) => {
  const first = c.is(0.5)
    ? colour(c.between(0.04, 0.14), c.between(0, 0.4), c.between(0.3, 0.95))
    : anyColour(c);
  return stuff(c.of(RUGS), first, { second: anyColour(c), scale: c.between(0.4, 2.2), isTurned: c.is(0.5) });
};

/** A rug near the room's focus: rectangular with or without border, or round. */
export function addRug(plan: RoomPlan): Placed {
  const c = plan.chance;
  const [b, width, depth] = [new ModelBuilder(), c.between(0.9, 3.4), c.between(0.6, 2.4)];
  const pile = b.part(rugStuff);
  if (c.is(0.2)) b.post(pile, { from: 0, to: 0.012, segments: 32 }, width / 2);
  else {
    b.box(pile, [0, 0.006, 0], [width, 0.012, depth]);
    if (c.is(0.45)) addBorder(b, c, { width, depth });
  }
  const keep = (value: number, side: number): number =>
    Math.max(-side / 2 + 0.5, Math.min(side / 2 - 0.5, value));
  const at = [
    keep(plan.focus[0] * 0.8 + c.between(-0.4, 0.4), plan.size.width),
    0.001,
    keep(plan.focus[2] * 0.8 + c.between(-0.4, 0.4), plan.size.depth),
  ] as const;
  const yaw = c.of([0, Math.PI / 2]) + (c.is(0.25) ? c.between(-0.5, 0.5) : 0);
  return { model: b.build('rug'), at, yaw, stretch: [1, 1, 1], plane: FLOOR_PLANE, twin: null };
}

function addBorder(b: ModelBuilder, c: Chance, { width, depth }: { width: number; depth: number }): void {
  const edge = b.part(fabric);
  const inset = c.between(0.03, 0.15);
  for (const s of [-1, 1]) {
    b.box(edge, [s * (width / 2 - inset), 0.007, 0], [0.05, 0.013, depth - 2 * inset]);
    b.box(edge, [0, 0.007, s * (depth / 2 - inset)], [width - 2 * inset, 0.013, 0.05]);
  }
}
