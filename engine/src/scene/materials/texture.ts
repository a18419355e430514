import type { SurfacePoint, Texture } from '../material.ts';
import type { Vec3 } from '../vector.ts';

const SAMPLES = 900;
/** Side of the block that a texture is averaged over, metres. */
const BLOCK = 1.6;
/** Nothing sends back more light than this share. */
const WHITEST = 0.97;

/** Points spread evenly over a block (the R3 sequence of Roberts 2018), facing every way by turns. */
const POINTS: readonly SurfacePoint[] = Array.from({ length: SAMPLES }, (_, i) => {
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

/** Average of a texture over a block of it, linear RGB. */
export function averageOf(texture: Texture, points: readonly SurfacePoint[] = POINTS): Vec3 {
  const out = new Float64Array(3);
  const sum: [number, number, number] = [0, 0, 0];
  for (const point of points) {
    texture(point, out);
    for (let k = 0; k < 3; k++) sum[k]! += out[k]! / points.length;
  }
  return sum;
}

/** A texture brought to an average of exactly `colour`: the colour asked for is what one sees from afar. */
export function levelled(colour: Vec3, texture: Texture, points?: readonly SurfacePoint[]): Texture {
  const average = averageOf(texture, points);
  const [r, g, b] = colour.map((value, k) => value / Math.max(1e-6, average[k]!)) as [number, number, number];
  return (point, out) => {
    texture(point, out);
    out[0] = Math.min(WHITEST, out[0]! * r);
    out[1] = Math.min(WHITEST, out[1]! * g);
    out[2] = Math.min(WHITEST, out[2]! * b);
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
