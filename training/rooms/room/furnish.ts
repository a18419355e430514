import type { Vec3 } from '../../../engine/src/models.ts';
import type { Pools, Sort } from '../models/pools.ts';
import { kitchenRun } from '../models/kitchen.ts';
import { WALLS, type Placed, type RoomPlan } from './plan.ts';

interface Furnishing {
  readonly plan: RoomPlan;
  readonly pools: Pools;
}

/** Furnishes the room as a bedroom, living room, dining room, office, kitchen, waiting room, or hardly at all. */
export function furnish(plan: RoomPlan, pools: Pools): void {
  const c = plan.chance;
  const room = { plan, pools };
  const kind = c.between(0, 1);
  if (kind < 0.22) sleep(room);
  else if (kind < 0.58) live(room);
  else if (kind < 0.68) dine(room, plan.size.width / 4);
  else if (kind < 0.8) work(room);
  else if (kind < 0.85) wait(room);
  if ((kind > 0.85 && kind < 0.95) || c.is(0.07)) cook(room);
  if (kind < 0.97) fill(room);
}

function one({ plan, pools }: Furnishing, sort: Sort): Pools[Sort][number] {
  return plan.chance.from(pools[sort]);
}

function spot({ plan }: Furnishing, reach = 0.8): { x: number; z: number; yaw: number } {
  const c = plan.chance;
  return {
    x: (c.between(-reach, reach) * plan.size.width) / 2,
    z: (c.between(-reach, reach) * plan.size.depth) / 2,
    yaw: c.between(0, 6.28),
  };
}

function atWall(room: Furnishing, sort: Sort, reach = 1): Placed | null {
  const c = room.plan.chance;
  return room.plan.alongWall(one(room, sort), c.of(WALLS), c.between(-reach, reach));
}

function decorate(room: Furnishing, host: Placed, most: number): void {
  const c = room.plan.chance;
  const sorts = ['ornament', 'ornament', 'ornament', 'tableLamp', 'bouquet'] as const;
  for (let i = c.whole(1, most); i > 0; i--) room.plan.onTop(host, one(room, c.of(sorts)));
}

function sleep(room: Furnishing): void {
  const c = room.plan.chance;
  if (c.is(0.12)) {
    const bunk = atWall(room, 'bunkBed');
    if (bunk) room.plan.focus = bunk.at;
    return;
  }
  const bed = atWall(room, 'bed', 0.4);
  if (!bed) return;
  room.plan.focus = bed.at;
  for (const side of [-1, 1]) {
    if (!c.is(0.75)) continue;
    const model = one(room, 'nightstand');
    const stretch: Vec3 = [
      c.between(0.4, 0.55) / model.width,
      c.between(0.4, 0.6) / model.height,
      c.between(0.8, 1),
    ];
    const stand = room.plan.beside(bed, model, {
      right: side * ((bed.model.width * bed.stretch[0]) / 2 + 0.3),
      front: (-bed.model.depth * bed.stretch[2]) / 2 + 0.3,
      stretch,
    });
    if (stand && c.is(0.75)) room.plan.onTop(stand, one(room, 'tableLamp'), 0.1);
    if (stand && c.is(0.4)) room.plan.onTop(stand, one(room, 'ornament'));
  }
  if (c.is(0.15))
    room.plan.beside(bed, one(room, 'ottoman'), {
      right: 0,
      front: (bed.model.depth * bed.stretch[2]) / 2 + 0.35,
    });
}

