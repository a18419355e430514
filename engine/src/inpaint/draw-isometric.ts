import type { Piece } from '../furniture/catalogue.ts';
import { cropMask } from '../resize/crop.ts';
import { resizeMask } from '../resize/resize-mask.ts';
import { isometricDrawing } from '../scene/drawing/isometric.ts';
import type { Drawn } from './clear-place.ts';
import { layOver, renderScale, sheetOf, type Drawing } from './draw-object.ts';
import { placeIsometric, type Spot } from './isometric-place.ts';
import { groundColour, plainScene } from './object-scene.ts';
import { markedBounds, type Stage } from './stage.ts';

/** The place is searched at this size, longer side in pixels. */
const SEARCH_PIXELS = 260;

function spotOf(stage: Stage): Spot & { factor: number } {
  const bounds = markedBounds(stage);
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const factor = Math.max(1, Math.max(width, height) / SEARCH_PIXELS);
  const size = {
    width: Math.max(1, Math.round(width / factor)),
    height: Math.max(1, Math.round(height / factor)),
  };
  return {
    mask: resizeMask(cropMask(stage.marked, bounds), size),
    bounds: { left: 0, top: 0, right: size.width, bottom: size.height },
    factor,
  };
}

/** Puts a piece into the stage's place as a drawing at equal angles, on a slab of the floor. */
export function drawIsometric(drawing: Omit<Drawing, 'things'>, piece: Piece): Drawn {
  const { stage, background } = drawing;
  const { bounds } = stage;
  const { factor, ...spot } = spotOf(stage);
  const marked = markedBounds(stage);
  const { mesh, view } = placeIsometric(piece, spot, {
    seed: stage.request.seed,
    ground: groundColour(background, bounds),
  });
  const scale = renderScale(bounds);
  const enlarged = {
    scale: view.scale * factor * scale,
    x: (view.x * factor + marked.left - bounds.left) * scale,
    y: (view.y * factor + marked.top - bounds.top) * scale,
  };
  return layOver(drawing, isometricDrawing(plainScene(mesh), enlarged, sheetOf(bounds)));
}
