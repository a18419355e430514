import { closestSeen } from './closest-seen.ts';
import { environmentAt, environmentDensity } from './environment.ts';
import { closestHit, isBlocked, makeHit, makeRay, type Ray } from './intersect.ts';
import { lightSources, type LightSource } from './lights.ts';
import type { Material } from './material.ts';
import type { Sampler } from './sampler.ts';
import type { Scene } from './scene.ts';
import { applyRelief, makeSurface, readSurface, tangentFrame, type Surface } from './surface.ts';
import { luminance } from './vector.ts';

/** What one path found out about the first surface it met. Linear RGB. */
export interface FirstLight {
  /** Light arriving on the diffuse part; times the reflectance it gives the light sent back. */
  readonly irradiance: Float64Array;
  /** Luminance-weighted direction of that light: irradiance on a slightly tilted normal is its dot product with the normal. */
  readonly flow: Float64Array;
  /** Mirrored and emitted light, ready to be added. */
  readonly gloss: Float64Array;
}

const OFFSET = 3e-4;
const BRIGHTEST = 12;
const PAIR = { lobe: 1, light: 2, bounce: 3 } as const;

/** Follows light backwards from the eye: next-event estimation, multiple importance sampling against the environment (Veach 1997), GGX gloss (Walter 2007). */
export class PathTracer {
  readonly first: Surface = makeSurface();
  readonly found: FirstLight = {
    irradiance: new Float64Array(3),
    flow: new Float64Array(3),
    gloss: new Float64Array(3),
  };
  private readonly scene: Scene;
  private readonly sampler: Sampler;
  private readonly bounces: number;
  private readonly sources: LightSource[];
  private readonly ray: Ray = makeRay();
  private readonly shadowRay: Ray = makeRay();
  private readonly hit = makeHit();
  private readonly surface = makeSurface();
  private readonly light = new Float64Array(8);
  private readonly lightColour = this.light.subarray(4, 7);
  private readonly rayDirection = this.ray.subarray(3, 6);
  private readonly albedo = new Float64Array(3);
  private readonly radiance = new Float64Array(3);
  private readonly weight = new Float64Array(3);
  private readonly across = new Float64Array(3);
  private readonly along = new Float64Array(3);
  private readonly outward = new Float64Array(3);
  private readonly sky = new Float64Array(3);

  constructor(scene: Scene, sampler: Sampler, bounces: number) {
    this.scene = scene;
    this.sampler = sampler;
    this.bounces = bounces;
    this.sources = lightSources(scene.lights);
  }

  /** Finds the surface a ray meets first; `first` then describes it. */
  look(ray: Ray): boolean {
    if (!closestSeen(this.scene, ray, this.hit)) return false;
    readSurface(this.scene, { ray, hit: this.hit }, this.first);
    return true;
  }

  /** One random path from `first`, seen along `direction`. Overwrites `found`. */
  gather(direction: Float64Array, footprint: number): void {
    const { irradiance, flow, gloss } = this.found;
    irradiance.fill(0);
    flow.fill(0);
    gloss.fill(0);
    const { material } = this.first;
    if (material.emission) {
      const share = material.glow?.(this.first.point) ?? 1;
      for (let k = 0; k < 3; k++) gloss[k] = share * material.emission[k]!;
    }
    this.sampler.draw(PAIR.lobe);
    const chance = material.metal ? 1 : glossChance(this.first, direction);
    if (this.sampler.u < chance) {
      this.gatherGloss(direction, footprint, chance);
      return;
    }
    this.gatherDiffuse((1 - fresnel(material.specular, facing(this.first, direction))) / (1 - chance));
  }

  private gatherGloss(direction: Float64Array, footprint: number, chance: number): void {
    const { first, radiance } = this;
    applyRelief(first, direction, footprint);
    this.sampler.draw(PAIR.bounce);
    const strength = this.mirror(first, direction);
    if (strength <= 0) return;
    this.startRay(first, first.geometric);
    this.follow({ density: -1, bounces: Math.min(2, this.bounces) });
    if (first.material.metal) visibleMetal(first, this.albedo);
    else this.albedo.fill(1);
    const limit = (BRIGHTEST / 4) * (1 - 0.75 * first.material.roughness);
    for (let k = 0; k < 3; k++) {
      this.found.gloss[k]! += Math.min(limit, (radiance[k]! * strength) / chance) * this.albedo[k]!;
    }
  }

