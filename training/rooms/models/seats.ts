import type { Vec3 } from '../../../engine/src/models.ts';
import type { Chance } from '../chance.ts';
import { alike, dark, either, fabric, hard, legs, metal, painted } from '../matter.ts';
import { ModelBuilder, type Model } from '../model.ts';

const leathery = either(fabric, 0.85, painted);

/** A sofa of any outline: straight or with a chaise, cushions and throws on it. */
export function sofa(c: Chance): Model {
  const b = new ModelBuilder();
  const body = b.part(leathery);
  const seats = b.part(alike(body, 0.75, leathery));
  const scatter = [b.part(fabric, 'cushion'), b.part(fabric, 'cushion')] as const;
  const feet = b.part(legs);
  const [width, depth] = [c.between(1.4, 3.4), c.between(0.82, 1.05)];
  const [seat, back, arm, radius] = [
    c.between(0.36, 0.46),
    c.between(0.62, 0.95),
    c.between(0.08, 0.3),
    c.between(0.03, 0.09),
  ];
  const lift = c.is(0.5) ? c.between(0.04, 0.16) : 0.02;
  b.soft(body, { at: [0, (seat + lift) / 2, 0], size: [width, seat - lift, depth], radius });
  b.soft(body, { at: [0, back / 2 + 0.1, -depth / 2 + 0.1], size: [width, back - 0.1, 0.2], radius });
  const count = c.whole(1, 4);
  const wide = (width - 2 * arm) / count;
  for (let i = 0; i < count; i++) {
    const x = -width / 2 + arm + wide * (i + 0.5);
    b.soft(seats, {
      at: [x, seat + 0.05, 0.06],
      size: [wide - 0.02, 0.15, depth - 0.2],
      radius: 0.05,
      bulge: [0, 0.02, 0],
    });
    b.soft(seats, {
      at: [x, seat + 0.32, -depth / 2 + 0.27],
      size: [wide - 0.03, back - seat + 0.05, 0.18],
      radius: 0.07,
      turn: [-0.15, 0, 0],
      bulge: [0, 0, 0.03],
    });
  }
  const side = c.side();
  const armHeight = c.between(0.5, 0.68);
  const hasChaise = width > 2 && c.is(0.5);
  if (hasChaise) addChaise(b, c, { body, seats, x: side * (width / 2 - 0.45), seat, radius });
  for (const end of hasChaise && c.is(0.5) ? [-side] : [-1, 1]) {
    b.soft(body, {
      at: [end * (width / 2 - arm / 2), armHeight / 2 + lift / 2, 0],
      size: [arm, armHeight - lift, depth],
      radius,
    });
  }
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.box(feet, [x * (width / 2 - 0.1), lift / 2, z * (depth / 2 - 0.1)], [0.05, lift, 0.05]);
  for (let i = c.whole(0, 5); i > 0; i--) {
    b.pillow(c.of(scatter), {
      centre: [c.between(-0.5, 0.5) * (width - 0.6), seat + 0.3, -depth / 2 + 0.42],
      size: [c.between(0.4, 0.55), c.between(0.3, 0.5), 0.16],
      turn: [-0.3, 0, c.between(-0.2, 0.2)],
      seed: i,
    });
  }
  if (c.is(0.25)) {
    const throwOver = b.part(fabric);
    b.soft(throwOver, {
      at: [c.between(-0.3, 0.3) * width, seat + 0.13, 0.1],
      size: [c.between(0.5, 0.9), 0.06, depth * 0.9],
      radius: 0.03,
      dents: 0.03,
    });
  }
  return b.build('sofa');
}

interface Chaise {
  readonly body: number;
  readonly seats: number;
  readonly x: number;
  readonly seat: number;
  readonly radius: number;
}

function addChaise(b: ModelBuilder, c: Chance, { body, seats, x, seat, radius }: Chaise): void {
  const long = c.between(1.4, 2.4);
  b.soft(body, { at: [x, seat / 2 + 0.02, long / 2], size: [0.9, seat - 0.06, long], radius });
  b.soft(seats, { at: [x, seat + 0.05, long / 2 + 0.1], size: [0.86, 0.15, long - 0.2], radius: 0.05 });
}

