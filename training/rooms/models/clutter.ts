import type { Vec3 } from '../../../engine/src/models.ts';
import type { Chance } from '../chance.ts';
import {
  cardboard,
  dark,
  either,
  fabric,
  foliage,
  hard,
  metal,
  painted,
  screenGlass,
  stuff,
  wild,
} from '../matter.ts';
import { ModelBuilder, type Model } from '../model.ts';

function boxes(b: ModelBuilder, c: Chance): void {
  const card = b.part(cardboard);
  const tape = b.part(painted);
  let y = 0;
  for (let i = c.whole(1, 4); i > 0; i--) {
    const [w, h, d, turn] = [
      c.between(0.25, 0.65),
      c.between(0.15, 0.45),
      c.between(0.25, 0.55),
      c.between(-0.3, 0.3),
    ];
    b.turnedBox(card, {
      at: [c.between(-0.05, 0.05), y + h / 2, c.between(-0.05, 0.05)],
      size: [w, h, d],
      y: turn,
    });
    b.turnedBox(tape, { at: [0, y + h + 0.001, 0], size: [w * 0.15, 0.002, d], y: turn });
    if (c.is(0.3))
      b.turnedBox(card, {
        at: [w / 2 + 0.08, y + h, 0],
        size: [0.2, 0.01, d],
        y: turn,
        x: c.between(-0.4, 0.4),
      });
    y += h;
  }
}

/** Clothes, a bag, a blanket on the floor. */
function heap(b: ModelBuilder, c: Chance): void {
  for (let i = c.whole(1, 4); i > 0; i--) {
    const high = c.between(0.12, 0.4);
    b.soft(b.part(either(wild, 0.4, fabric)), {
      at: [c.between(-0.25, 0.25), high / 2, c.between(-0.25, 0.25)],
      size: [c.between(0.3, 0.7), high, c.between(0.25, 0.5)],
      radius: 0.1,
      dents: 0.13,
      divisions: 7,
      seed: c.whole(0, 99),
    });
  }
}

/** Toys, tools, bottles, shoes. */
function litter(b: ModelBuilder, c: Chance): void {
  const parts = [b.part(painted), b.part(painted), b.part(wild), b.part(metal)] as const;
  for (let i = c.whole(3, 14); i > 0; i--) {
    const [x, z] = [c.between(-0.4, 0.4), c.between(-0.4, 0.4)];
    if (c.is(0.4))
      b.post(c.of(parts), { x, z, from: 0, to: c.between(0.05, 0.3), segments: 8 }, [
        c.between(0.02, 0.07),
        c.between(0.01, 0.06),
      ]);
    else
      b.turnedBox(c.of(parts), {
        at: [x, 0.05, z],
        size: [c.between(0.05, 0.28), c.between(0.03, 0.15), c.between(0.05, 0.25)],
        y: c.between(0, 3),
      });
  }
}

function cable(b: ModelBuilder, c: Chance): void {
  const part = b.part(either(dark, 0.7, painted));
  const path: Vec3[] = [];
  let [x, z, heading] = [0, 0, c.between(0, 6)];
  for (let i = 0; i < 18; i++) {
    path.push([x, 0.012, z]);
    heading += c.between(-0.9, 0.9);
    x += Math.cos(heading) * 0.1;
    z += Math.sin(heading) * 0.1;
  }
  b.bar(part, path, c.between(0.006, 0.02));
}

function basket(b: ModelBuilder, c: Chance): void {
  b.post(b.part(either(wild, 0.4, hard)), { from: 0, to: c.between(0.2, 0.6), segments: 14 }, [
    c.between(0.12, 0.25),
    c.between(0.12, 0.3),
  ]);
}

/** A clothes rack or drying rack: thin bars and hanging cloth. */
function rack(b: ModelBuilder, c: Chance): void {
  const frame = b.part(metal);
  const [wide, high] = [c.between(0.6, 1.3), c.between(0.9, 1.7)];
  for (const x of [-1, 1])
    b.bar(
      frame,
      [
        [(x * wide) / 2, 0, 0],
        [(x * wide) / 2, high, 0],
      ],
      0.015,
    ).bar(
      frame,
      [
        [(x * wide) / 2, 0.02, -0.25],
        [(x * wide) / 2, 0.02, 0.25],
      ],
      0.015,
    );
  b.bar(
    frame,
    [
      [-wide / 2, high, 0],
      [wide / 2, high, 0],
    ],
    0.015,
  );
  for (let x = -wide / 2 + 0.08; x < wide / 2 - 0.05; x += c.between(0.04, 0.2)) {
    const long = c.between(0.4, high - 0.2);
    b.turnedBox(b.part(either(wild, 0.25, fabric)), {
      at: [x, high - 0.05 - long / 2, 0],
      size: [c.between(0.02, 0.08), long, c.between(0.3, 0.5)],
      y: c.between(-0.2, 0.2),
    });
  }
}

