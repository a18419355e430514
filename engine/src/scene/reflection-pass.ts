import { createRandom } from '../random.ts';
import { closestCatcher } from './closest-seen.ts';
import { environmentAt } from './environment.ts';
import { makeHit, makeRay } from './intersect.ts';
import { aimOf, type LightPass } from './light-pass.ts';
import { Sampler } from './sampler.ts';
import { makeSurface, readSurface, visibleAlbedo, type Surface } from './surface.ts';
import { PathTracer } from './trace-path.ts';

/** A floor as a mirror: share of the light it mirrors by the cosine to its normal, and how far its reflection is spread, as a slope. */
export interface FloorMirror {
  readonly shareAt: (cos: number) => number;
  readonly spread: number;
}

interface ReflectionPass extends LightPass {
  /** Pixels to be left out. */
  readonly isHidden: (pixel: number) => boolean;
}

/** Floors lie level: the normal's upward part is at least this. */
const LEVEL = 0.99;
const PAIR = 4;

/**
 * What an object changes in the reflection on the floor, per channel and pixel of the pass, linear light: its own picture comes, that of the room behind it goes.
 * Negative where the object is darker than what it hides.
 */
export function reflectionPass(pass: ReflectionPass, mirror: FloorMirror): Float32Array {
  const { width, height, scene } = pass;
  const out = new Float32Array(width * height * 3);
  const sampler = new Sampler(pass.seed, createRandom(pass.seed));
  const looker = new Looker(pass, sampler, mirror);
  const ray = makeRay();
  const hit = makeHit();
  const surface = makeSurface();
  const aim = aimOf(pass.view);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pass.isHidden(y * width + x)) continue;
      aim(ray, x + 0.5, y + 0.5);
      ray[6] = 1e9;
      if (!closestCatcher(scene, ray, hit)) continue;
      readSurface(scene, { ray, hit }, surface);
      if (surface.normal[1]! < LEVEL) continue;
      looker.add(surface, ray.subarray(3, 6), { out, pixel: y * width + x });
    }
  }
  return out;
}

/** Looks from places of the floor at what they mirror. */
class Looker {
  private readonly tracer: PathTracer;
  private readonly ray = makeRay();
  private readonly direction = this.ray.subarray(3, 6);
  private readonly albedo = new Float64Array(3);
  private readonly room = new Float64Array(3);
  private readonly pass: LightPass;
  private readonly sampler: Sampler;
  private readonly mirror: FloorMirror;

  constructor(pass: LightPass, sampler: Sampler, mirror: FloorMirror) {
    this.pass = pass;
    this.sampler = sampler;
    this.mirror = mirror;
    this.tracer = new PathTracer(pass.scene, sampler, pass.bounces);
  }

  add(floor: Surface, seen: Float64Array, { out, pixel }: { out: Float32Array; pixel: number }): void {
    const { pass, sampler, tracer, direction, albedo, room } = this;
    const share = this.mirror.shareAt(-seen[1]!) / pass.samples;
    for (let s = 0; s < pass.samples; s++) {
      sampler.start(pixel, s);
      sampler.draw(PAIR);
      this.turnUp(floor, seen);
      if (!tracer.look(this.ray) || tracer.first.material.isCatcher) continue;
      const footprint = (floor.distance + tracer.first.distance) / pass.view.focal;
      tracer.gather(direction, footprint);
      visibleAlbedo(tracer.first, direction, albedo);
      environmentAt(pass.scene.lights.environment, direction, room);
      const { irradiance, gloss } = tracer.found;
      for (let k = 0; k < 3; k++)
        out[3 * pixel + k]! += share * (irradiance[k]! * albedo[k]! + gloss[k]! - room[k]!);
    }
  }

  /** Sets the ray to the way back from the floor, a little off it as the floor is not quite even. */
  private turnUp(floor: Surface, seen: Float64Array): void {
    const { ray, sampler, mirror } = this;
    const tilt = mirror.spread * Math.sqrt(sampler.u);
    const turn = 2 * Math.PI * sampler.v;
    const [x, y, z] = [seen[0]! + tilt * Math.cos(turn), -seen[1]!, seen[2]! + tilt * Math.sin(turn)];
    const length = Math.hypot(x, y, z);
    for (let k = 0; k < 3; k++) ray[k] = floor.position[k]!;
    ray[1]! += 1e-3;
    ray[3] = x / length;
    ray[4] = y / length;
    ray[5] = z / length;
    ray[6] = 1e9;
  }
}
