import type { PixelImage } from '../../pixels.ts';
import { createRandom, type Random } from '../../random.ts';
import { fractalNoise } from '../../scene/noise.ts';

type Colour = readonly [number, number, number];
/** Colours 0-255 by place, both 0-1 from the top left. */
type Paint = (x: number, y: number) => Colour;

const mix = (a: Colour, b: Colour, share: number): Colour =>
  [0, 1, 2].map((c) => a[c]! + (b[c]! - a[c]!) * Math.max(0, Math.min(1, share))) as [number, number, number];
const scaled = (colour: Colour, by: number): Colour =>
  colour.map((value) => value * by) as [number, number, number];
const between = (random: Random, from: number, to: number): number => from + (to - from) * random();
const whole = (random: Random, from: number, to: number): number => Math.floor(between(random, from, to + 1));
const anyColour = (random: Random): Colour => [255 * random(), 255 * random(), 255 * random()];
const near = (random: Random, [r, g, b]: Colour, by: number): Colour => {
  const light = 1 + between(random, -by, by);
  return [
    r * light + between(random, -12, 12),
    g * light + between(random, -12, 12),
    b * light + between(random, -12, 12),
  ];
};

/** One colour: black, white, a grey or any. */
function flat(random: Random): Paint {
  const level = random();
  const colour =
    level < 0.25
      ? scaled([255, 255, 255], Math.round(random()))
      : level < 0.5
        ? scaled([255, 255, 255], random())
        : anyColour(random);
  return () => colour;
}

function gradient(random: Random): Paint {
  const [one, two] = [anyColour(random), anyColour(random)];
  const turn = between(random, 0, 2 * Math.PI);
  const isRound = random() < 0.3;
  const [cx, cy] = [random(), random()];
  return (x, y) =>
    mix(
      one,
      two,
      isRound ? Math.hypot(x - cx, y - cy) : 0.5 + (x - 0.5) * Math.cos(turn) + (y - 0.5) * Math.sin(turn),
    );
}

function noise(random: Random): Paint {
  const [one, two] = [anyColour(random), anyColour(random)];
  const scale = between(random, 2, 40);
  const seed = between(random, 0, 900);
  if (random() < 0.3) return () => anyColour(random);
  return (x, y) => mix(one, two, 0.5 + 1.4 * fractalNoise(x * scale + seed, y * scale, seed));
}

/** Stripes, squares or dots, as of a cloth seen from near. */
function pattern(random: Random): Paint {
  const [one, two] = [anyColour(random), anyColour(random)];
  const [across, down] = [between(random, 3, 30), between(random, 3, 30)];
  const kind = whole(random, 0, 2);
  const turn = between(random, 0, Math.PI);
  return (x, y) => {
    const u = (x * Math.cos(turn) + y * Math.sin(turn)) * across;
    const v = (y * Math.cos(turn) - x * Math.sin(turn)) * down;
    const [fu, fv] = [u - Math.floor(u), v - Math.floor(v)];
    if (kind === 0) return fu < 0.5 ? one : two;
    if (kind === 1) return fu < 0.5 === fv < 0.5 ? one : two;
    return Math.hypot(fu - 0.5, fv - 0.5) < 0.3 ? one : two;
  };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly colour: Colour;
}