function live(room: Furnishing): void {
  const { plan } = room;
  const c = plan.chance;
  const sofa = atWall(room, 'sofa', 0.6);
  if (!sofa) return;
  plan.focus = sofa.at;
  const front = (sofa.model.depth * sofa.stretch[2]) / 2 + c.between(0.4, 0.8);
  const half = (sofa.model.width * sofa.stretch[0]) / 2;
  if (c.is(0.8)) {
    const model = one(room, 'coffeeTable');
    const low = plan.beside(sofa, model, {
      right: 0,
      front: front + model.depth / 2,
      turn: c.is(0.8) ? 0 : c.between(-1, 1),
      stretch: [1, c.between(0.85, 1.15), 1],
    });
    if (low) {
      plan.focus = low.at;
      if (c.is(0.7)) decorate(room, low, 4);
    }
  }
  for (const side of [-1, 1]) {
    if (c.is(0.5))
      plan.beside(sofa, one(room, c.of(['armchair', 'armchair', 'armchair', 'sofa', 'chair'])), {
        right: side * (half + c.between(0.2, 0.7)),
        front: front + c.between(0.2, 1.3),
        turn: -side * c.between(0.6, 2.4),
      });
    if (!c.is(0.35)) continue;
    const model = one(room, 'coffeeTable');
    const end = plan.beside(sofa, model, {
      right: side * (half + 0.35),
      front: 0,
      stretch: [0.45 / model.width, 1.25, 0.45 / model.depth],
    });
    if (end && c.is(0.7)) plan.onTop(end, one(room, 'tableLamp'), 0.1);
  }
  if (c.is(0.25)) dine(room, plan.size.width / 2.5);
}

/** A table with chairs of one set about it. */
function dine(room: Furnishing, reach: number): void {
  const { plan } = room;
  const c = plan.chance;
  const x = c.between(-reach, reach);
  const z = (c.between(-0.7, 0.7) * plan.size.depth) / 2;
  const table = plan.put(one(room, 'diningTable'), {
    x,
    z,
    yaw: c.of([0, Math.PI / 2]) + (c.is(0.3) ? c.between(-0.5, 0.5) : 0),
    stretch: [1, 1, 1],
  });
  if (!table) return;
  plan.focus = table.at;
  const isMixed = c.is(0.15);
  const set = one(room, c.of(['chair', 'chair', 'shellChair']));
  const count = table.model.width > 1.3 ? 2 : 1;
  let first: Placed | null = null;
  for (let i = 0; i < count; i++) {
    for (const side of [-1, 1]) {
      if (c.is(0.1)) continue;
      const right = -table.model.width / 2 + (table.model.width / (2 * count)) * (2 * i + 1);
      const front = side * (table.model.depth / 2 + c.between(-0.08, 0.3));
      const turn = (side > 0 ? Math.PI : 0) + c.between(-0.3, 0.3);
      const chair = plan.beside(table, isMixed ? one(room, 'chair') : set, {
        right,
        front,
        turn,
        stretch: [1, 1, 1],
        mayOverlap: true,
        isLight: true,
        twin: isMixed ? null : first,
      });
      first ??= chair;
    }
  }
  if (c.is(0.65)) decorate(room, table, 4);
  if (c.is(0.5)) plan.fromCeiling(one(room, 'pendant'), x, z);
}

function work(room: Furnishing): void {
  const { plan } = room;
  const c = plan.chance;
  for (let i = c.whole(1, 3); i > 0; i--) {
    const desk = atWall(room, 'desk');
    if (!desk) continue;
    plan.focus = desk.at;
    if (c.is(0.7)) plan.onTop(desk, one(room, 'monitor'), 0.2);
    decorate(room, desk, 5);
    plan.beside(desk, one(room, c.is(0.65) ? 'officeChair' : 'chair'), {
      right: c.between(-0.3, 0.3),
      front: 0.65,
      turn: Math.PI + c.between(-0.9, 0.9),
      mayOverlap: true,
    });
  }
}

/** Rows of the same chair, as in meeting and waiting rooms. */
function wait(room: Furnishing): void {
  const { plan } = room;
  const c = plan.chance;
  const model = one(room, c.of(['shellChair', 'shellChair', 'chair', 'armchair']));
  const yaw = c.of([0, Math.PI / 2, Math.PI, -Math.PI / 2]);
  const step = model.width + c.between(0.05, 0.3);
  let first: Placed | null = null;
  for (let row = 0; row < c.whole(1, 3); row++) {
    for (let i = -2; i <= 2; i++) {
      const [right, front] = [i * step, row * 1.1 - 0.6];
      const [x, z] = [
        right * Math.cos(yaw) + front * Math.sin(yaw),
        front * Math.cos(yaw) - right * Math.sin(yaw),
      ];
      const chair: Placed | null = plan.put(model, {
        x,
        z,
        yaw: yaw + c.between(-0.1, 0.1),
        stretch: [1, 1, 1],
        twin: c.is(0.85) ? first : null,
      });
      first ??= chair;
    }
  }
}

