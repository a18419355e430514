import type { Chance } from '../chance.ts';
import { either, fabric, hard, pale } from '../matter.ts';
import { ModelBuilder, type Model } from '../model.ts';

const linen = either(pale, 0.6, fabric);

/** A bed, single or double, made or rumpled. */
export function bed(c: Chance): Model {
  const b = new ModelBuilder();
  const frame = b.part(either(hard, 0.6, fabric));
  const sheet = b.part(linen);
  const duvet = b.part(either(pale, 0.45, fabric));
  const [width, long, high] = [c.between(0.85, 1.95), c.between(1.9, 2.1), c.between(0.25, 0.55)];
  b.box(frame, [0, high * 0.45, 0], [width + 0.06, high * 0.5, long + 0.04]);
  if (c.is(0.85)) addHead(b, c, { frame, width, long });
  if (c.is(0.2)) b.box(frame, [0, high * 0.8, long / 2 + 0.03], [width + 0.06, high * 1.5, 0.05]);
  b.soft(sheet, { at: [0, high + 0.06, 0], size: [width, 0.22, long], radius: 0.06 });
  b.soft(duvet, {
    at: [0, high + 0.12, long * 0.12],
    size: [width + 0.14, 0.24, long * c.between(0.5, 0.75)],
    radius: 0.09,
    bulge: [0.02, 0.04, 0.02],
    dents: c.between(0.02, 0.1),
    dentFrequency: c.between(2, 6),
    divisions: 12,
  });
  if (c.is(0.5)) {
    const spread = b.part(fabric);
    b.soft(spread, {
      at: [c.between(-0.1, 0.1), high + 0.16, long * c.between(0.15, 0.35)],
      size: [width + 0.18, 0.22, c.between(0.3, 0.8)],
      radius: 0.07,
      dents: c.between(0.02, 0.06),
      divisions: 10,
    });
  }
  addPillows(b, c, { width, long, high });
  return b.build('bed');
}

function addHead(
  b: ModelBuilder,
  c: Chance,
  { frame, width, long }: { frame: number; width: number; long: number },
): void {
  const high = c.between(0.6, 1.4);
  if (c.is(0.65)) {
    b.soft(frame, {
      at: [0, high / 2, -long / 2 - 0.05],
      size: [width + c.between(0.05, 0.4), high, 0.1],
      radius: 0.03,
    });
    return;
  }
  for (let i = 0; i <= 8; i++)
    b.box(frame, [-width / 2 + (width * i) / 8, high / 2, -long / 2 - 0.03], [0.035, high, 0.035]);
  b.box(frame, [0, high, -long / 2 - 0.03], [width + 0.05, 0.06, 0.05]);
}

function addPillows(
  b: ModelBuilder,
  c: Chance,
  { width, long, high }: { width: number; long: number; high: number },
): void {
  const pillow = b.part(linen);
  const scatter = b.part(fabric, 'cushion');
  const count = width < 1.1 ? 1 : 2;
  for (let i = 0; i < count; i++) {
    const x = count === 1 ? 0 : (i - 0.5) * width * 0.5;
    b.pillow(pillow, {
      centre: [x, high + 0.3, -long / 2 + 0.22],
      size: [0.65, 0.45, 0.2],
      turn: [-c.between(0.4, 1.2), 0, 0],
      seed: i,
    });
    if (c.is(0.5))
      b.pillow(scatter, {
        centre: [x * 0.85, high + 0.32, -long / 2 + 0.45],
        size: [c.between(0.4, 0.6), c.between(0.35, 0.45), 0.17],
        turn: [-0.6, 0, c.between(-0.2, 0.2)],
        seed: 5 + i,
      });
  }
}

/** A bunk bed with a ladder: what attics and children's rooms have. */
export function bunkBed(c: Chance): Model {
  const b = new ModelBuilder();
  const frame = b.part(hard);
  const cover = b.part(linen);
  const [width, long] = [c.between(0.85, 1.05), 2];
  for (const x of [-1, 1])
    for (const z of [-1, 1]) b.box(frame, [(x * width) / 2, 0.8, (z * long) / 2], [0.07, 1.6, 0.07]);
  for (const y of [0.3, 1.25]) {
    b.box(frame, [0, y, 0], [width, 0.12, long]);
    b.soft(cover, {
      at: [0, y + 0.13, 0],
      size: [width - 0.04, 0.2, long - 0.06],
      radius: 0.06,
      dents: 0.03,
    });
  }
  for (const x of [-1, 1]) b.box(frame, [(x * width) / 2, 1.5, 0], [0.03, 0.1, long]);
  for (let y = 0.25; y < 1.5; y += 0.27)
    b.box(frame, [width / 2 + 0.05, y, long / 2 - 0.3], [0.04, 0.04, 0.4]);
  return b.build('bed');
}
