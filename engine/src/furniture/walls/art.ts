import type { Subject } from '../../lexicon/details.ts';
import { createRandom } from '../../random.ts';
import type { Material } from '../../scene/material.ts';
import { fractalNoise, valueNoise } from '../../scene/noise.ts';
import { mix, type Vec3 } from '../../scene/vector.ts';
import type { Look } from '../look.ts';

const CANVAS: Vec3 = [0.84, 0.8, 0.72];
const INK: Vec3 = [0.03, 0.036, 0.047];

type Painter = (u: number, v: number) => Vec3;

function palette(look: Look): readonly [Vec3, ...Vec3[]] {
  return [
    look.accent,
    [0.8, 0.73, 0.62],
    [0.05, 0.065, 0.085],
    [0.57, 0.26, 0.1],
    [0.25, 0.31, 0.22],
    look.colour,
  ];
}

/** Overlapping soft shapes and one drawn line. */
function abstract(look: Look): Painter {
  const random = createRandom(look.seed + 99);
  const colours = palette(look);
  const shapes = Array.from({ length: 8 }, () => ({
    u: 0.1 + 0.8 * random(),
    v: 0.1 + 0.8 * random(),
    radius: 0.13 + 0.2 * random(),
    stretch: 0.55 + random(),
    colour: colours[Math.floor(random() * colours.length)] ?? colours[0],
    wave: random() * 6,
  }));
  return (u, v) => {
    let colour = CANVAS;
    for (const shape of shapes) {
      const edge = 0.08 * fractalNoise(u * 3 + shape.wave, v * 3, shape.wave);
      const distance = Math.hypot((u - shape.u) * shape.stretch, v - shape.v) + edge;
      if (distance < shape.radius) colour = mix(colour, shape.colour, 0.86);
    }
    const line = Math.abs(u - 0.5 - 0.3 * fractalNoise(v * 2, 3 + look.seed, 1));
    return line < 0.006 ? INK : colour;
  };
}

/** Hills fading into mist under a pale sky. */
function landscape(look: Look): Painter {
  const near = mix(look.accent, INK, 0.55);
  return (u, v) => {
    const horizon = 0.52 + 0.08 * fractalNoise(u * 3, 1 + look.seed, 2);
    if (v > horizon) {
      const glow = Math.max(0, Math.min(1, (1 - v) * 1.7 + 0.25 * fractalNoise(u * 4, v * 6, look.seed)));
      const sun = Math.hypot((u - 0.66) * 0.8, v - 0.76) < 0.07 ? 0.75 : 0;
      return mix(mix([0.58, 0.66, 0.72], [0.87, 0.7, 0.52], glow), [0.95, 0.62, 0.36], sun);
    }
    let colour: Vec3 = [0.42, 0.5, 0.52];
    for (let k = 0; k < 4; k++) {
      const ridge = horizon - k * 0.13 + 0.09 * fractalNoise(u * (2 + k) + k * 5 + look.seed, k, 3);
      if (v < ridge) colour = mix([0.4, 0.48, 0.5], near, 0.15 + k * 0.27);
    }
    return colour;
  };
}

/** A few leaf silhouettes on paper. */
function botanical(look: Look): Painter {
  const random = createRandom(look.seed + 41);
  const leaves = Array.from({ length: 11 }, (_, i) => ({
    v: 0.2 + 0.055 * i,
    side: i % 2 === 0 ? 1 : -1,
    length: 0.2 + 0.12 * random(),
    rise: 0.5 + 0.5 * random(),
    tone: random(),
  }));
  const dark: Vec3 = [0.06, 0.11, 0.06];
  const light: Vec3 = [0.2, 0.27, 0.14];
  return (u, v) => {
    const stem = 0.5 + 0.03 * Math.sin(v * 5);
    for (const leaf of leaves) {
      const x = (u - stem) * leaf.side;
      const along = (x + (v - leaf.v) * leaf.rise) / leaf.length;
      if (x < 0 || along < 0 || along > 1) continue;
      const across = Math.abs(v - leaf.v - x * leaf.rise);
      if (across < 0.055 * Math.sin(Math.PI * along ** 0.8)) return mix(dark, light, leaf.tone);
    }
    return Math.abs(u - stem) < 0.004 && v > 0.1 && v < 0.82 ? dark : CANVAS;
  };
}

/** Arches and discs of flat colour. */
function geometric(look: Look): Painter {
  const colours = palette(look);
  const turn = look.seed % 3;
  const at = (i: number): Vec3 => colours[(i + turn) % colours.length] ?? colours[0];
  return (u, v) => {
    const arch = Math.hypot(u - 0.5, Math.max(0, v - 0.45) * 0.9);
    if (Math.hypot(u - 0.68, v - 0.74) < 0.13) return at(3);
    if (v < 0.78 && arch < 0.36 && v > 0.1) {
      const ring = Math.floor(arch / 0.09);
      return [at(0), CANVAS, at(4), at(5)][ring] ?? CANVAS;
    }
    return CANVAS;
  };
}

const PAINTERS: Record<Subject, (look: Look) => Painter> = { abstract, landscape, botanical, geometric };

/** A picture painted by the seed, over 0..1 in u (right) and v (up), with brush and canvas texture. */
export function artwork(look: Look, subject: Subject, size: readonly [number, number]): Material {
  const paintAt = PAINTERS[subject](look);
  return {
    mean: mix(CANVAS, look.accent, 0.4),
    roughness: 0.85,
    specular: 0.02,
    isPicture: true,
    albedo: (point, out) => {
      const u = point.u / size[0];
      const v = point.v / size[1];
      const colour = paintAt(u, v);
      const stroke = 0.94 + 0.12 * fractalNoise(u * 40, v * 6, 4) + 0.04 * valueNoise(u * 220, v * 220, 1);
      for (let k = 0; k < 3; k++) out[k] = colour[k]! * stroke;
    },
  };
}
