import type { Chance } from '../chance.ts';
import { hard, legs, metal } from '../matter.ts';
import { ModelBuilder, type Model } from '../model.ts';

export type TableKind = 'coffee' | 'dining' | 'desk';

const SIZES = {
  coffee: { width: [0.4, 1.4], depth: [0.38, 0.9], height: [0.3, 0.58] },
  dining: { width: [0.8, 2.3], depth: [0.7, 1.05], height: [0.7, 0.78] },
  desk: { width: [0.9, 2], depth: [0.5, 0.9], height: [0.68, 0.8] },
} as const;

/** A table: round on a foot or three legs, or square on legs, cheeks or trestles; desks may have a pedestal. */
export function table(c: Chance, kind: TableKind): Model {
  const b = new ModelBuilder();
  const top = b.part(hard);
  const leg = b.part(legs);
  const size = SIZES[kind];
  const [width, depth, height] = [c.within(size.width), c.within(size.depth), c.within(size.height)];
  const thick = c.between(0.018, 0.07);
  const plan = { top, leg, width, depth, height, thick };
  if (kind !== 'desk' && c.is(0.25)) addRound(b, c, plan);
  else addSquare(b, c, plan);
  if (kind === 'desk' && c.is(0.45)) addPedestal(b, c, plan);
  return b.build('table');
}

interface Plan {
  readonly top: number;
  readonly leg: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly thick: number;
}

function addRound(b: ModelBuilder, c: Chance, { top, leg, width, height, thick }: Plan): void {
  const radius = Math.min(width, 1.3) / 2;
  b.post(top, { from: height - thick, to: height, segments: 26 }, radius);
  if (c.is(0.5)) {
    b.post(leg, { from: 0, to: height - thick }, [c.between(0.04, 0.2), c.between(0.03, 0.06)]);
    b.post(leg, { from: 0, to: 0.03, segments: 20 }, radius * 0.55);
    return;
  }
  for (let i = 0; i < 4; i++) {
    const [x, z] = [Math.cos(i * 1.571), Math.sin(i * 1.571)];
    b.bar(
      leg,
      [
        [x * radius * 0.7, height - thick, z * radius * 0.7],
        [x * radius * 0.85, 0, z * radius * 0.85],
      ],
      0.02,
    );
  }
}

function addSquare(b: ModelBuilder, c: Chance, { top, leg, width, depth, height, thick }: Plan): void {
  b.box(top, [0, height - thick / 2, 0], [width, thick, depth]);
  const bar = c.between(0.02, 0.09);
  const stand = c.of(['legs', 'legs', 'legs', 'cheeks', 'trestles'] as const);
  for (const x of [-1, 1]) {
    if (stand === 'cheeks') b.box(top, [x * (width / 2 - thick / 2), height / 2, 0], [thick, height, depth]);
    for (const z of [-1, 1]) {
      const at = { x: x * (width / 2 - bar), z: z * (depth / 2 - bar) };
      if (stand === 'legs') b.box(leg, [at.x, (height - thick) / 2, at.z], [bar, height - thick, bar]);
      if (stand === 'trestles')
        b.bar(
          leg,
          [
            [at.x * 0.85, height - thick, at.z * 0.3],
            [at.x * 0.85, 0, at.z],
          ],
          0.02,
        );
    }
  }
  if (c.is(0.35)) b.box(top, [0, height - thick - 0.05, 0], [width - 0.15, 0.1, depth - 0.12]);
  if (height < 0.6 && c.is(0.35)) b.box(top, [0, height * 0.3, 0], [width - 0.1, 0.02, depth - 0.1]);
}

function addPedestal(b: ModelBuilder, c: Chance, { top, width, depth, height }: Plan): void {
  const knob = b.part(metal);
  const x = c.side() * (width / 2 - 0.22);
  b.box(top, [x, height / 2, 0], [0.4, height - 0.06, depth - 0.06]);
  for (let i = 1; i < 4; i++) b.box(knob, [x, height * i * 0.25, depth / 2 - 0.02], [0.12, 0.02, 0.02]);
}
