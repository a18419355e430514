import type { Layer } from '../detail-pass.ts';
import { aimOf } from '../light-pass.ts';
import { reducedView, type Scene, type View } from '../scene.ts';
import { firstHits } from './first-hits.ts';
import { POINTS } from './gather-points.ts';
import { outlines } from './outlines.ts';

const CREASE = 0.97;
/** The worn fold of paper is paler than its faces. */
const PALER = 0.34;
const WHITE = 0.72;

/** Draws the folds of a faceted object over its picture, in place. */
export function drawCreases(layer: Layer, scene: Scene, view: View): void {
  const eye = reducedView(view, { left: 0, top: 0, factor: 1 / POINTS });
  const size = { width: layer.width * POINTS, height: layer.height * POINTS };
  const hits = firstHits(scene, aimOf(eye), size);
  const lines = outlines(hits, { crease: CREASE, radius: 0.5 });
  const share = 1 / (POINTS * POINTS);
  const strength = new Float32Array(layer.alpha.length);
  for (let i = 0; i < lines.length; i++) {
    if (hits.slot[i]! < 0) continue;
    const pixel = Math.floor(i / hits.width / POINTS) * layer.width + Math.floor((i % hits.width) / POINTS);
    strength[pixel]! += share * lines[i]!;
  }
  for (let pixel = 0; pixel < strength.length; pixel++) {
    const amount = PALER * strength[pixel]!;
    for (let k = 0; k < 3; k++) {
      const at = 3 * pixel + k;
      layer.colour[at]! += (WHITE * layer.alpha[pixel]! - layer.colour[at]!) * amount;
    }
  }
}