/** An armchair: closed or wooden arms, low or winged back; a recliner has a footrest out. */
export function armchair(c: Chance): Model {
  const b = new ModelBuilder();
  const body = b.part(leathery);
  const pad = b.part(alike(body, 0.75, fabric));
  const leg = b.part(legs);
  const isRecliner = c.is(0.25);
  const [width, seat, back] = [c.between(0.65, 0.98), c.between(0.34, 0.46), c.between(0.7, 1.15)];
  const radius = isRecliner ? c.between(0.07, 0.14) : c.between(0.04, 0.1);
  const lean = isRecliner ? c.between(0.3, 0.8) : c.between(0.05, 0.35);
  b.soft(body, { at: [0, seat - 0.06, 0], size: [width, c.between(0.14, 0.26), 0.7], radius });
  b.soft(pad, {
    at: [0, seat + 0.06, 0.04],
    size: [width - 0.16, 0.14, 0.6],
    radius: 0.05,
    bulge: [0, 0.03, 0],
  });
  b.soft(body, {
    at: [0, (back + seat) / 2, -0.32 - lean * 0.15],
    size: [width - c.between(0, 0.1), back - seat + 0.1, c.between(0.12, 0.24)],
    radius,
    turn: [-lean, 0, 0],
  });
  const isClosed = isRecliner || c.is(0.7);
  for (const s of [-1, 1]) {
    if (isClosed)
      b.soft(body, {
        at: [s * (width / 2 - 0.06), seat + 0.1, 0.02],
        size: [isRecliner ? 0.2 : 0.13, c.between(0.3, 0.5), 0.7],
        radius,
      });
    else
      b.box(leg, [(s * width) / 2, seat + 0.22, 0], [0.05, 0.04, 0.65]).box(
        leg,
        [(s * width) / 2, seat / 2 + 0.1, 0.3],
        [0.05, seat + 0.2, 0.05],
      );
  }
  if (isRecliner && c.is(0.7))
    b.soft(pad, {
      at: [0, seat - 0.04, 0.72],
      size: [width - 0.2, 0.14, 0.62],
      radius: 0.06,
      turn: [c.between(-0.1, 0.25), 0, 0],
    });
  if (isRecliner) b.soft(body, { at: [0, seat / 2, 0], size: [width, seat, 0.7], radius: 0.05 });
  const low = seat - 0.12;
  for (const s of [-1, 1])
    for (const q of [-1, 1]) b.box(leg, [s * (width / 2 - 0.06), low / 2, q * 0.28], [0.045, low, 0.045]);
  if (c.is(0.25))
    b.pillow(b.part(fabric, 'cushion'), {
      centre: [0, seat + 0.32, -0.15],
      size: [0.42, 0.36, 0.15],
      turn: [-0.3, 0, 0],
      seed: 4,
    });
  return b.build('chair');
}

/** A swivel chair on five castors. */
export function officeChair(c: Chance): Model {
  const b = new ModelBuilder();
  const seat = b.part(either(dark, 0.6, leathery));
  const frame = b.part(either(dark, 0.6, metal));
  const [wide, tall] = [c.between(0.4, 0.56), c.between(0.35, 0.78)];
  b.soft(seat, { at: [0, 0.48, 0], size: [0.5, 0.09, 0.48], radius: 0.04 });
  b.soft(seat, {
    at: [0, 0.58 + tall / 2, -0.25],
    size: [wide, tall, 0.08],
    radius: 0.04,
    turn: [-c.between(0, 0.2), 0, 0],
  });
  b.post(frame, { from: 0.1, to: 0.45 }, 0.03);
  for (let i = 0; i < 5; i++) {
    const angle = i * 1.2566;
    const [x, z] = [Math.cos(angle), -Math.sin(angle)];
    b.turnedBox(frame, { at: [x * 0.16, 0.09, z * 0.16], size: [0.32, 0.035, 0.04], y: angle });
    b.post(frame, { x: x * 0.3, z: z * 0.3, from: 0, to: 0.06, segments: 6 }, 0.03);
  }
  if (c.is(0.6))
    for (const s of [-1, 1])
      b.box(frame, [s * 0.28, 0.68, -0.02], [0.05, 0.03, 0.28]).box(
        frame,
        [s * 0.28, 0.58, -0.1],
        [0.03, 0.2, 0.04],
      );
  if (c.is(0.25)) b.soft(seat, { at: [0, 0.68 + tall, -0.28], size: [0.28, 0.15, 0.06], radius: 0.03 });
  return b.build('chair');
}

