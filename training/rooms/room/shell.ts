import type { Chance } from '../chance.ts';
import { CEILING_PLANE, FIRST_WALL_PLANE, FLOOR_PLANE, NO_PLANE, type ClassName } from '../labels.ts';
import {
  anyColour,
  bulb,
  colour,
  either,
  near,
  pale,
  stuff,
  wild,
  wood,
  woodColour,
  type Dress,
  type Matter,
} from '../matter.ts';
import { ModelBuilder } from '../model.ts';
import type { Placed, RoomPlan } from './plan.ts';

function wallpaper(c: Chance): Matter {
  const kind = c.between(0, 1);
  const scale = c.between(0.7, 1.8);
  if (kind < 0.64)
    return stuff('plain', colour(c.between(0.05, 0.6), c.between(0, 0.14), c.between(0.6, 0.98)));
  if (kind < 0.78) return stuff('plain', anyColour(c));
  if (kind < 0.83)
    return stuff('bricks', colour(c.between(0.02, 0.08), c.between(0.1, 0.6), c.between(0.3, 0.9)), {
      second: pale(c).first,
      scale,
    });
  if (kind < 0.89) return stuff('panels', c.is(0.6) ? pale(c).first : anyColour(c), { scale });
  if (kind < 0.93) return stuff('boards', c.is(0.5) ? pale(c).first : woodColour(c), { scale });
  if (kind < 0.96)
    return stuff(c.of(['stripes', 'floral', 'medallions', 'cells']), anyColour(c), {
      second: anyColour(c),
      scale: c.between(0.8, 3),
    });
  return c.is(0.5)
    ? stuff('tiles', pale(c).first, { second: anyColour(c), scale: c.between(0.3, 1), gloss: 0.3 })
    : wild(c);
}

function flooring(c: Chance): Matter {
  const kind = c.between(0, 1);
  const timber = woodColour(c);
  const second = near(c, timber, 0.3);
  const polish = c.is(0.5) ? c.between(0, 0.6) : 0;
  const isTurned = c.is(0.5);
  if (kind < 0.42)
    return stuff('planks', timber, { second, scale: c.between(0.6, 1.6), gloss: polish, isTurned });
  if (kind < 0.52) return stuff('herringbone', timber, { second, scale: c.between(0.6, 1.4), gloss: polish });
  if (kind < 0.7) return stuff(c.of(['cloth', 'shag', 'shag']), anyColour(c));
  if (kind < 0.84)
    return stuff('tiles', colour(c.between(0.04, 0.14), c.between(0, 0.3), c.between(0.3, 0.95)), {
      second: anyColour(c),
      scale: c.between(0.5, 2),
      gloss: c.between(0, 0.8),
    });
  if (kind < 0.9)
    return stuff(c.of(['printedTiles', 'checks']), anyColour(c), {
      second: anyColour(c),
      scale: c.between(0.6, 2),
      gloss: c.between(0, 0.4),
    });
  return kind < 0.95
    ? stuff(c.of(['marble', 'plain']), anyColour(c), { second: anyColour(c), gloss: c.between(0.1, 0.8) })
    : wild(c);
}

const ceilingPaint: Dress = (c) =>
  c.is(0.88)
    ? stuff('plain', colour(c.between(0.05, 0.15), c.between(0, 0.07), c.between(0.75, 0.98)))
    : c.is(0.6)
      ? stuff('boards', woodColour(c))
      : stuff('plain', anyColour(c));

/** A part of the shell with the plane it belongs to. */
function piece(build: (b: ModelBuilder) => unknown, name: ClassName, plane: number): Placed {
  const b = new ModelBuilder();
  build(b);
  return { model: b.build(name), at: [0, 0, 0], yaw: 0, stretch: [1, 1, 1], plane, twin: null };
}

/** Floor, walls, ceiling, skirting and mouldings, beams, columns, a jutting corner, a sloped ceiling, a glass partition. */
export function addShell(plan: RoomPlan): Placed[] {
  const { width, depth } = plan.size;
  const c = plan.chance;
  const shell = [
    piece(
      (b) => b.box(b.part(flooring), [0, -0.05, 0], [width + 0.2, 0.1, depth + 0.2]),
      'floor',
      FLOOR_PLANE,
    ),
    piece((b) => addCeiling(b, plan), 'ceiling', CEILING_PLANE),
  ];
  const trim = {
    skirting: c.is(0.8) ? c.between(0.05, 0.18) : 0,
    moulding: c.is(0.35) ? c.between(0.05, 0.22) : 0,
    rail: c.is(0.12) ? c.between(0.8, 1.2) : 0,
  };
  const odd = c.is(0.25) ? c.whole(1, 3) : 0;
  const back = piece((b) => addWall(b, plan, { wall: 0, ...trim }), 'wall', FIRST_WALL_PLANE);
  shell.push(back);
  for (const wall of [1, 2, 3] as const) {
    const made = piece((b) => addWall(b, plan, { wall, ...trim }), 'wall', FIRST_WALL_PLANE + wall);
    shell.push(wall === odd ? made : { ...made, twin: back });
  }
  shell.push(...extras(plan, back));
  return shell;
}

