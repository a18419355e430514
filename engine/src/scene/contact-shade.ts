import type { Bvh } from './bvh.ts';
import { isBlocked, makeRay } from './intersect.ts';
import type { Sampler } from './sampler.ts';
import { tangentFrame, type Surface } from './surface.ts';

/** At the feet of things this share of the light is lost that comes by way of walls and floor: light of a map comes from too far away to tell. */
const CONTACT = 0.5;
/** Metres within which a thing is near. */
const NEAR = 0.25;
const SAMPLES = 6;
const PAIR = 5;

const ray = makeRay();
const across = new Float64Array(3);
const along = new Float64Array(3);

/** What a surface looks at. */
export interface ContactPlace {
  readonly bvh: Bvh;
  readonly sampler: Sampler;
  readonly surface: Surface;
}

/** Share of light that near things leave to a place, 0-1: short cosine-weighted rays (ambient obscurance; Zhukov, Iones, Kronin 1998). */
export function contactShade({ bvh, sampler, surface }: ContactPlace, pixel: number): number {
  const { normal, position } = surface;
  tangentFrame(normal, across, along);
  let near = 0;
  for (let s = 0; s < SAMPLES; s++) {
    sampler.start(pixel, s);
    sampler.draw(PAIR);
    const radius = Math.sqrt(sampler.u);
    const a = radius * Math.cos(2 * Math.PI * sampler.v);
    const b = radius * Math.sin(2 * Math.PI * sampler.v);
    const cos = Math.sqrt(Math.max(0, 1 - sampler.u));
    for (let k = 0; k < 3; k++) {
      ray[k] = position[k]! + normal[k]! * 1e-3;
      ray[3 + k] = across[k]! * a + along[k]! * b + normal[k]! * cos;
    }
    ray[6] = NEAR;
    if (isBlocked(bvh, ray)) near++;
  }
  return 1 - (CONTACT * near) / SAMPLES;
}