  private gatherDiffuse(share: number): void {
    const { first, outward } = this;
    const translucency = first.material.translucency ?? 0;
    outward.set(first.normal);
    if (translucency > 0 && this.sampler.v < translucency) {
      for (let k = 0; k < 3; k++) outward[k] = -outward[k]!;
    }
    this.sampler.draw(PAIR.light);
    for (const source of this.sources) {
      const cos = this.lightFrom(source, first.position, outward);
      if (cos > 0) this.arrive(this.lightColour, this.light, { weight: share * cos, cos });
    }
    this.sampler.draw(PAIR.bounce);
    const cos = this.scatter(outward);
    this.startRay(first, outward);
    this.follow({ density: cos / Math.PI, bounces: this.bounces });
    this.arrive(this.radiance, this.rayDirection, { weight: share * Math.PI, cos: Math.max(cos, 0.08) });
  }

  /** Adds light to the irradiance on `first` and to its flow. */
  private arrive(colour: Float64Array, from: Float64Array, share: { weight: number; cos: number }): void {
    const { weight, cos } = share;
    const { irradiance, flow } = this.found;
    const strongest = Math.max(colour[0]!, colour[1]!, colour[2]!) * weight;
    const kept = strongest > BRIGHTEST * Math.PI ? (weight * BRIGHTEST * Math.PI) / strongest : weight;
    for (let k = 0; k < 3; k++) irradiance[k]! += (colour[k]! * kept) / Math.PI;
    const pull = (luminance(colour) * kept) / Math.PI / cos;
    for (let k = 0; k < 3; k++) flow[k]! += from[k]! * pull;
  }

  /** Draws from one light; fills `light` with what arrives (shadowed, weighted against chance hits) and returns the cosine, 0 when none does. */
  private lightFrom(source: LightSource, position: Float64Array, normal: Float64Array): number {
    const { light, shadowRay, scene } = this;
    source(position, this.sampler, light);
    const cos = light[0]! * normal[0]! + light[1]! * normal[1]! + light[2]! * normal[2]!;
    if (cos <= 1e-4 || light[4]! + light[5]! + light[6]! <= 0) return 0;
    for (let k = 0; k < 3; k++) {
      shadowRay[k] = position[k]! + normal[k]! * OFFSET;
      shadowRay[3 + k] = light[k]!;
    }
    shadowRay[6] = light[7]!;
    if (isBlocked(scene.bvh, shadowRay)) return 0;
    if (light[3]! > 0) {
      const weight = light[3]! / (light[3]! + cos / Math.PI);
      for (let k = 4; k < 7; k++) light[k]! *= weight;
    }
    return cos;
  }

  private startRay(surface: Surface, side: Float64Array): void {
    for (let k = 0; k < 3; k++) this.ray[k] = surface.position[k]! + side[k]! * OFFSET;
    this.ray[6] = 1e9;
  }

  /** Sets the ray's direction by the cosine law about `normal` from the sampler's current pair; returns the cosine. */
  private scatter(normal: Float64Array): number {
    const { across, along, ray, sampler } = this;
    tangentFrame(normal, across, along);
    const radius = Math.sqrt(sampler.u);
    const a = radius * Math.cos(2 * Math.PI * sampler.v);
    const b = radius * Math.sin(2 * Math.PI * sampler.v);
    const cos = Math.sqrt(Math.max(0, 1 - sampler.u));
    for (let k = 0; k < 3; k++) ray[3 + k] = across[k]! * a + along[k]! * b + normal[k]! * cos;
    return cos;
  }

  /** Sets the ray's direction to a GGX reflection of `direction`; returns its weight, 0 when it points inside. */
  private mirror(surface: Surface, direction: Float64Array): number {
    const { across, along, ray, sampler } = this;
    const { normal, geometric, material } = surface;
    tangentFrame(normal, across, along);
    const width = Math.max(1e-3, material.roughness ** 2);
    const cosHalf = Math.sqrt((1 - sampler.u) / (1 + (width * width - 1) * sampler.u));
    const sinHalf = Math.sqrt(Math.max(0, 1 - cosHalf * cosHalf));
    const a = sinHalf * Math.cos(2 * Math.PI * sampler.v);
    const b = sinHalf * Math.sin(2 * Math.PI * sampler.v);
    let towards = 0;
    for (let k = 0; k < 3; k++) {
      ray[3 + k] = across[k]! * a + along[k]! * b + normal[k]! * cosHalf;
      towards -= ray[3 + k]! * direction[k]!;
    }
    let leaving = 0;
    let above = 0;
    for (let k = 0; k < 3; k++) {
      ray[3 + k] = direction[k]! + 2 * towards * ray[3 + k]!;
      leaving += ray[3 + k]! * normal[k]!;
      above += ray[3 + k]! * geometric[k]!;
    }
    const arriving = facing(surface, direction);
    if (leaving <= 1e-3 || above <= 1e-3 || towards <= 0) return 0;
    const shadowing = (smith(leaving, width) * smith(arriving, width) * towards) / (arriving * cosHalf);
    return (material.metal ? 1 : roughFresnel(material, towards)) * Math.min(1.5, shadowing);
  }

