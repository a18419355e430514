import { visibleRelief, type Material, type SurfacePoint } from '../material.ts';
import { flatNoise, fractalNoise, valueNoise } from '../noise.ts';
import type { Vec3 } from '../vector.ts';
import { across, along, toned } from './texture.ts';

const TURN = 2 * Math.PI;
const CLOTH = { roughness: 1, specular: 0.02 } as const;

/** How strongly a pattern of some period (metres) shows at a point. */
function shows(point: SurfacePoint, period: number): number {
  return visibleRelief(period, point.footprint ?? 0);
}

/** Soft unevenness of padding under a cover, and the pulls where it is drawn over corners, metres. */
function padding({ x, y, z }: SurfacePoint, depth: number): number {
  return depth * fractalNoise(x * 5, y * 5, z * 5);
}

/** Width of two threads of the upholstery weave, metres. */
const BASKET = 0.0052;

function basket(s: number, t: number): number {
  return Math.sin((s / BASKET) * TURN) * Math.sin((t / BASKET) * TURN);
}

/** Woven upholstery: a basket weave of yarns that are never quite alike. */
export function fabric(colour: Vec3): Material {
  return {
    ...CLOTH,
    mean: colour,
    sheen: 0.18,
    albedo: toned(colour, (point) => {
      const s = across(point);
      const t = along(point);
      const yarns = flatNoise(s * 390, t * 34) + flatNoise(s * 31, t * 410);
      const melange = flatNoise(s * 150, t * 130);
      const wear = fractalNoise(point.x * 3.1, point.y * 3.1, point.z * 3.1);
      return (
        1 + 0.065 * yarns + 0.045 * melange + 0.13 * shows(point, 0.6 * BASKET) * basket(s, t) + 0.05 * wear
      );
    }),
    relief: (point, footprint) =>
      0.00045 * visibleRelief(0.6 * BASKET, footprint) * basket(across(point), along(point)) +
      0.0002 * visibleRelief(0.008, footprint) * flatNoise(across(point) * 150, along(point) * 130) +
      padding(point, 0.0028),
  };
}

/** Linen: thin threads, thick slubs both ways, and the creases it is known for. */
export function linen(colour: Vec3): Material {
  return {
    ...CLOTH,
    mean: colour,
    sheen: 0.12,
    albedo: toned(colour, (point) => {
      const s = across(point);
      const t = along(point);
      const slubs = flatNoise(s * 210, t * 9) + flatNoise(s * 8, t * 230);
      const threads = flatNoise(s * 520, t * 60) + flatNoise(s * 55, t * 540);
      return 1 + 0.042 * slubs + 0.05 * threads + 0.03 * flatNoise(s * 4, t * 4);
    }),
    relief: (point, footprint) => {
      const { x, y, z } = point;
      const drift = 0.8 * valueNoise(x * 4, y * 4, z * 4);
      const crease = Math.abs(valueNoise(x * 9 + drift, y * 7 + z * 3, z * 8 - drift));
      const slubs = flatNoise(across(point) * 210, along(point) * 9);
      return (
        0.0016 * Math.min(1, crease * 2.2) +
        0.00018 * visibleRelief(0.006, footprint) * slubs +
        padding(point, 0.003)
      );
    },
  };
}

/** Height of curled yarn, 0 in the pits between, 1 on the loops. */
function loops({ x, y, z }: SurfacePoint, turns: number): number {
  const bend = 0.6 * valueNoise(x * turns * 0.4, y * turns * 0.4, z * turns * 0.4);
  const curl = 1 - Math.abs(valueNoise(x * turns + bend, y * turns + bend, z * turns));
  return curl * curl;
}

/** Bouclé: small loops of curled yarn with shade in the pits between. */
export function boucle(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 1,
    specular: 0.01,
    sheen: 0.22,
    albedo: toned(colour, (point) => {
      const fine = 0.5 + 0.5 * valueNoise(point.x * 310, point.y * 310, point.z * 310);
      return 0.84 + 0.13 * loops(point, 125) + 0.09 * fine + 0.03 * flatNoise(point.x * 7, point.y * 7);
    }),
    relief: (point, footprint) =>
      0.0013 * visibleRelief(0.011, footprint) * loops(point, 125) +
      0.0006 * visibleRelief(0.006, footprint) * valueNoise(point.x * 210, point.y * 210, point.z * 210) +
      padding(point, 0.0035),
  };
}

