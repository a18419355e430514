import type { SurfacePoint, Texture } from '../material.ts';
import type { Vec3 } from '../vector.ts';

/** Side of the block that a texture is averaged over, metres. */
const BLOCK = 1.6;
/** Nothing sends back more light than this share. */
const WHITEST = 0.97;

/** Points spread evenly over a block (the R3 sequence of Roberts 2018), facing every way by turns. */
function blockPoints(count: number): readonly SurfacePoint[] {
  return Array.from({ length: count }, (_, i) => {
    const share = (step: number): number => (0.5 + (i + 1) * step) % 1;
    const x = share(0.8191725134);
    const y = share(0.6710436067);
    const z = share(0.5497004779);
    return {
      x: (x - 0.5) * BLOCK,
      y: (y - 0.5) * BLOCK,
      z: (z - 0.5) * BLOCK,
      u: x * BLOCK,
      v: y * BLOCK,
      facing: i % 3,
      footprint: 0,
    };
  });
}

const POINTS = blockPoints(900);
/** For what is rare and strong: the veins of a stone. */
export const MANY_POINTS = blockPoints(6000);

/** Average of a texture over points of it, and the most it sends back of each colour. Linear RGB. */
function measured(texture: Texture, points: readonly SurfacePoint[]): { average: Vec3; most: Vec3 } {
  const out = new Float64Array(3);
  const average: [number, number, number] = [0, 0, 0];
  const most: [number, number, number] = [0, 0, 0];
  for (const point of points) {
    texture(point, out);
    for (let k = 0; k < 3; k++) {
      average[k]! += out[k]! / points.length;
      most[k] = Math.max(most[k]!, out[k]!);
    }
  }
  return { average, most };
}

/** Average of a texture over points of it, linear RGB. */
export function averageOf(texture: Texture, points: readonly SurfacePoint[] = POINTS): Vec3 {
  return measured(texture, points).average;
}

/** A texture brought to an average of exactly `colour`: what was asked for is what one sees from afar. Where that is nearly white, the pattern is fainter. */
export function levelled(colour: Vec3, texture: Texture, points = POINTS): Texture {
  const { average, most } = measured(texture, points);
  const scale = colour.map((value, k) => value / Math.max(1e-6, average[k]!));
  let contrast = 1;
  colour.forEach((value, k) => {
    const above = most[k]! * scale[k]! - value;
    if (above > WHITEST - value) contrast = Math.min(contrast, Math.max(0, WHITEST - value) / above);
  });
  const [r, g, b] = scale.map((value) => value * contrast) as [number, number, number];
  const [r0, g0, b0] = colour.map((value) => value * (1 - contrast)) as [number, number, number];
  return (point, out) => {
    texture(point, out);
    out[0] = Math.max(0, Math.min(WHITEST, r0 + out[0]! * r));
    out[1] = Math.max(0, Math.min(WHITEST, g0 + out[1]! * g));
    out[2] = Math.max(0, Math.min(WHITEST, b0 + out[2]! * b));
  };
}

/** Lighter and darker places of one colour; `tone` is about 1 on average. */
export function toned(colour: Vec3, tone: (point: SurfacePoint) => number): Texture {
  const [r, g, b] = colour;
  return levelled(colour, (point, out) => {
    const t = tone(point);
    out[0] = r * t;
    out[1] = g * t;
    out[2] = b * t;
  });
}

/** Metres along the level threads of a cloth. */
export function across(point: SurfacePoint): number {
  return point.facing === 0 ? point.z : point.x;
}

/** Metres along its other threads: upright ones, or those that run from back to front where it lies flat. */
export function along(point: SurfacePoint): number {
  return point.facing === 0 || point.facing === 2 ? point.y : point.z;
}
