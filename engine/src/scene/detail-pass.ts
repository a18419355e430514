import { closestSeen } from './closest-seen.ts';
import { environmentAt } from './environment.ts';
import { makeHit, makeRay } from './intersect.ts';
import { aimOf, type Aim, type LightBuffers } from './light-pass.ts';
import { PaneLooker } from './panes.ts';
import type { Scene, View } from './scene.ts';
import { applyRelief, makeSurface, readSurface, visibleAlbedo, type Surface } from './surface.ts';
import { luminance } from './vector.ts';

export interface DetailPass {
  readonly scene: Scene;
  readonly view: View;
  readonly width: number;
  readonly height: number;
  readonly light: LightBuffers;
  /** Picture pixels a light pixel covers in each direction. */
  readonly factor: number;
  /** Rays a pixel, for smooth edges. */
  readonly rays: number;
  /** Whether the environment is seen behind the scene, or stays transparent. */
  readonly isSkyVisible: boolean;
}

/** Linear colour multiplied by its alpha (3 floats a pixel), and alpha. */
export interface Layer {
  readonly width: number;
  readonly height: number;
  readonly colour: Float32Array;
  readonly alpha: Float32Array;
}

const CREASE_DOUBT = 14;
/** Below this cosine relief fades out: seen along the surface it would only flicker. */
const GRAZING = 0.55;
const REUSED_NORMALS = 0.985;
/** Rays sent before deciding whether a pixel needs the rest. */
const PROBES = 3;

/** Draws the picture at full resolution: edges, textures and relief exactly, light from the coarser light pass (joint bilateral upsampling). */
export function detailPass(pass: DetailPass): Layer {
  const { width, height } = pass;
  const layer: Layer = {
    width,
    height,
    colour: new Float32Array(width * height * 3),
    alpha: new Float32Array(width * height),
  };
  const painter = new DetailPainter(pass);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pass.isSkyVisible || pass.scene.panes || hasLightNear(pass, x, y)) painter.paint(x, y, layer);
    }
  }
  return layer;
}

function hasLightNear(pass: DetailPass, x: number, y: number): boolean {
  const { light, factor } = pass;
  const column = Math.floor(x / factor);
  const row = Math.floor(y / factor);
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const cx = column + dx;
      const cy = row + dy;
      if (cx < 0 || cy < 0 || cx >= light.width || cy >= light.height) continue;
      if (light.coverage[cy * light.width + cx]! > 0) return true;
    }
  }
  return false;
}

class DetailPainter {
  private readonly pass: DetailPass;
  private readonly aim: Aim;
  private readonly ray = makeRay();
  private readonly direction = this.ray.subarray(3, 6);
  private readonly hit = makeHit();
  private readonly surface: Surface = makeSurface();
  private readonly albedo = new Float64Array(3);
  private readonly sky = new Float64Array(3);
  private readonly mirrored = new Float64Array(3);
  /** Gathered light: irradiance 0..2, flow 3..5, gloss 6..8. */
  private readonly gathered = new Float64Array(9);
  private readonly smoothNormal = new Float64Array(3);
  private isInterior = false;
  private readonly panes: PaneLooker;
  private readonly bare = new Float64Array(3);
  private readonly probe = { slot: -1, distance: 0, normal: new Float64Array(3) };
  private readonly shape = { slot: -1, normal: new Float64Array(3), tilted: new Float64Array(3) };

  constructor(pass: DetailPass) {
    this.pass = pass;
    this.aim = aimOf(pass.view);
    this.panes = new PaneLooker(pass.scene);
  }

