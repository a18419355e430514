import type { Chance } from '../chance.ts';
import {
  alike,
  anyColour,
  dark,
  either,
  hard,
  metal,
  painted,
  pale,
  steel,
  stuff,
  wood,
  type Dress,
} from '../matter.ts';
import { ModelBuilder, type Model } from '../model.ts';

const fronts = either(pale, 0.55, hard);
const worktop: Dress = either(wood, 0.5, (c) =>
  stuff('marble', anyColour(c), { second: anyColour(c), gloss: 0.3 }),
);
const splash: Dress = (c) =>
  stuff(c.of(['tiles', 'bricks', 'printedTiles', 'plain']), pale(c).first, {
    second: anyColour(c),
    scale: c.between(0.2, 0.8),
    gloss: 0.3,
  });
const enamel = either(steel, 0.6, either(dark, 0.5, pale));

/** A run of base and wall units, `long` metres, with appliances, splashback and things on the worktop. */
export function kitchenRun(c: Chance, long: number): Model {
  const b = new ModelBuilder();
  const base = b.part(fronts);
  const upper = b.part(alike(base, 0.5, fronts));
  const top = b.part(worktop);
  const knob = b.part(metal);
  const machine = b.part(enamel, 'appliance');
  b.box(base, [0, 0.44, 0], [long, 0.88, 0.58]).box(top, [0, 0.9, 0.01], [long + 0.02, 0.04, 0.62]);
  b.box(b.part(splash, 'wall'), [0, 1.2, -0.28], [long, 0.58, 0.01]);
  const count = Math.max(1, Math.round(long / 0.55));
  const wide = long / count;
  const hasWallUnits = c.is(0.75);
  const oven = c.whole(0, count + 1);
  for (let i = 0; i < count; i++) {
    const x = -long / 2 + wide * (i + 0.5);
    if (i === oven) addOven(b, { machine, x, wide });
    else
      b.box(base, [x, 0.47, 0.3], [wide - 0.015, 0.76, 0.02]).box(knob, [x, 0.78, 0.32], [0.15, 0.02, 0.02]);
    if (!hasWallUnits || !c.is(0.9)) continue;
    if (i === oven && c.is(0.6))
      b.box(machine, [x, 1.75, -0.1], [wide, 0.2, 0.45]).box(machine, [x, 2.1, -0.2], [0.25, 0.6, 0.25]);
    else
      b.box(upper, [x, 1.8, -0.12], [wide - 0.01, 0.7, 0.34]).box(
        knob,
        [x + 0.1, 1.52, 0.06],
        [0.02, 0.12, 0.02],
      );
  }
  if (c.is(0.5))
    b.box(machine, [long / 2 - 0.35, 0.95, 0], [0.68, 1.9, 0.64]).box(
      knob,
      [long / 2 - 0.63, 1.2, 0.34],
      [0.03, 0.5, 0.03],
    );
  const things = [b.part(painted, 'other'), b.part(enamel, 'appliance'), b.part(hard, 'other')] as const;
  for (let i = c.whole(0, 7); i > 0; i--) {
    const tall = c.between(0.08, 0.32);
    b.box(
      c.of(things),
      [c.between(-0.5, 0.5) * long, 0.92 + tall / 2, c.between(-0.15, 0.15)],
      [c.between(0.06, 0.32), tall, c.between(0.06, 0.25)],
    );
  }
  return b.build('cabinet');
}

function addOven(b: ModelBuilder, { machine, x, wide }: { machine: number; x: number; wide: number }): void {
  const door = b.part(dark, 'appliance');
  b.box(machine, [x, 0.45, 0.3], [wide - 0.02, 0.82, 0.02]).box(
    door,
    [x, 0.4, 0.315],
    [wide - 0.12, 0.38, 0.01],
  );
  b.box(door, [x, 0.925, 0], [wide, 0.01, 0.5]);
}

/** A kitchen island or bar. */
export function island(c: Chance): Model {
  const b = new ModelBuilder();
  const long = c.between(1.2, 2.2);
  b.box(b.part(fronts), [0, 0.44, 0], [long, 0.88, 0.7]).box(
    b.part(worktop),
    [0, 0.9, 0],
    [long + 0.1, 0.05, 0.85],
  );
  return b.build('cabinet');
}

/** A free-standing refrigerator, washing machine or cooker. */
export function appliance(c: Chance): Model {
  const b = new ModelBuilder();
  const body = b.part(enamel);
  const detail = b.part(either(dark, 0.7, metal));
  const form = c.of(['fridge', 'washer', 'cooker'] as const);
  const [wide, high] = [
    c.between(0.55, 0.72),
    form === 'fridge' ? c.between(1.4, 1.95) : c.between(0.82, 0.95),
  ];
  b.box(body, [0, high / 2, 0], [wide, high, 0.62]);
  if (form === 'fridge')
    b.box(detail, [0, high * c.between(0.35, 0.7), 0.312], [wide, 0.012, 0.004]).box(
      detail,
      [wide * 0.4, high * 0.55, 0.33],
      [0.03, 0.4, 0.03],
    );
  if (form === 'washer')
    for (let i = 0; i < 10; i++)
      b.box(
        detail,
        [Math.cos(i * 0.628) * 0.15, high * 0.48 + Math.sin(i * 0.628) * 0.15, 0.312],
        [0.1, 0.1, 0.01],
      );
  if (form === 'cooker')
    b.box(detail, [0, high * 0.45, 0.312], [wide * 0.75, high * 0.4, 0.01]).box(
      detail,
      [0, high + 0.005, 0],
      [wide, 0.01, 0.6],
    );
  return b.build('appliance');
}
