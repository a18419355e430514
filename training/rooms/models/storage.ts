import type { Chance } from '../chance.ts';
import {
  alike,
  anyColour,
  dark,
  either,
  hard,
  metal,
  near,
  painted,
  pale,
  stuff,
  wild,
  type Dress,
} from '../matter.ts';
import { ModelBuilder, type Model } from '../model.ts';

export type CupboardKind = 'wardrobe' | 'chest' | 'sideboard';

const SIZES = {
  wardrobe: { width: [0.9, 2.6], height: [1.7, 2.4] },
  chest: { width: [0.5, 1.4], height: [0.55, 1.35] },
  sideboard: { width: [0.8, 2.2], height: [0.35, 0.95] },
} as const;

const darkGlass: Dress = (c) => stuff('plain', near(c, [0.25, 0.28, 0.3], 0.6), { gloss: 0.5 });

/** A piece with doors or drawers; some stand open, some are glazed. */
export function cupboard(c: Chance, kind: CupboardKind): Model {
  const b = new ModelBuilder();
  const body = b.part(either(pale, 0.35, hard));
  const front = b.part(alike(body, 0.75, either(wild, 0.3, hard)));
  const knob = b.part(metal);
  const inside = b.part(
    either(dark, 0.7, (chance) => stuff('spines', anyColour(chance), { second: anyColour(chance) })),
  );
  const glass = b.part(darkGlass);
  const [width, height, depth] = [
    c.within(SIZES[kind].width),
    c.within(SIZES[kind].height),
    c.between(0.35, 0.62),
  ];
  const lift = c.is(0.5) ? c.between(0.03, 0.18) : 0;
  b.box(body, [0, lift + (height - lift) / 2, 0], [width, height - lift, depth]);
  if (lift > 0)
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        b.box(knob, [x * (width / 2 - 0.05), lift / 2, z * (depth / 2 - 0.05)], [0.04, lift, 0.04]);
  const columns = kind === 'chest' ? c.whole(1, 2) : Math.max(1, Math.round(width / c.between(0.4, 0.65)));
  const rows = kind === 'wardrobe' ? 1 : c.whole(1, kind === 'chest' ? 5 : 3);
  const isGlazed = c.is(0.14);
  const [wide, tall] = [width / columns, (height - lift) / rows];
  const [isFramed, hasKnobs] = [c.is(0.3), c.is(0.85)];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [x, y] = [-width / 2 + wide * (i + 0.5), lift + tall * (j + 0.5)];
      const isOpen = c.is(0.07);
      b.box(
        isOpen ? inside : isGlazed ? glass : front,
        [x, y, depth / 2 + 0.006],
        [wide - 0.02, tall - 0.02, isOpen ? 0.002 : 0.02],
      );
      if (isOpen) continue;
      if (isFramed && tall > 0.3) b.box(body, [x, y, depth / 2 + 0.018], [wide - 0.14, tall - 0.14, 0.01]);
      if (!hasKnobs) continue;
      if (rows > 1) b.box(knob, [x, y, depth / 2 + 0.025], [0.12, 0.02, 0.02]);
      else b.box(knob, [x + (i % 2 ? -1 : 1) * (wide / 2 - 0.06), y, depth / 2 + 0.025], [0.02, 0.15, 0.02]);
    }
  }
  return b.build('cabinet');
}

/** Open shelves, empty to crammed; `isWall` covers a whole wall with books. */
export function shelves(c: Chance, isWall = false): Model {
  const b = new ModelBuilder();
  const frame = b.part(hard);
  const back = b.part(either(dark, 0.5, pale));
  const things = Array.from({ length: 9 }, () => b.part(painted));
  const [width, height, depth] = isWall
    ? [c.between(2.2, 4.5), c.between(2, 2.6), c.between(0.26, 0.38)]
    : [c.between(0.5, 2.2), c.between(0.8, 2.4), c.between(0.24, 0.4)];
  const rows = Math.round(height / c.between(0.28, 0.42));
  const columns = Math.max(1, Math.round(width / c.between(0.6, 1)));
  if (isWall || c.is(0.7)) b.box(back, [0, height / 2, -depth / 2 + 0.01], [width, height, 0.02]);
  for (let i = 0; i <= columns; i++)
    b.box(frame, [-width / 2 + (width * i) / columns, height / 2, 0], [0.03, height, depth]);
  for (let j = 0; j <= rows; j++)
    b.box(frame, [0, 0.03 + ((height - 0.04) * j) / rows, 0], [width, 0.028, depth]);
  const fill = isWall ? c.between(0.75, 1) : c.between(0.2, 1);
  for (let j = 0; j < rows; j++)
    fillRow(b, c, {
      things,
      fill,
      width,
      depth,
      bottom: 0.045 + ((height - 0.04) * j) / rows,
      room: height / rows,
    });
  return b.build('cabinet');
}

interface Row {
  readonly things: readonly number[];
  readonly fill: number;
  readonly width: number;
  readonly depth: number;
  readonly bottom: number;
  readonly room: number;
}

function fillRow(b: ModelBuilder, c: Chance, { things, fill, width, depth, bottom, room }: Row): void {
  let x = -width / 2 + 0.04;
  while (x < width / 2 - 0.1) {
    const part = c.from(things);
    if (c.is(fill)) {
      const [thick, tall] = [c.between(0.02, 0.055), room * c.between(0.5, 0.85)];
      b.box(part, [x + thick / 2, bottom + tall / 2, 0.01], [thick, tall, depth * c.between(0.6, 0.85)]);
      x += thick + 0.003;
    } else if (c.is(0.35)) {
      const wide = c.between(0.1, 0.24);
      if (c.is(0.5)) b.box(part, [x + wide / 2, bottom + room * 0.3, 0], [wide, room * 0.55, depth * 0.7]);
      else
        b.post(
          part,
          { x: x + wide / 2, from: bottom, to: bottom + room * c.between(0.3, 0.7), segments: 8 },
          [wide * 0.4, wide * 0.25],
        );
      x += wide + 0.02;
    } else x += c.between(0.03, 0.2);
  }
}