  paint(x: number, y: number, layer: Layer): void {
    const { pass, ray, hit } = this;
    const pixel = y * layer.width + x;
    let covered = 0;
    let sent = 0;
    this.shape.slot = -1;
    for (let s = 0; s < pass.rays; s++) {
      if (s === PROBES && covered === PROBES && this.isInterior) break;
      sent++;
      // The R2 sequence (Roberts 2018) spreads the first rays as evenly as all of them.
      const at = { x: x + ((0.5 + s * 0.7548776662) % 1), y: y + ((0.5 + s * 0.569840291) % 1) };
      this.aim(ray, at.x, at.y);
      const isHit = closestSeen(pass.scene, ray, hit);
      if (isHit) readSurface(pass.scene, { ray, hit }, this.surface);
      const isBehindPane = this.panes.look(ray, isHit ? hit[0]! : ray[6]!);
      if (!isHit && !pass.isSkyVisible && !isBehindPane) continue;
      if (s < PROBES) this.watch(s, isHit && !isBehindPane);
      if (isBehindPane) for (let k = 0; k < 3; k++) this.bare[k] = layer.colour[3 * pixel + k]!;
      const share = this.addSeen(at, isHit, { colour: layer.colour, index: 3 * pixel });
      covered += isBehindPane ? this.addPanes(share, layer.colour, 3 * pixel) : share;
    }
    layer.alpha[pixel] = covered / sent;
    for (let k = 0; k < 3; k++) layer.colour[3 * pixel + k]! /= sent;
  }

  /** Adds what a ray sees, panes apart; returns the share of the ray that it covers. */
  private addSeen(
    at: { x: number; y: number },
    isHit: boolean,
    { colour, index }: { colour: Float32Array; index: number },
  ): number {
    if (!isHit) return this.pass.isSkyVisible ? this.addSky(colour, index) : 0;
    return this.surface.material.isCatcher ? 0 : this.addSurface(at, colour, index);
  }

  /** Lays the panes over what a ray has added behind them; returns the share that both cover. */
  private addPanes(behind: number, colour: Float32Array, index: number): number {
    const { share, added } = this.panes.found;
    for (let k = 0; k < 3; k++) {
      const before = this.bare[k]!;
      colour[index + k] = before + (colour[index + k]! - before) * share[k]! + added[k]!;
    }
    return 1 - luminance(share) * (1 - behind);
  }

  /** Notes whether the first rays of a pixel see one and the same piece of surface: then no more are needed. */
  private watch(ray: number, isHit: boolean): void {
    const { surface, probe } = this;
    if (ray === 0) {
      this.isInterior = isHit;
      probe.slot = surface.slot;
      probe.distance = surface.distance;
      probe.normal.set(surface.normal);
      return;
    }
    let alike = 0;
    for (let k = 0; k < 3; k++) alike += probe.normal[k]! * surface.normal[k]!;
    const isSame = isHit && probe.slot === surface.slot && alike > REUSED_NORMALS;
    if (!isSame || Math.abs(probe.distance - surface.distance) > 0.02 * probe.distance)
      this.isInterior = false;
  }

  private addSky(colour: Float32Array, at: number): number {
    environmentAt(this.pass.scene.lights.environment, this.direction, this.sky);
    for (let k = 0; k < 3; k++) colour[at + k]! += this.sky[k]!;
    return 1;
  }

  /** Adds what a ray sees of the surface; returns the share of the ray that it covers. */
  private addSurface(at: { x: number; y: number }, colour: Float32Array, index: number): number {
    const { surface, albedo, gathered, smoothNormal } = this;
    surface.point.footprint = surface.distance / this.pass.view.focal;
    const opacity = surface.material.opacity?.(surface.point) ?? 1;
    if (opacity <= 0) return 0;
    const { mirrorView } = this.pass.scene.lights;
    if (mirrorView && surface.material.isMirror) {
      this.turnBack();
      mirrorView(surface.position, this.mirrored, albedo);
      for (let k = 0; k < 3; k++) colour[index + k]! += opacity * albedo[k]!;
      return opacity;
    }
    smoothNormal.set(surface.normal);
    this.gather(at);
    this.tilt();
    surface.point.footprint = surface.distance / this.pass.view.focal;
    visibleAlbedo(surface, this.direction, albedo);
    const tilt = surface.material.relief ? this.tiltFactor() : 1;
    for (let k = 0; k < 3; k++) {
      colour[index + k]! += opacity * (albedo[k]! * gathered[k]! * tilt + gathered[6 + k]!);
    }
    return opacity;
  }

  /** Sets `mirrored` to the way the ray goes on from the surface. */
  private turnBack(): void {
    const { direction, mirrored } = this;
    const { normal } = this.surface;
    const along = direction[0]! * normal[0]! + direction[1]! * normal[1]! + direction[2]! * normal[2]!;
    for (let k = 0; k < 3; k++) mirrored[k] = direction[k]! - 2 * along * normal[k]!;
  }

