import type { Vec3 } from '../../scene/vector.ts';
import type { Region } from '../light/light-field.ts';
import type { Matter } from '../matter/matter-of.ts';
import type { Pattern } from '../paint/paint-region.ts';
import { samplePlanes } from '../sample-planes.ts';
import type { PlaceOf, SurfacePlace } from './place-on-surface.ts';

/** Most places at which a pattern is worked out; larger regions get it enlarged. */
const MOST_CELLS = 450_000;
/** Details finer than this (metres) are averaged. */
const FINE = 0.004;
/** The same for edges of a print: a row of steps is seen at once. */
const SHARP = 0.0008;

/** Lays a material over a region: its colour at every pixel relative to its mean, so that the paint alone decides the mean. */
export function surfacePattern(region: Region, placeOf: PlaceOf, matter: Matter): Pattern | null {
  const { albedo } = matter;
  if (!albedo) return null;
  const { bounds } = region;
  const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  const step = Math.max(1, Math.ceil(Math.sqrt(area / MOST_CELLS)));
  const width = Math.ceil((bounds.right - bounds.left) / step);
  const height = Math.ceil((bounds.bottom - bounds.top) / step);
  const data = new Float32Array(3 * width * height).fill(1);
  const mean = meanOf(albedo);
  const sum = new Float64Array(3);
  const place = { u: 0, v: 0, wide: 0, deep: 0 };
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o += 3) {
      const left = bounds.left + x * step;
      const top = bounds.top + y * step;
      if (!isNeeded(region, { left, top, step })) continue;
      placeOf(left + step / 2, top + step / 2, place);
      averageAround(matter, { ...place, wide: place.wide * step, deep: place.deep * step }, sum);
      const clear = matter.strength * clarity(Math.max(place.wide, place.deep) * step, matter.module);
      for (let k = 0; k < 3; k++) data[o + k] = 1 + clear * (sum[k]! / mean[k]! - 1);
    }
  }
  const planes = { width, height, data };
  const at = { x: 0, y: 0 };
  return (x, y, out) => {
    at.x = (x - bounds.left + 0.5) / step - 0.5;
    at.y = (y - bounds.top + 0.5) / step - 0.5;
    samplePlanes(planes, at, out);
  };
}

function isNeeded(
  { image, matte, bounds }: Region,
  cell: { left: number; top: number; step: number },
): boolean {
  const right = Math.min(bounds.right, cell.left + cell.step);
  const bottom = Math.min(bounds.bottom, cell.top + cell.step);
  for (let y = cell.top; y < bottom; y++)
    for (let x = cell.left; x < right; x++) if (matte[y * image.width + x]! > 0) return true;
  return false;
}

/** How clearly a pattern shows where a pixel covers so much of it, 0-1. */
function clarity(covered: number, module: number): number {
  return Math.max(0, Math.min(1, 1.6 - (1.2 * covered) / module));
}

type Albedo = NonNullable<Matter['albedo']>;
const point = { x: 0, y: 0, z: 0, u: 0, v: 0 };
const one = new Float64Array(3);

/** How many places of that size are looked at where a pixel covers so much. */
const placesIn = (covered: number, fine: number): number => (covered > 4 * fine ? 4 : covered > fine ? 2 : 1);

/** Mean reflectance over what a pixel covers: one to eight places of it, sixteen where edges are sharp. */
function averageAround({ albedo, isSharp }: Matter, place: SurfacePlace, out: Float64Array): void {
  const across = isSharp ? placesIn(place.wide, SHARP) : place.wide > FINE ? 2 : 1;
  const along = placesIn(place.deep, isSharp ? SHARP : FINE);
  out.fill(0);
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < along; j++) {
      point.x = place.u + ((i + 0.5) / across - 0.5) * place.wide;
      point.z = place.v + ((j + 0.5) / along - 0.5) * place.deep;
      albedo!(point, one);
      for (let k = 0; k < 3; k++) out[k]! += one[k]! / (across * along);
    }
  }
}

const PROBES = 48;

/** Mean reflectance of a material, linear. */
export function meanOf(albedo: Albedo): Vec3 {
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < PROBES * PROBES; i++) {
    point.x = (i % PROBES) * 0.0937;
    point.z = Math.floor(i / PROBES) * 0.0871;
    albedo(point, one);
    for (let k = 0; k < 3; k++) sum[k]! += one[k]! / (PROBES * PROBES);
  }
  return [Math.max(1e-4, sum[0]), Math.max(1e-4, sum[1]), Math.max(1e-4, sum[2])];
}
