import { environmentAt } from './environment.ts';
import { closestHit, makeHit, type Ray } from './intersect.ts';
import type { Pane } from './material.ts';
import type { Scene } from './scene.ts';
import { makeSurface, readSurface } from './surface.ts';

/** What glass does to the light of a ray that goes through it. Linear RGB. */
export interface ThroughPanes {
  /** Share that comes through. */
  readonly share: Float64Array;
  /** Light that is mirrored on the way, and gathered in edges. */
  readonly added: Float64Array;
}

/** Reflectance of glass straight on. */
const CLEAR = 0.04;
/** No thing has more faces of glass in a row. */
const MOST_FACES = 12;
const OFFSET = 2e-4;
/** Share of the light from above that an edge of a pane leads to the eye. */
const GATHERED = 0.5;
const UP = Float64Array.from([0, 1, 0]);

/** Looks along rays through a scene's panes. One looker keeps nothing between two rays. */
export class PaneLooker {
  readonly found: ThroughPanes = { share: new Float64Array(3), added: new Float64Array(3) };
  private readonly scene: Scene;
  private readonly hit = makeHit();
  private readonly surface = makeSurface();
  private readonly mirrored = new Float64Array(3);
  private readonly light = new Float64Array(3);

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Follows a ray for `reach` metres; false where it meets no pane. Overwrites `found`; the ray stays as it was. */
  look(ray: Ray, reach: number): boolean {
    const { panes } = this.scene;
    if (!panes) return false;
    const { share, added } = this.found;
    share.fill(1);
    added.fill(0);
    const start = [ray[0]!, ray[1]!, ray[2]!, ray[6]!] as const;
    ray[6] = reach;
    let faces = 0;
    while (faces < MOST_FACES && ray[6] > 0 && closestHit(panes, ray, this.hit)) {
      faces++;
      this.pass(ray);
      const step = this.hit[0]! + OFFSET;
      for (let k = 0; k < 3; k++) ray[k] = ray[k]! + ray[3 + k]! * step;
      ray[6] = ray[6] - step;
    }
    ray.set(start.slice(0, 3));
    ray[6] = start[3];
    return faces > 0;
  }

  /** What one face takes and gives: mirrors by Schlick's law (1994), colours what comes through. */
  private pass(ray: Ray): void {
    const { scene, surface, hit, mirrored, light } = this;
    const { share, added } = this.found;
    readSurface(scene, { ray, hit }, surface);
    const { normal } = surface;
    const pane = surface.material.pane as Pane;
    const direction = ray.subarray(3, 6);
    const along = direction[0]! * normal[0]! + direction[1]! * normal[1]! + direction[2]! * normal[2]!;
    const slanted = CLEAR + (1 - CLEAR) * (1 - Math.min(1, Math.abs(along))) ** 5;
    const { environment } = scene.lights;
    for (let k = 0; k < 3; k++) mirrored[k] = direction[k]! - 2 * along * normal[k]!;
    environmentAt(environment, mirrored, light);
    for (let k = 0; k < 3; k++) added[k] = added[k]! + share[k]! * slanted * light[k]!;
    const isEdge = surface.point.facing !== 1;
    if (isEdge) {
      environmentAt(environment, UP, light);
      for (let k = 0; k < 3; k++) added[k] = added[k]! + share[k]! * GATHERED * pane.edge[k]! * light[k]!;
    }
    const kept = isEdge ? pane.edge : pane.tint;
    for (let k = 0; k < 3; k++) share[k] = share[k]! * (1 - slanted) * kept[k]!;
  }
}