  /** Relief is costly: rays of one pixel that meet the same smooth surface share it. */
  private tilt(): void {
    const { surface, shape, smoothNormal, pass } = this;
    if (!surface.material.relief) return;
    let alike = 0;
    for (let k = 0; k < 3; k++) alike += shape.normal[k]! * smoothNormal[k]!;
    if (shape.slot === surface.slot && alike > REUSED_NORMALS) {
      surface.normal.set(shape.tilted);
      return;
    }
    applyRelief(surface, this.direction, surface.distance / pass.view.focal);
    shape.slot = surface.slot;
    shape.normal.set(smoothNormal);
    shape.tilted.set(surface.normal);
  }

  /** Light on the tilted normal relative to the smooth one. */
  private tiltFactor(): number {
    const { gathered, smoothNormal, surface } = this;
    let smooth = 0;
    let tilted = 0;
    let strength = 0;
    for (let k = 0; k < 3; k++) {
      smooth += gathered[3 + k]! * smoothNormal[k]!;
      tilted += gathered[3 + k]! * surface.normal[k]!;
      strength += gathered[3 + k]! ** 2;
    }
    if (smooth <= 0.15 * Math.sqrt(strength)) return 1;
    const factor = Math.max(0.3, Math.min(1.9, tilted / smooth));
    return 1 + (factor - 1) * Math.min(1, this.facing() / GRAZING) ** 2;
  }

  /** Cosine between the smooth normal and the way to the eye. */
  private facing(): number {
    let cos = 0;
    for (let k = 0; k < 3; k++) cos -= this.smoothNormal[k]! * this.direction[k]!;
    return Math.max(0, cos);
  }

  private gather(at: { x: number; y: number }): void {
    const { pass, gathered } = this;
    const fx = at.x / pass.factor - 0.5;
    const fy = at.y / pass.factor - 0.5;
    gathered.fill(0);
    let total = this.gatherSquare(fx, fy, 0);
    if (total < 0.02) total = this.gatherSquare(fx, fy, 1) + total;
    if (total > 0) for (let k = 0; k < 9; k++) gathered[k]! /= total;
  }

  /** Adds the light of the 2×2 (margin 0) or 4×4 (margin 1) pixels around, weighted by likeness. */
  private gatherSquare(fx: number, fy: number, margin: number): number {
    const { light } = this.pass;
    const { gathered } = this;
    const left = Math.floor(fx);
    const top = Math.floor(fy);
    let total = 0;
    for (let row = top - margin; row <= top + 1 + margin; row++) {
      if (row < 0 || row >= light.height) continue;
      for (let column = left - margin; column <= left + 1 + margin; column++) {
        if (column < 0 || column >= light.width) continue;
        const other = row * light.width + column;
        if (light.coverage[other]! <= 0) continue;
        const near = Math.max(0.03, (1 - Math.abs(fx - column)) * (1 - Math.abs(fy - row)));
        const weight = near * this.likeness(other);
        total += weight;
        for (let k = 0; k < 3; k++) {
          gathered[k]! += weight * light.irradiance[3 * other + k]!;
          gathered[3 + k]! += weight * light.flow[3 * other + k]!;
          gathered[6 + k]! += weight * light.gloss[3 * other + k]!;
        }
      }
    }
    return total;
  }

  private likeness(other: number): number {
    const { light } = this.pass;
    const { surface, smoothNormal } = this;
    let along = 0;
    let off = 0;
    for (let k = 0; k < 3; k++) {
      along += smoothNormal[k]! * light.normal[3 * other + k]!;
      off += smoothNormal[k]! * (light.position[3 * other + k]! - surface.position[k]!);
    }
    along = Math.max(0, along) ** 2;
    const scaled = off / (0.008 * surface.distance);
    const same = light.slot[other] === surface.slot ? 1 : 0.02;
    // Light sampled across a crease belongs to neither side of it.
    const own = light.unity[other]! ** CREASE_DOUBT;
    return (own * same * (along * along * along + 1e-3)) / (1 + scaled * scaled) + 1e-5;
  }
}
