import type { Chance } from '../chance.ts';
import {
  alike,
  colour,
  dark,
  either,
  fabric,
  hard,
  metal,
  near,
  pale,
  stuff,
  wood,
  wild,
  type Dress,
  type Matter,
} from '../matter.ts';
import { ModelBuilder, type Model } from '../model.ts';

/** Width and height of a hole in a wall, metres; models stand on y = 0 with the wall at z = 0. */
export interface Opening {
  readonly width: number;
  readonly height: number;
}

/** What every window of a room shows: one time of day. */
export interface Outside {
  readonly isNight: boolean;
  /** So bright that the camera sees white. */
  readonly isBlown: boolean;
}

function outdoors(c: Chance, { isNight, isBlown }: Outside): Matter {
  if (isNight) return stuff('plain', [0.01, 0.012, 0.02], { glow: 0.05, gloss: 0.5 });
  const glow = isBlown ? c.between(3, 9) : c.between(0.7, 2.2);
  const land = c.is(0.7)
    ? colour(c.between(0.17, 0.4), c.between(0.08, 0.5), c.between(0.15, 0.5))
    : colour(c.between(0.05, 0.12), c.between(0.1, 0.4), c.between(0.3, 0.7));
  return stuff('view', c.is(0.6) ? [0.75, 0.87, 1] : [0.95, 0.95, 0.95], {
    second: land,
    scale: c.between(0, 1.5),
    glow,
  });
}

/** A window with frame, bars, sometimes an arch, blinds, a roller blind, shutters or mosquito-net muntins. */
export function glazing(c: Chance, { width, height }: Opening, outside: Outside): Model {
  const b = new ModelBuilder();
  const glass = b.part((chance) => outdoors(chance, outside));
  const frame = b.part(either(pale, 0.7, hard));
  const bar = c.between(0.03, 0.09);
  b.box(glass, [0, height / 2, 0], [width, height, 0.01]);
  for (const s of [-1, 1]) b.box(frame, [(s * width) / 2, height / 2, 0.02], [bar, height + bar, 0.06]);
  b.box(frame, [0, 0, 0.03], [width + bar, bar, 0.09]).box(
    frame,
    [0, height, 0.02],
    [width + bar, bar, 0.06],
  );
  if (c.is(0.12)) {
    b.post(glass, { from: height, to: height + 0.001 }, 0.001);
    for (let i = 0; i < 12; i++) {
      const [from, to] = [(i / 12) * Math.PI, ((i + 1) / 12) * Math.PI];
      b.blade(glass, [
        [0, height, 0.01],
        [(Math.cos(from) * width) / 2, height + Math.sin(from) * width * 0.3, 0.01],
        [(Math.cos(to) * width) / 2, height + Math.sin(to) * width * 0.3, 0.01],
        [0, height, 0.01],
      ]);
    }
  }
  const [columns, rows] = [c.is(0.3) ? 1 : c.whole(1, 5), c.is(0.6) ? 1 : c.whole(2, 4)];
  for (let k = 1; k < columns; k++)
    b.box(
      frame,
      [-width / 2 + (width * k) / columns, height / 2, 0.015],
      [c.between(0.02, 0.07), height, 0.03],
    );
  for (let k = 1; k < rows; k++) b.box(frame, [0, (height * k) / rows, 0.015], [width, 0.03, 0.03]);
  addBlind(b, c, { width, height });
  return b.build('window');
}

function addBlind(b: ModelBuilder, c: Chance, { width, height }: Opening): void {
  const kind = c.between(0, 1);
  if (kind < 0.12) {
    const slat = b.part(either(pale, 0.7, wood));
    const drop = c.between(0.3, 1);
    for (let y = height; y > height * (1 - drop); y -= 0.06)
      b.turnedBox(slat, { at: [0, y, 0.05], size: [width, 0.022, 0.03], x: 0.6 });
  } else if (kind < 0.22) {
    b.box(
      b.part(either(pale, 0.6, fabric), 'curtain'),
      [0, height * 0.75, 0.06],
      [width, height * 0.5, 0.01],
    );
  } else if (kind < 0.27) {
    const leaf = b.part(either(pale, 0.5, wood));
    for (const s of [-1, 1])
      for (let y = 0.05; y < height; y += 0.07)
        b.turnedBox(leaf, { at: [s * width * 0.62, y, 0.04], size: [width * 0.24, 0.05, 0.02], x: 0.5 });
  }
}