/** A person or an animal, very roughly: limbs in clothes. */
function figure(b: ModelBuilder, c: Chance): void {
  const [cloth, skin] = [
    b.part(fabric, 'other'),
    b.part(
      (chance) =>
        stuff('plain', [chance.between(0.15, 0.8), chance.between(0.1, 0.5), chance.between(0.06, 0.4)]),
      'other',
    ),
  ];
  if (c.is(0.5)) {
    const size = c.between(0.6, 1.3);
    b.soft(skin, {
      at: [0, 0.2 * size, 0],
      size: [0.45 * size, 0.2 * size, 0.2 * size],
      radius: 0.09,
      dents: 0.03,
    });
    b.soft(skin, {
      at: [0.25 * size, 0.32 * size, 0],
      size: [0.16 * size, 0.15 * size, 0.14 * size],
      radius: 0.06,
    });
    for (const x of [-0.16, 0.16])
      for (const z of [-0.06, 0.06])
        b.post(skin, { x: x * size, z: z * size, from: 0, to: 0.15 * size, segments: 6 }, 0.03 * size);
    return;
  }
  const tall = c.between(0.75, 1.05);
  for (const x of [-0.1, 0.1]) b.post(cloth, { x, from: 0, to: 0.85 * tall, segments: 8 }, [0.06, 0.09]);
  b.soft(cloth, { at: [0, 1.15 * tall, 0], size: [0.42, 0.65 * tall, 0.24], radius: 0.1, dents: 0.02 });
  b.soft(skin, { at: [0, 1.62 * tall, 0], size: [0.19, 0.25, 0.2], radius: 0.09 });
}

const KINDS = [boxes, boxes, heap, heap, litter, litter, cable, basket, rack, figure] as const;

/** Something that lies about: boxes, clothes, toys, cables, racks, now and then a figure (class other). */
export function clutter(c: Chance): Model {
  const b = new ModelBuilder();
  c.of(KINDS)(b, c);
  return b.build('clutter');
}

/** A small thing that stands on a table or shelf. */
export function ornament(c: Chance): Model {
  const b = new ModelBuilder();
  const body = b.part(hard);
  const second = b.part(painted);
  const green = b.part(foliage);
  const form = c.of(['vase', 'books', 'bottles', 'dishes', 'sprig', 'heap'] as const);
  if (form === 'vase')
    b.turned(
      body,
      [0, 0, 0],
      [
        [0.001, 0],
        [c.between(0.03, 0.07), 0],
        [c.between(0.04, 0.12), c.between(0.05, 0.15)],
        [c.between(0.02, 0.05), c.between(0.16, 0.25)],
        [c.between(0.02, 0.06), 0.3],
      ],
    );
  if (form === 'books')
    for (let i = 0; i < 3; i++)
      b.turnedBox(i % 2 ? body : second, {
        at: [0, 0.03 * i + 0.015, 0],
        size: [c.between(0.15, 0.25), 0.03, c.between(0.12, 0.18)],
        y: c.between(-0.3, 0.3),
      });
  if (form === 'bottles')
    for (let i = c.whole(2, 5); i > 0; i--)
      b.post(
        i % 2 ? body : second,
        { x: c.between(-0.2, 0.2), z: c.between(-0.1, 0.1), from: 0, to: c.between(0.1, 0.32), segments: 8 },
        [c.between(0.025, 0.05), c.between(0.01, 0.04)],
      );
  if (form === 'dishes')
    for (let i = c.whole(2, 6); i > 0; i--)
      b.post(
        i % 2 ? body : second,
        {
          x: c.between(-0.35, 0.35),
          z: c.between(-0.2, 0.2),
          from: 0,
          to: c.between(0.015, 0.1),
          segments: 12,
        },
        [c.between(0.04, 0.09), c.between(0.05, 0.14)],
      );
  if (form === 'sprig')
    for (let i = 0; i < 12; i++)
      b.turnedBox(i < 2 ? body : green, {
        at: [c.between(-0.1, 0.1), c.between(0.05, 0.35), c.between(-0.1, 0.1)],
        size: [0.03, 0.12, 0.06],
        y: c.between(0, 3),
        x: c.between(0, 3),
      });
  if (form === 'heap')
    for (let i = c.whole(3, 9); i > 0; i--)
      b.turnedBox(i % 2 ? body : second, {
        at: [c.between(-0.25, 0.25), 0.02, c.between(-0.15, 0.15)],
        size: [c.between(0.05, 0.25), c.between(0.01, 0.08), c.between(0.05, 0.2)],
        y: c.between(0, 3),
      });
  return b.build('other');
}

/** A monitor or laptop on a desk. */
export function monitor(c: Chance): Model {
  const b = new ModelBuilder();
  const frame = b.part(dark);
  const glass = b.part(screenGlass);
  const [wide, tall] = [c.between(0.32, 0.7), c.between(0.2, 0.4)];
  const isLaptop = c.is(0.35);
  const foot = isLaptop ? 0.02 : c.between(0.08, 0.16);
  b.box(frame, [0, foot + tall / 2, 0], [wide, tall, 0.025]).box(
    glass,
    [0, foot + tall / 2, 0.014],
    [wide - 0.03, tall - 0.03, 0.004],
  );
  if (isLaptop) b.box(frame, [0, 0.012, 0.14], [wide, 0.02, 0.26]);
  else b.box(frame, [0, foot / 2, -0.03], [0.05, foot, 0.03]).box(frame, [0, 0.01, 0], [0.26, 0.02, 0.2]);
  if (c.is(0.6))
    b.turnedBox(b.part(either(dark, 0.6, painted), 'other'), {
      at: [0, 0.012, isLaptop ? 0.4 : 0.28],
      size: [0.42, 0.024, 0.14],
      y: c.between(-0.1, 0.1),
    });
  return b.build('screen');
}

/** A television with a foot, its width in metres. */
export function television(c: Chance): Model {
  const b = new ModelBuilder();
  const wide = c.between(0.7, 1.5);
  b.box(b.part(dark), [0, wide * 0.3 + 0.02, -0.01], [wide + 0.03, wide * 0.58, 0.04]);
  b.box(b.part(screenGlass), [0, wide * 0.3 + 0.02, 0.015], [wide, wide * 0.56, 0.01]);
  b.box(b.part(dark), [0, 0.01, 0], [0.3, 0.02, 0.2]);
  return b.build('screen');
}
