import type { Chance } from '../chance.ts';
import {
  anyColour,
  dark,
  either,
  hard,
  metal,
  mirrorGlass,
  painted,
  pale,
  screenGlass,
  stuff,
  wild,
  wood,
  type Dress,
} from '../matter.ts';
import { ModelBuilder, type Model } from '../model.ts';

const print: Dress = (c) =>
  c.is(0.2) ? wild(c) : stuff('art', anyColour(c), { second: anyColour(c), scale: c.between(0.6, 3) });
const frameStuff: Dress = either(dark, 0.3, either(wood, 0.4, either(pale, 0.5, metal)));

/** Width and height in metres. */
export type WallSize = readonly [width: number, height: number];

/** A picture with or without mount and frame; its foot is at y = 0, the wall at z = 0. */
export function picture(c: Chance, [width, height]: WallSize): Model {
  const b = new ModelBuilder();
  const frame = b.part(frameStuff);
  const mount = b.part(pale);
  const inner = b.part(print);
  const bar = c.is(0.25) ? 0.002 : c.between(0.012, 0.06);
  b.box(frame, [0, height / 2, 0.02], [width, height, 0.04]);
  const margin = c.is(0.5) ? Math.min(width, height) * c.between(0.06, 0.2) : 0;
  if (margin > 0) b.box(mount, [0, height / 2, 0.03], [width - 2 * bar, height - 2 * bar, 0.03]);
  b.box(inner, [0, height / 2, 0.034], [width - 2 * (bar + margin), height - 2 * (bar + margin), 0.03]);
  return b.build('painting');
}

/** A rectangular or round mirror. */
export function mirror(c: Chance, [width, height]: WallSize): Model {
  const b = new ModelBuilder();
  const frame = b.part(frameStuff);
  const glass = b.part(mirrorGlass);
  const bar = c.between(0.01, 0.07);
  b.box(frame, [0, height / 2, 0.015], [width, height, 0.03]);
  b.box(glass, [0, height / 2, 0.032], [width - 2 * bar, height - 2 * bar, 0.004]);
  return b.build('mirror');
}

/** A flat television on the wall. */
export function wallScreen(c: Chance, width: number): Model {
  const b = new ModelBuilder();
  b.box(b.part(dark), [0, width * 0.29, 0.03], [width, width * 0.58, 0.05]);
  b.box(b.part(screenGlass), [0, width * 0.29, 0.057], [width - 0.03, width * 0.56, 0.004]);
  return b.build('screen');
}

/** A board with things on it. */
export function wallShelf(c: Chance): Model {
  const b = new ModelBuilder();
  const board = b.part(hard);
  const things = [b.part(painted), b.part(painted), b.part(hard)] as const;
  const long = c.between(0.5, 1.4);
  const rows = c.whole(1, 3);
  for (let j = 0; j < rows; j++) {
    b.box(board, [0, j * 0.34, 0.12], [long, 0.03, 0.24]);
    for (let x = -long / 2 + 0.05; x < long / 2 - 0.05; x += c.between(0.03, 0.22)) {
      const tall = c.between(0.08, 0.26);
      b.box(c.of(things), [x, j * 0.34 + tall / 2, 0.1], [c.between(0.02, 0.08), tall, 0.15]);
    }
  }
  return b.build('cabinet');
}

/** A cable down the wall to a socket, or a hanging bag or coat. */
export function hanging(c: Chance): Model {
  const b = new ModelBuilder();
  if (c.is(0.5)) {
    const cord = b.part(either(dark, 0.5, pale));
    const high = c.between(0.4, 2);
    b.bar(
      cord,
      [
        [0, high, 0.01],
        [c.between(-0.1, 0.1), high / 2, 0.01],
        [c.between(-0.4, 0.4), 0, 0.01],
      ],
      0.006,
    );
    b.box(cord, [0, high, 0.01], [0.08, 0.08, 0.02]);
  } else {
    for (let i = c.whole(1, 4); i > 0; i--)
      b.soft(b.part(either(wild, 0.3, painted)), {
        at: [i * 0.18, c.between(0.4, 0.7), 0.09],
        size: [c.between(0.15, 0.35), c.between(0.4, 0.9), 0.14],
        radius: 0.06,
        dents: 0.05,
      });
  }
  return b.build('clutter');
}
