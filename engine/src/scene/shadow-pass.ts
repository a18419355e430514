import { createRandom } from '../random.ts';
import type { Bvh } from './bvh.ts';
import { closestCatcher } from './closest-seen.ts';
import { drawEnvironment } from './environment.ts';
import { isBlocked, makeHit, makeRay } from './intersect.ts';
import { aimOf, type LightPass } from './light-pass.ts';
import { Sampler } from './sampler.ts';
import type { Scene } from './scene.ts';
import { makeSurface, readSurface, type Surface, tangentFrame } from './surface.ts';

/** Part of the light that a shadowed place still gets back from the object itself. */
const RETURNED = 0.1;

interface Reach {
  readonly centre: readonly [number, number, number];
  readonly radius: number;
}

/** Beyond this many radii an object's shadow cannot be seen. */
const REACH_RADII = 2.4;

function reachOfObject(pass: LightPass): Reach {
  const { mesh } = pass.scene;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < mesh.indices.length; i++) {
    if (mesh.materials[mesh.triangleMaterials[Math.floor(i / 3)]!]!.isCatcher) continue;
    for (let k = 0; k < 3; k++) {
      const value = mesh.positions[3 * mesh.indices[i]! + k]!;
      low[k] = Math.min(low[k]!, value);
      high[k] = Math.max(high[k]!, value);
    }
  }
  const half = low.map((value, k) => (high[k]! - value) / 2);
  return {
    centre: [low[0]! + half[0]!, low[1]! + half[1]!, low[2]! + half[2]!],
    radius: Math.hypot(...half) * REACH_RADII,
  };
}

/** For every pixel of the catcher: the light that still reaches it with the object there, per channel, 1 = no shadow. Pixels that `isHidden` are left out. */
export function shadowPass(pass: LightPass, isHidden: (pixel: number) => boolean): Float32Array {
  const { width, height } = pass;
  const shadow = new Float32Array(width * height * 3).fill(1);
  const reach = reachOfObject(pass);
  const sampler = new Sampler(pass.seed, createRandom(pass.seed));
  const ray = makeRay();
  const hit = makeHit();
  const surface = makeSurface();
  const typical: TypicalLight = { sums: [0, 0, 0], pixels: 0 };
  const far = 1e9;
  const aim = aimOf(pass.view);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isHidden(y * width + x)) continue;
      aim(ray, x + 0.5, y + 0.5);
      ray[6] = far;
      if (!closestCatcher(pass.scene, ray, hit)) continue;
      readSurface(pass.scene, { ray, hit }, surface);
      const { centre } = reach;
      const { position } = surface;
      if (
        Math.hypot(position[0]! - centre[0], position[1]! - centre[1], position[2]! - centre[2]) >
        reach.radius
      )
        continue;
      sampleShadow({ pass, sampler, surface, typical }, y * width + x, shadow);
    }
    pass.onProgress((y + 1) / height);
  }
  return shadow;
}

/** Light met by the pixels so far: what a pixel that happened to draw little light is held against. */
interface TypicalLight {
  readonly sums: number[];
  pixels: number;
}

/** This share of the typical light counts as unshadowed, so that a few unlucky samples make no dark speck. */
const DOUBT = 0.12;

/** Part of the light that glass on its way leaves. */
const DIMMED = 0.8;

const light = new Float64Array(8);
const shadowRay = makeRay();

const isBehindPane = ({ panes }: Scene): boolean => panes !== null && isBlocked(panes, shadowRay);

function sampleShadow(
  at: { pass: LightPass; sampler: Sampler; surface: ReturnType<typeof makeSurface>; typical: TypicalLight },
  pixel: number,
  shadow: Float32Array,
): void {
  const { pass, sampler } = at;
  const { normal, position } = at.surface;
  const all = [0, 0, 0];
  const reached = [0, 0, 0];
  const { typical } = at;
  for (let s = 0; s < pass.samples; s++) {
    sampler.start(pixel, s);
    sampler.draw(2);
    drawEnvironment(pass.scene.lights.environment, sampler, light);
    const cos = light[0]! * normal[0]! + light[1]! * normal[1]! + light[2]! * normal[2]!;
    if (cos <= 0 || light[3]! <= 1e-9) continue;
    for (let k = 0; k < 3; k++) {
      shadowRay[k] = position[k]! + normal[k]! * 1e-3;
      shadowRay[3 + k] = light[k]!;
    }
    shadowRay[6] = 1e9;
    const share = isBlocked(pass.scene.bvh, shadowRay) ? RETURNED : isBehindPane(pass.scene) ? DIMMED : 1;
    for (let k = 0; k < 3; k++) {
      const arriving = (light[4 + k]! * cos) / light[3]!;
      all[k]! += arriving;
      reached[k]! += arriving * share;
    }
  }
  const contact = contactShade({ bvh: pass.scene.bvh, sampler, surface: at.surface }, pixel);
  typical.pixels++;
  for (let k = 0; k < 3; k++) {
    typical.sums[k]! += all[k]!;
    const doubt = (DOUBT * typical.sums[k]!) / typical.pixels;
    if (all[k]! + doubt > 0) shadow[3 * pixel + k] = (contact * (reached[k]! + doubt)) / (all[k]! + doubt);
  }
}

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
interface ContactPlace {
  readonly bvh: Bvh;
  readonly sampler: Sampler;
  readonly surface: Surface;
}

/** Share of light that near things leave to a place, 0-1: short cosine-weighted rays (ambient obscurance; Zhukov, Iones, Kronin 1998). */
function contactShade({ bvh, sampler, surface }: ContactPlace, pixel: number): number {
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