const doorPaint = either(pale, 0.6, hard);
const frosted: Dress = (c) => stuff('plain', [0.8, 0.85, 0.9], { glow: c.between(0, 1.5), gloss: 0.4 });
const throughDoor: Dress = (c) =>
  c.is(0.5)
    ? stuff('plain', near(c, [0.04, 0.04, 0.04], 0.6))
    : stuff('art', near(c, [0.5, 0.45, 0.4], 0.5), {
        second: near(c, [0.2, 0.18, 0.16], 0.5),
        scale: 0.3,
        glow: c.between(0, 0.5),
      });

/** A door: panelled, plain, glazed or double, closed or an open doorway to a dark or lit room. */
export function door(c: Chance, { width, height }: Opening, isOpen: boolean): Model {
  const b = new ModelBuilder();
  const leaf = b.part(isOpen ? throughDoor : doorPaint);
  const frame = b.part(isOpen ? doorPaint : alike(leaf, 0.6, either(pale, 0.6, wood)));
  const panel = b.part(alike(leaf, 0.5, either(pale, 0.5, wood)));
  const knob = b.part(metal);
  const glass = b.part(frosted);
  b.box(leaf, [0, height / 2, 0], [width, height, 0.03]);
  for (const s of [-1, 1])
    b.box(frame, [s * (width / 2 + 0.04), height / 2, 0.01], [0.08, height + 0.08, 0.05]);
  b.box(frame, [0, height + 0.04, 0.01], [width, 0.08, 0.05]);
  if (isOpen) return b.build('door');
  const leaves = width > 1.1 ? 2 : 1;
  const [rows, glazed] = [c.whole(0, 4), c.between(0, 1)];
  for (let i = 0; i < leaves; i++) {
    const [x, wide] = [(i - (leaves - 1) / 2) * (width / leaves), width / leaves];
    b.box(knob, [x + (i ? -1 : 1) * (wide / 2 - 0.08), height * 0.48, 0.04], [0.1, 0.03, 0.06]);
    if (leaves > 1) b.box(knob, [0, height / 2, 0.016], [0.008, height, 0.004]);
    for (let j = 0; j < rows; j++) {
      const isGlass = glazed < 0.15 || (glazed < 0.3 && j === rows - 1);
      b.box(
        isGlass ? glass : panel,
        [x, (height * (j + 0.5)) / rows, 0.018],
        [wide * 0.66, (height / rows) * 0.75, 0.01],
      );
    }
  }
  return b.build('door');
}

/** A door's leaf by itself, hinged at x = 0, for doors that stand open into the room. */
export function doorLeaf(c: Chance, { width, height }: Opening): Model {
  const b = new ModelBuilder();
  const leaf = b.part(doorPaint);
  b.box(leaf, [width / 2, height / 2, 0], [width, height, 0.04]);
  b.box(b.part(metal), [width - 0.08, height * 0.48, 0.04], [0.1, 0.03, 0.05]);
  for (let j = 0; j < c.whole(0, 3); j++)
    b.box(
      b.part(alike(leaf, 0.7, pale)),
      [width / 2, height * (0.25 + 0.5 * j), 0.022],
      [width * 0.6, height * 0.3, 0.01],
    );
  return b.build('door');
}

/** One curtain in folds, 1 m wide and 1 m high, hanging from y = 1: stretched to its place. */
export function curtain(c: Chance): Model {
  const b = new ModelBuilder();
  const cloth = b.part((chance) =>
    chance.is(0.5)
      ? stuff(
          'cloth',
          colour(chance.between(0.05, 0.6), chance.between(0, 0.12), chance.between(0.6, 0.98)),
          { glow: chance.is(0.2) ? chance.between(0.1, 0.6) : 0 },
        )
      : fabric(chance),
  );
  const folds = c.whole(4, 12);
  const [swell, gather] = [c.between(0.02, 0.06), c.is(0.2) ? c.between(0.3, 0.6) : 0];
  const steps = folds * 4;
  const at = (i: number, y: number): readonly [number, number, number] => {
    const pinch = 1 - gather * Math.max(0, 1 - Math.abs(y - 0.4) * 2.2);
    return [(i / steps - 0.5) * pinch, y, swell * Math.sin((i / 4) * 2 * Math.PI + y * 0.6)];
  };
  const rows = gather > 0 ? 6 : 1;
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < rows; j++)
      b.blade(cloth, [
        at(i, j / rows),
        at(i + 1, j / rows),
        at(i + 1, (j + 1) / rows),
        at(i, (j + 1) / rows),
      ]);
  }
  return b.build('curtain');
}