/** Felted or woven wool: a soft face with single hairs and mixed fibres. */
export function wool(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 1,
    specular: 0.01,
    sheen: 0.28,
    albedo: toned(colour, (point) => {
      const s = across(point);
      const t = along(point);
      const fibres = flatNoise(s * 260 + t * 90, t * 150) + flatNoise(t * 270 - s * 80, s * 140);
      return 1 + 0.09 * fibres + 0.07 * fractalNoise(point.x * 9, point.y * 9, point.z * 9);
    }),
    relief: (point, footprint) =>
      0.0007 * visibleRelief(0.007, footprint) * valueNoise(point.x * 150, point.y * 150, point.z * 150) +
      padding(point, 0.003),
  };
}

const STITCH = { wide: 0.016, tall: 0.012 } as const;

/** Plain knitting: columns of V. 0 in the gaps, 1 on the yarn. */
function stitch(point: SurfacePoint): number {
  const column = across(point) / STITCH.wide;
  const side = Math.abs(column - Math.floor(column) - 0.5) * 2;
  const row = along(point) / STITCH.tall - 0.75 * side;
  const strand = 0.5 + 0.5 * Math.cos(row * TURN);
  return Math.sqrt(strand) * Math.sin(Math.PI * (0.08 + 0.84 * Math.abs(side - 0.02))) ** 0.6;
}

/** Knitted yarn as thick as a finger: throws and poufs. */
export function knit(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 1,
    specular: 0.01,
    sheen: 0.25,
    albedo: toned(colour, (point) => {
      const fuzz = flatNoise(across(point) * 330, along(point) * 330);
      const show = shows(point, STITCH.tall);
      return 1 + 0.3 * show * (stitch(point) - 0.55) + 0.09 * fuzz;
    }),
    relief: (point, footprint) =>
      0.0035 * visibleRelief(STITCH.tall, footprint) * stitch(point) + padding(point, 0.002),
  };
}

/** Distance from rib to rib of wide-wale corduroy, metres. */
const WALE = 0.0085;

/** Corduroy: upright velvet ribs. */
export function corduroy(colour: Vec3): Material {
  const rib = (point: SurfacePoint): number =>
    Math.abs(
      Math.sin((across(point) / WALE + 0.06 * flatNoise(along(point) * 6, across(point) * 40)) * Math.PI),
    );
  return {
    mean: colour,
    roughness: 1,
    specular: 0.015,
    sheen: 0.45,
    albedo: toned(colour, (point) => {
      const pile = flatNoise(across(point) * 260, along(point) * 160);
      const nap = fractalNoise(point.x * 4.2, point.y * 4.2, point.z * 4.2);
      return 1 + 0.42 * shows(point, WALE) * (rib(point) - 0.64) + 0.05 * pile + 0.12 * nap;
    }),
    relief: (point, footprint) =>
      0.0021 * visibleRelief(WALE, footprint) * Math.sqrt(rib(point)) + padding(point, 0.0028),
  };
}

/** Velvet: dark face, bright rim, and the strokes of hands that brushed the pile one way and the other. */
export function velvet(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 1,
    specular: 0.02,
    sheen: 0.75,
    albedo: toned(colour, (point) => {
      const { x, y, z } = point;
      const drift = 0.7 * valueNoise(x * 3, y * 3, z * 3);
      const stroke = fractalNoise(x * 3.4 + drift, y * 7.5 - drift, z * 3.4);
      const nap = Math.max(-1, Math.min(1, 2.6 * stroke));
      return 0.98 + 0.17 * nap + 0.05 * flatNoise(across(point) * 240, along(point) * 240);
    }),
    relief: (point) => padding(point, 0.005),
  };
}

/** Thin cloth that lets light through. */
export function curtainCloth(colour: Vec3, translucency: number): Material {
  return {
    ...CLOTH,
    mean: colour,
    sheen: 0.05,
    translucency,
    albedo: toned(colour, ({ u, v }) => {
      const slubs = flatNoise(u * 230, v * 7) + flatNoise(u * 9, v * 260);
      return 1 + 0.05 * slubs + 0.03 * flatNoise(u * 3, v * 3);
    }),
    relief: ({ u, v }, footprint) => 0.0003 * visibleRelief(0.006, footprint) * flatNoise(u * 230, v * 7),
  };
}