function addCeiling(b: ModelBuilder, { chance: c, size: { width, depth, height } }: RoomPlan): void {
  b.box(b.part(ceilingPaint), [0, height + 0.05, 0], [width + 0.2, 0.1, depth + 0.2]);
  if (c.is(0.08)) {
    const beam = b.part(wood);
    const count = c.whole(2, 6);
    for (let i = 0; i < count; i++)
      b.box(beam, [-width / 2 + (width * (i + 0.5)) / count, height - 0.1, 0], [0.16, 0.2, depth]);
  }
  if (c.is(0.07)) {
    const rib = b.part(pale);
    for (let x = -width / 2; x < width / 2; x += 0.9) b.box(rib, [x, height - 0.05, 0], [0.1, 0.1, depth]);
    for (let z = -depth / 2; z < depth / 2; z += 0.9) b.box(rib, [0, height - 0.05, z], [width, 0.1, 0.1]);
  }
  if (!c.is(0.25)) return;
  const spot = b.part(bulb);
  for (let i = c.whole(2, 8); i > 0; i--)
    b.post(
      spot,
      {
        x: c.between(-0.45, 0.45) * width,
        z: c.between(-0.45, 0.45) * depth,
        from: height - 0.012,
        to: height,
        segments: 8,
      },
      0.05,
    );
}

interface WallPlan {
  readonly wall: 0 | 1 | 2 | 3;
  readonly skirting: number;
  readonly moulding: number;
  readonly rail: number;
}

const trimStuff = either(pale, 0.7, wood);

function addWall(b: ModelBuilder, plan: RoomPlan, { wall, skirting, moulding, rail }: WallPlan): void {
  const { width, depth, height } = plan.size;
  const isSide = wall % 2 === 1;
  const sign = wall === 0 || wall === 3 ? -1 : 1;
  const strip = (part: number, y: number, size: { thick: number; tall: number; off: number }): void => {
    if (isSide) b.box(part, [sign * (width / 2 + size.off), y, 0], [size.thick, size.tall, depth]);
    else b.box(part, [0, y, sign * (depth / 2 + size.off)], [width + 0.2, size.tall, size.thick]);
  };
  strip(b.part(wallpaper), height / 2, { thick: 0.1, tall: height, off: 0.05 });
  const trim = b.part(trimStuff);
  if (skirting > 0) strip(trim, skirting / 2, { thick: 0.02, tall: skirting, off: 0 });
  if (moulding > 0) strip(trim, height - moulding / 2, { thick: moulding, tall: moulding, off: 0 });
  if (rail > 0) strip(trim, rail, { thick: 0.03, tall: 0.07, off: 0 });
}

/** What some rooms have; pillars and corners are made of the back wall's stuff. */
function extras(plan: RoomPlan, back: Placed): Placed[] {
  const { width, depth, height } = plan.size;
  const c = plan.chance;
  const out: Placed[] = [];
  if (c.is(0.12)) {
    const [x, z, side] = [c.between(-0.4, 0.4) * width, c.between(-0.4, 0.4) * depth, c.between(0.2, 0.5)];
    const isRound = c.is(0.3);
    const build = (b: ModelBuilder): unknown =>
      isRound
        ? b.post(b.part(wallpaper), { x, z, from: 0, to: height }, side / 2)
        : b.box(b.part(wallpaper), [x, height / 2, z], [side, height, side]);
    out.push({ ...piece(build, 'wall', NO_PLANE), twin: back });
    plan.block(x, z, [side / 2, side / 2]);
  }
  if (c.is(0.12)) {
    const [wide, deep] = [c.between(0.5, 1.6), c.between(0.5, 1.6)];
    const x = c.side() * (width / 2 - wide / 2);
    const z = -depth / 2 + deep / 2;
    const corner = piece(
      (b) => b.box(b.part(wallpaper), [x, height / 2, z], [wide, height, deep]),
      'wall',
      FIRST_WALL_PLANE,
    );
    out.push({ ...corner, twin: back });
    plan.block(x, z, [wide / 2, deep / 2]);
  }
  if (c.is(0.1)) out.push(slope(plan));
  if (c.is(0.05)) out.push(partition(plan));
  return out;
}

/** A roof slope along one side. */
function slope({ chance: c, size: { width, depth, height } }: RoomPlan): Placed {
  const [side, knee, reach] = [c.side(), c.between(0.7, 1.6), c.between(1, 2.2)];
  const [rise, b] = [height - knee, new ModelBuilder()];
  b.box(
    b.part(either(ceilingPaint, 0.8, (chance) => stuff('boards', woodColour(chance)))),
    [0, 0, 0],
    [Math.hypot(reach, rise), 0.02, depth],
  );
  b.tilt(-side * Math.atan2(rise, reach));
  return {
    model: b.build('ceiling'),
    at: [side * (width / 2 - reach / 2), (knee + height) / 2, 0],
    yaw: 0,
    stretch: [1, 1, 1],
    plane: NO_PLANE,
    twin: null,
  };
}

/** Framed panes across a part of the room: a wall one sees through is a window here. */
function partition({ chance: c, size: { depth, height } }: RoomPlan): Placed {
  const b = new ModelBuilder();
  const frame = b.part(
    either(
      pale,
      0.4,
      either(wood, 0.4, (chance) => stuff('plain', near(chance, [0.03, 0.03, 0.03], 0.4))),
    ),
  );
  const [wide, tall] = [c.between(1, 2.4), Math.min(height, c.between(2, 2.6))];
  const columns = c.whole(2, 5);
  for (let i = 0; i <= columns; i++)
    b.box(frame, [-wide / 2 + (wide * i) / columns, tall / 2, 0], [0.04, tall, 0.04]);
  for (const y of [0.03, tall * c.between(0.3, 0.6), tall]) b.box(frame, [0, y, 0], [wide, 0.05, 0.04]);
  return {
    model: b.build('window'),
    at: [c.between(-1, 1), 0, c.between(-0.3, 0.1) * depth],
    yaw: c.between(-0.2, 0.2),
    stretch: [1, 1, 1],
    plane: NO_PLANE,
    twin: null,
  };
}