/** A window of a computer or a telephone: bars, columns, lines of words, buttons, small pictures. */
function screenshot(random: Random): Paint {
  const isDark = random() < 0.35;
  const paper: Colour = isDark ? [28, 30, 36] : [250, 250, 252];
  const ink: Colour = isDark ? [205, 208, 214] : [50, 52, 60];
  const boxes: Box[] = [];
  const accent = anyColour(random);
  if (random() < 0.8)
    boxes.push({
      left: 0,
      top: 0,
      right: 1,
      bottom: between(random, 0.04, 0.1),
      colour: random() < 0.5 ? accent : mix(paper, ink, 0.12),
    });
  const side = random() < 0.5 ? between(random, 0.12, 0.28) : 0;
  if (side > 0) boxes.push({ left: 0, top: 0.07, right: side, bottom: 1, colour: mix(paper, ink, 0.07) });
  const columns = whole(random, 1, 3);
  for (let column = 0; column < columns; column++) {
    const left = side + 0.04 + (column * (0.96 - side)) / columns;
    const wide = (0.9 - side) / columns;
    for (let y = between(random, 0.13, 0.2); y < 0.96;) {
      const kind = random();
      const tall = kind < 0.12 ? between(random, 0.12, 0.3) : between(random, 0.012, 0.022);
      if (kind < 0.12)
        boxes.push({
          left,
          top: y,
          right: left + wide * 0.9,
          bottom: y + tall,
          colour: random() < 0.5 ? anyColour(random) : mix(paper, ink, 0.15),
        });
      else if (kind < 0.2)
        boxes.push({ left, top: y, right: left + 0.12, bottom: y + 0.045, colour: accent });
      else if (kind < 0.85)
        for (let x = left; x < left + wide * between(random, 0.5, 0.95);) {
          const word = between(random, 0.01, 0.05);
          boxes.push({
            left: x,
            top: y,
            right: Math.min(x + word, left + wide),
            bottom: y + tall,
            colour: mix(paper, ink, between(random, 0.5, 1)),
          });
          x += word + 0.008;
        }
      y += tall + between(random, 0.012, 0.03);
    }
  }
  return (x, y) =>
    boxes.findLast((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom)?.colour ??
    paper;
}

/** Polygons, round shapes or strokes on paper. */
function drawing(random: Random): Paint {
  const paper: Colour = random() < 0.6 ? [248, 246, 240] : anyColour(random);
  const isLines = random() < 0.4;
  const shapes = Array.from({ length: whole(random, 3, 16) }, () => {
    const [cx, cy, size, turn] = [random(), random(), between(random, 0.06, 0.4), between(random, 0, 6.3)];
    const corners = whole(random, 2, 7);
    const colour = isLines ? scaled([40, 40, 50], random()) : anyColour(random);
    const reach = (angle: number): number => {
      if (corners === 2) return size;
      const step = (2 * Math.PI) / corners;
      const within = ((((angle - turn) % step) + step) % step) - step / 2;
      return (size * Math.cos(step / 2)) / Math.cos(within);
    };
    return {
      colour,
      far: (x: number, y: number) => Math.hypot(x - cx, y - cy) - reach(Math.atan2(y - cy, x - cx)),
    };
  });
  return (x, y) =>
    shapes.findLast(({ far }) => (isLines ? Math.abs(far(x, y)) < 0.006 : far(x, y) < 0))?.colour ?? paper;
}

/** Sky over hills, a sea, a field or sand, with trees or houses. */
function landscape(random: Random): Paint {
  const seed = between(random, 0, 900);
  const horizon = between(random, 0.25, 0.65);
  const zenith = near(random, random() < 0.25 ? [150, 110, 130] : [80, 140, 215], 0.3);
  const haze = near(random, random() < 0.25 ? [250, 180, 110] : [205, 222, 240], 0.1);
  const ground = near(
    random,
    (
      [
        [90, 130, 50],
        [40, 90, 125],
        [205, 180, 130],
        [120, 120, 118],
        [235, 238, 245],
      ] as const
    )[whole(random, 0, 4)]!,
    0.25,
  );
  const hill = near(random, [70, 95, 75], 0.4);
  const height = random() < 0.75 ? between(random, 0.05, 0.4) : 0;
  const things = Array.from({ length: whole(random, 0, 9) }, () => {
    const isHouse = random() < 0.35;
    const foot = between(random, horizon, Math.min(0.98, horizon + 0.4));
    const tall = between(random, 0.15, 0.5) * (0.3 + foot);
    return {
      isHouse,
      x: random(),
      foot,
      tall,
      wide: tall * between(random, 0.3, 0.9),
      colour: near(random, isHouse ? [185, 165, 145] : [50, 90, 40], 0.4),
    };
  });
  return (x, y) => {
    const grain = fractalNoise(x * 60 + seed, y * 60, seed);
    for (const { isHouse, x: middle, foot, tall, wide, colour } of things) {
      const [across, up] = [(x - middle) / wide, (foot - y) / tall];
      if (up < 0 || up > 1 || Math.abs(across) > 0.5) continue;
      if (isHouse) {
        const isPane = (across * 5 + 9) % 1 < 0.45 && (up * 5) % 1 > 0.5;
        return isPane ? [55, 65, 80] : scaled(colour, 1 + 0.1 * grain);
      }
      const isTrunk = up < 0.3 && Math.abs(across) < 0.06;
      if (isTrunk) return [80, 60, 45];
      if (Math.hypot(across / 0.5, (up - 0.62) / 0.38) < 1 + 0.7 * grain)
        return scaled(colour, 1 + 1.3 * grain);
    }
    if (y > horizon) return scaled(ground, 1 + 0.35 * grain * (0.4 + y - horizon) + 0.1 * (y - horizon));
    if (y > horizon - height * (0.5 + fractalNoise(x * 5 + seed, 3, seed)))
      return scaled(hill, 1 + 0.4 * grain);
    const cloud = fractalNoise(x * 4 + seed, y * 9, seed) * 2.2;
    return mix(mix(zenith, haze, y / horizon), [250, 250, 250], cloud);
  };
}

/** Head and shoulders before something out of focus. */
function portrait(random: Random): Paint {
  const back = [anyColour(random), anyColour(random)] as const;
  const seed = between(random, 0, 900);
  const skin = mix([245, 210, 185], [95, 62, 45], random());
  const hair = mix([35, 25, 20], [215, 180, 120], random());
  const shirt = anyColour(random);
  const size = between(random, 0.14, 0.3);
  const [cx, cy] = [between(random, 0.35, 0.65), between(random, 0.32, 0.48)];
  const isIn = (x: number, y: number, w: number, h: number): boolean => (x / w) ** 2 + (y / h) ** 2 < 1;
  return (x, y) => {
    const [u, v] = [(x - cx) / size, (y - cy) / size];
    const light = 1 - 0.18 * u + 0.05 * fractalNoise(x * 30, y * 30, seed);
    for (const side of [-1, 1]) {
      if (isIn(u - side * 0.33, v + 0.12, 0.13, 0.06))
        return isIn(u - side * 0.33, v + 0.12, 0.05, 0.06) ? [40, 30, 25] : [240, 238, 235];
      if (isIn(u - side * 0.33, v + 0.32, 0.2, 0.035)) return hair;
    }
    if (isIn(u, v - 0.52, 0.27, 0.06)) return [165, 75, 75];
    if (isIn(u, v - 0.2, 0.08, 0.13)) return scaled(skin, 0.9 * light);
    if (isIn(u, v, 0.78, 1.05) && v > -0.62 + 0.2 * u * u) return scaled(skin, light);
    if (isIn(u, v + 0.15, 0.98, 1.15) && v < 0.3) return scaled(hair, light);
    if (Math.abs(u) < 0.36 && v > 0 && v < 1.45) return scaled(skin, 0.82 * light);
    if (isIn(u, v - 3.1, 2.1, 1.9)) return scaled(shirt, light);
    return mix(back[0], back[1], 0.5 + 1.2 * fractalNoise(x * 3 + seed, y * 3, seed));
  };
}

/** One thing on plain ground, as shops show it. */
function product(random: Random): Paint {
  const paper = scaled([255, 255, 255], between(random, 0.85, 1));
  const colour = anyColour(random);
  const [w, h, power] = [between(random, 0.12, 0.35), between(random, 0.12, 0.38), between(random, 1, 5)];
  return (x, y) => {
    const [u, v] = [(x - 0.5) / w, (y - 0.52) / h];
    if (Math.abs(u) ** power + Math.abs(v) ** power < 1) return scaled(colour, 0.85 - 0.25 * u - 0.15 * v);
    return mix(scaled(paper, 0.8), paper, 8 * Math.hypot(u, 4 * (v - 1)) - 6);
  };
}

export const NOT_ROOMS = {
  flat,
  gradient,
  noise,
  pattern,
  screenshot,
  drawing,
  landscape,
  portrait,
  product,
};
export type NotRoom = keyof typeof NOT_ROOMS;

/** A picture that shows no room, with the grain of a camera where photos have it. The same seed gives the same picture. */
export function drawNotRoom(
  kind: NotRoom,
  seed: number,
  size: { width: number; height: number },
): PixelImage {
  const { width, height } = size;
  const random = createRandom(seed * 7919 + kind.length * 31 + kind.charCodeAt(0));
  const paint = NOT_ROOMS[kind](random);
  const grain = kind === 'screenshot' || kind === 'drawing' || random() < 0.3 ? 0 : between(random, 0, 10);
  const data = new Uint8Array(4 * width * height).fill(255);
  const longer = Math.max(width, height);
  for (let i = 0; i < width * height; i++) {
    const colour = paint(((i % width) + 0.5) / longer, (Math.floor(i / width) + 0.5) / longer);
    for (let c = 0; c < 3; c++)
      data[4 * i + c] = Math.max(0, Math.min(255, colour[c]! + grain * (random() - 0.5)));
  }
  return { width, height, data };
}