function cook(room: Furnishing): void {
  const { plan, pools } = room;
  const c = plan.chance;
  const wall = c.of(WALLS);
  const run = plan.alongWall(
    kitchenRun(c, Math.min(plan.wallLength(wall) - 0.1, c.between(1.8, 5))),
    wall,
    c.between(-1, 1),
  );
  if (run) plan.focus = run.at;
  if (c.is(0.3)) atWall(room, 'appliance');
  if (!c.is(0.3)) return;
  const island = plan.put(c.from(pools.island), { x: 0, z: 0, stretch: [1, 1, 1] });
  if (!island) return;
  let first: Placed | null = null;
  const seat = one(room, 'stool');
  for (let i = -1; i < 2; i++) {
    const stool: Placed | null = plan.beside(island, seat, {
      right: i * 0.6,
      front: 0.65,
      mayOverlap: true,
      stretch: [1, 1, 1],
      twin: first,
    });
    first ??= stool;
  }
}

const CASES = [
  'wardrobe',
  'chest',
  'sideboard',
  'sideboard',
  'shelves',
  'shelves',
  'bookWall',
  'desk',
  'chest',
] as const;

/** What stands about in any room: cases, single seats, plants, lamps, and in half of the rooms a mess. */
function fill(room: Furnishing): void {
  const { plan } = room;
  const c = plan.chance;
  for (let i = c.whole(0, 5); i > 0; i--) {
    const sort = c.of(CASES);
    const piece = atWall(room, sort);
    if (!piece || piece.model.height > 1.3) continue;
    if (c.is(0.6)) decorate(room, piece, 3);
    if (sort === 'sideboard' && c.is(0.4)) plan.onTop(piece, one(room, 'television'), 0.1);
  }
  if (c.is(0.35)) plan.put(one(room, 'armchair'), spot(room));
  if (c.is(0.2)) plan.put(one(room, c.of(['chair', 'shellChair', 'stool', 'officeChair'])), spot(room));
  if (c.is(0.15)) plan.put(one(room, 'ottoman'), spot(room, 0.6));
  if (c.is(0.06)) atWall(room, 'stairs');
  if (c.is(0.07)) atWall(room, 'fireplace', 0.3);
  for (let i = c.whole(0, 3); i > 0; i--) {
    const s = c.between(0.6, 1.6);
    const corner = { x: c.side() * (plan.size.width / 2 - 0.35), z: c.side() * (plan.size.depth / 2 - 0.35) };
    plan.put(one(room, 'plant'), {
      ...(c.is(0.6) ? corner : spot(room)),
      yaw: c.between(0, 6),
      stretch: [s, s, s],
      mayOverlap: c.is(0.5),
      isLight: true,
    });
  }
  if (c.is(0.35))
    plan.put(one(room, 'floorLamp'), {
      x: c.side() * (plan.size.width / 2 - 0.35),
      z: c.between(-0.9, 0.9) * (plan.size.depth / 2 - 0.3),
      yaw: c.between(0, 6),
    });
  const over = c.is(0.5) ? { x: plan.focus[0], z: plan.focus[2] } : spot(room, 0.5);
  if (c.is(0.4)) plan.fromCeiling(one(room, 'pendant'), over.x, over.z);
  else if (c.is(0.35)) plan.fromCeiling(one(room, 'ceilingLamp'), over.x, over.z);
  if (c.is(0.6)) mess(room);
}

function mess(room: Furnishing): void {
  const { plan } = room;
  const c = plan.chance;
  for (let i = c.is(0.5) ? c.whole(1, 3) : c.whole(3, 14); i > 0; i--) {
    const s = c.between(0.6, 1.3);
    const place = c.is(0.5)
      ? { ...spot(room, 0.85), x: c.side() * (plan.size.width / 2 - 0.4) }
      : spot(room, 0.85);
    const host = c.is(0.15) ? c.from(plan.placed) : null;
    // Clothes over a chair, things on a bed: mess lies on furniture, too.
    if (host && host.plane === 0 && host.at[1] === 0 && host.model.height < 1.2)
      plan.onTop(host, one(room, c.is(0.5) ? 'clutter' : 'ornament'));
    else
      plan.put(one(room, 'clutter'), { ...place, stretch: [s, s, s], mayOverlap: c.is(0.3), isLight: true });
  }
}