/** A dining or kitchen chair, or a bar stool with a back. */
export function chair(c: Chance): Model {
  const b = new ModelBuilder();
  const seat = b.part(either(hard, 0.5, fabric));
  const leg = b.part(legs);
  const [wide, high] = [c.between(0.4, 0.5), c.is(0.15) ? c.between(0.62, 0.75) : c.between(0.42, 0.48)];
  const [top, thick] = [high + c.between(0.32, 0.58), c.between(0.015, 0.03)];
  b.box(seat, [0, high, 0], [wide, c.between(0.03, 0.08), wide]);
  for (const x of [-1, 1]) {
    const side = x * (wide / 2 - thick);
    for (const z of [-1, 1])
      b.box(leg, [side, high / 2, z * (wide / 2 - thick)], [2 * thick, high, 2 * thick]);
    b.turnedBox(leg, {
      at: [side, (high + top) / 2, -wide / 2 + thick],
      size: [2 * thick, top - high, 2 * thick],
      x: 0.06,
    });
  }
  const form = c.of(['plate', 'rungs', 'spindles', 'spindles'] as const);
  if (form === 'plate')
    b.box(seat, [0, (high + top) / 2 + 0.05, -wide / 2], [wide - 0.04, (top - high) * 0.7, 0.03]);
  if (form === 'rungs')
    for (let i = 1; i < 4; i++)
      b.box(leg, [0, high + (i * (top - high)) / 3.2, -wide / 2], [wide, 0.05, 0.02]);
  if (form === 'spindles') {
    for (let i = -2; i <= 2; i++)
      b.box(leg, [(i * wide) / 6, (high + top) / 2, -wide / 2], [0.02, top - high, 0.02]);
    b.box(leg, [0, top, -wide / 2], [wide, 0.05, 0.03]);
  }
  if (c.is(0.25)) for (const s of [-1, 1]) b.box(leg, [(s * wide) / 2, high + 0.2, 0], [0.03, 0.03, wide]);
  return b.build('chair');
}

/** A moulded shell on thin legs, alone or several stacked. */
export function shellChair(c: Chance): Model {
  const b = new ModelBuilder();
  const shell = b.part(either(painted, 0.8, hard));
  const leg = b.part(either(metal, 0.8, legs));
  const stack = c.is(0.2) ? c.whole(2, 5) : 1;
  const [wide, step] = [c.between(0.42, 0.5), c.between(0.06, 0.1)];
  for (let i = 0; i < stack; i++) {
    const y = 0.44 + i * step;
    b.soft(shell, { at: [0, y, 0.02 + i * 0.03], size: [wide, 0.05, wide], radius: 0.024 });
    b.soft(shell, {
      at: [0, y + 0.24, -wide / 2 + i * 0.03],
      size: [wide - 0.04, c.between(0.3, 0.4), 0.04],
      radius: 0.02,
      turn: [-0.18, 0, 0],
    });
  }
  const splay = c.between(0, 0.06);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const top: Vec3 = [x * wide * 0.38, 0.43, z * wide * 0.38];
      b.bar(leg, [top, [x * (wide * 0.4 + splay), 0, z * (wide * 0.4 + splay)]], c.between(0.009, 0.016));
    }
  }
  return b.build('chair');
}

/** A backless stool: round or square, low or bar height. */
export function stool(c: Chance): Model {
  const b = new ModelBuilder();
  const seat = b.part(either(hard, 0.6, fabric));
  const leg = b.part(legs);
  const [high, radius] = [c.is(0.4) ? c.between(0.6, 0.78) : c.between(0.4, 0.5), c.between(0.15, 0.22)];
  if (c.is(0.6)) b.post(seat, { from: high - 0.05, to: high, segments: 18 }, radius);
  else b.box(seat, [0, high - 0.03, 0], [2 * radius, 0.06, 2 * radius]);
  for (let i = 0; i < 4; i++) {
    const angle = i * 1.5708 + 0.785;
    const foot: Vec3 = [Math.cos(angle) * radius * 1.1, 0, Math.sin(angle) * radius * 1.1];
    b.bar(leg, [[Math.cos(angle) * radius * 0.7, high - 0.04, Math.sin(angle) * radius * 0.7], foot], 0.015);
  }
  return b.build('chair');
}

/** A pouf or footstool. */
export function ottoman(c: Chance): Model {
  const b = new ModelBuilder();
  const cover = b.part(fabric);
  if (c.is(0.5)) b.post(cover, { from: 0, to: c.between(0.3, 0.48), segments: 18 }, c.between(0.22, 0.45));
  else
    b.soft(cover, { at: [0, 0.22, 0], size: [c.between(0.4, 1), 0.38, c.between(0.4, 0.6)], radius: 0.06 });
  return b.build('other');
}