  /** Light coming back along the current ray, into `radiance`. `density` is that of the ray's direction, negative after a mirror reflection. */
  private follow(start: { density: number; bounces: number }): void {
    const { radiance, weight, ray, surface, hit, scene, albedo } = this;
    let { density } = start;
    radiance.fill(0);
    weight.fill(1);
    for (let bounce = 0; bounce < start.bounces; bounce++) {
      if (!closestHit(scene.bvh, ray, hit)) {
        this.addSky(density);
        return;
      }
      readSurface(scene, { ray, hit }, surface);
      const { material } = surface;
      if (material.emission) this.addLight(material.emission, 1);
      const isMirrorStart = bounce === 0 && density < 0;
      if (isMirrorStart && material.albedo) material.albedo(surface.point, albedo);
      else albedo.set(material.mean);
      for (let k = 0; k < 3; k++) weight[k]! *= albedo[k]!;
      this.addDirect();
      if (bounce > 1 && !this.survives()) return;
      density = this.bounceOn();
    }
  }

  private addSky(density: number): void {
    const { lights } = this.scene;
    const direction = this.rayDirection;
    if (density >= 0 && !lights.isEnvironmentLighting) return;
    environmentAt(lights.environment, direction, this.sky);
    const chance = density < 0 ? 1 : density / (density + environmentDensity(lights.environment, direction));
    this.addLight(this.sky, chance);
  }

  private addLight(colour: ArrayLike<number>, factor: number): void {
    for (let k = 0; k < 3; k++) this.radiance[k]! += this.weight[k]! * colour[k]! * factor;
  }

  /** Direct light on the surface the path has just reached, from one light taken at random. */
  private addDirect(): void {
    const { surface, sampler, sources, light, outward } = this;
    const { random } = sampler;
    const source = sources[Math.floor(random() * sources.length)];
    if (!source) return;
    sampler.u = random();
    sampler.v = random();
    outward.set(surface.normal);
    const cos = this.lightFrom(source, surface.position, outward);
    if (cos <= 0) return;
    const factor = (cos * sources.length) / Math.PI;
    for (let k = 0; k < 3; k++) {
      this.radiance[k]! += this.weight[k]! * Math.min(BRIGHTEST, light[4 + k]! * factor);
    }
  }

  private survives(): boolean {
    const { weight } = this;
    const chance = Math.min(0.95, Math.max(weight[0]!, weight[1]!, weight[2]!));
    if (this.sampler.random() >= chance) return false;
    for (let k = 0; k < 3; k++) weight[k]! /= chance;
    return true;
  }

  private bounceOn(): number {
    const { surface, sampler, outward } = this;
    const through = (surface.material.translucency ?? 0) > sampler.random();
    for (let k = 0; k < 3; k++) outward[k] = through ? -surface.normal[k]! : surface.normal[k]!;
    sampler.u = sampler.random();
    sampler.v = sampler.random();
    const cos = this.scatter(outward);
    this.startRay(surface, outward);
    return cos / Math.PI;
  }
}

function facing(surface: Surface, direction: Float64Array): number {
  const { normal } = surface;
  return Math.max(
    0.02,
    -(normal[0]! * direction[0]! + normal[1]! * direction[1]! + normal[2]! * direction[2]!),
  );
}

/** Schlick's approximation. */
function fresnel(straight: number, cos: number): number {
  return straight + (1 - straight) * (1 - cos) ** 5;
}

/** Rough surfaces never mirror fully, however flat one looks along them: neighbouring grains stand in the way. */
function roughFresnel({ specular, roughness }: Material, cos: number): number {
  const most = Math.max(specular, (1 - roughness) ** 2);
  return specular + (most - specular) * (1 - cos) ** 5;
}

function smith(cos: number, width: number): number {
  return (2 * cos) / (cos + Math.sqrt(width * width + (1 - width * width) * cos * cos));
}

/** Rough things show no reflection worth a path of its own. */
function glossChance(surface: Surface, direction: Float64Array): number {
  const { roughness, specular } = surface.material;
  if (roughness > 0.92 || specular <= 0) return 0;
  return Math.min(0.8, Math.max(0.15, 2 * fresnel(specular, facing(surface, direction))));
}

function visibleMetal(surface: Surface, out: Float64Array): void {
  if (surface.material.albedo) surface.material.albedo(surface.point, out);
  else out.set(surface.material.mean);
}