/** A ribbed, panel or column radiator. */
export function radiator(c: Chance): Model {
  const b = new ModelBuilder();
  const iron = b.part(either(pale, 0.85, either(dark, 0.5, wild)));
  const [width, height] = [c.between(0.5, 1.5), c.is(0.15) ? c.between(1, 1.7) : c.between(0.4, 0.65)];
  const step = c.between(0.045, 0.09);
  if (c.is(0.25)) b.box(iron, [0, height / 2 + 0.08, 0.05], [width, height, 0.06]);
  for (let x = -width / 2; x < width / 2; x += step)
    b.box(iron, [x, height / 2 + 0.08, 0.07], [step * 0.6, height, 0.09]);
  return b.build('radiator');
}

/** A staircase climbing along +x, with or without a balustrade. */
export function stairs(c: Chance): Model {
  const b = new ModelBuilder();
  const tread = b.part(hard);
  const riser = b.part(either(pale, 0.6, hard));
  const rail = b.part(either(wood, 0.5, metal));
  const [rise, going, wide] = [c.between(0.16, 0.19), c.between(0.22, 0.28), c.between(0.75, 1.1)];
  const [count, isOpen] = [c.whole(6, 14), c.is(0.35)];
  const start = (-count * going) / 2;
  for (let i = 0; i < count; i++) {
    const [x, y] = [start + going * (i + 0.5), rise * (i + 1)];
    b.box(tread, [x, y - 0.02, 0], [going + 0.03, 0.04, wide]);
    if (!isOpen) b.box(riser, [x, (y - 0.04) / 2, 0], [going, y - 0.04, wide]);
    if (i % 2 === 0)
      b.bar(
        rail,
        [
          [x, y, wide / 2],
          [x, y + 0.9, wide / 2],
        ],
        0.018,
      );
  }
  b.bar(
    rail,
    [
      [start, rise + 0.9, wide / 2],
      [-start, rise * count + 0.9, wide / 2],
    ],
    0.03,
  );
  return b.build('stairs');
}

/** A fireplace or stove; the wall is at z = 0. */
export function fireplace(c: Chance): Model {
  const b = new ModelBuilder();
  if (c.is(0.3)) {
    const iron = b.part(dark);
    b.box(iron, [0, 0.55, 0.35], [0.55, 0.8, 0.45]).box(
      b.part((chance) =>
        stuff('art', [1, 0.4, 0.1], { second: [0.1, 0.03, 0.01], scale: 2, glow: chance.between(0, 1.5) }),
      ),
      [0, 0.6, 0.58],
      [0.4, 0.4, 0.01],
    );
    b.post(iron, { z: 0.3, from: 0.9, to: 2.5 }, 0.07);
    return b.build('fireplace');
  }
  const surround = b.part(
    either(
      pale,
      0.4,
      either(wood, 0.4, (chance) =>
        stuff('bricks', near(chance, [0.35, 0.15, 0.1], 0.7), { second: [0.6, 0.58, 0.55] }),
      ),
    ),
  );
  const hearth = b.part(
    either(dark, 0.8, (chance) => stuff('bricks', near(chance, [0.08, 0.06, 0.05], 0.5))),
  );
  const [width, height] = [c.between(1.1, 1.8), c.between(0.95, 1.3)];
  b.box(hearth, [0, height * 0.4, 0.2], [width * 0.55, height * 0.72, 0.02]);
  for (const s of [-1, 1]) b.box(surround, [s * width * 0.38, height / 2, 0.15], [width * 0.24, height, 0.3]);
  b.box(surround, [0, height * 0.88, 0.15], [width, height * 0.25, 0.3]).box(
    surround,
    [0, height, 0.2],
    [width + 0.15, 0.06, 0.4],
  );
  if (c.is(0.4))
    b.box(
      b.part((chance) =>
        stuff('art', [1, 0.45, 0.12], { second: [0.2, 0.05, 0.01], scale: 3, glow: chance.between(0.3, 2) }),
      ),
      [0, height * 0.2, 0.22],
      [width * 0.35, height * 0.25, 0.01],
    );
  return b.build('fireplace');
}
