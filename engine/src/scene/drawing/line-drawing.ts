import type { Layer } from '../detail-pass.ts';
import { aimOf } from '../light-pass.ts';
import { reducedView, type Scene, type View } from '../scene.ts';
import { firstHits } from './first-hits.ts';
import { gatherPoints, POINTS } from './gather-points.ts';
import { outlines } from './outlines.ts';

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Width of a line in pixels. */
  readonly line: number;
}

const INK = 0.012;
const PAPER = 0.93;
/** Faces turned away from above are a little greyer, so that the form reads. */
const TURNED = 0.12;

/** The object as ink on white paper, in the view's perspective. */
export function lineDrawing(scene: Scene, view: View, sheet: Sheet): Layer {
  const eye = reducedView(view, { left: 0, top: 0, factor: 1 / POINTS });
  const size = { width: sheet.width * POINTS, height: sheet.height * POINTS };
  const hits = firstHits(scene, aimOf(eye), size);
  const ink = outlines(hits, { crease: 0.8, radius: (sheet.line * POINTS) / 2 });
  return gatherPoints(
    hits,
    (point) => hits.slot[point]! >= 0 || ink[point]! > 0,
    (point, out) => {
      const shade = hits.slot[point]! < 0 ? 0 : TURNED * (1 - Math.max(0, hits.normal[3 * point + 1]!));
      const paper = PAPER - shade;
      out.fill(paper + (INK - paper) * ink[point]!);
    },
  );
}
