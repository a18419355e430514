import { pieceOf, type Piece } from '../furniture/catalogue.ts';
import type { Kind } from '../lexicon/drawn-kinds.ts';
import type { PixelImage } from '../pixels.ts';
import { lookOfWish } from '../prompt/look-of-wish.ts';
import type { Wish } from '../prompt/parse-prompt.ts';
import { createRandom } from '../random.ts';
import { drawCreases } from '../scene/drawing/creases.ts';
import { isometricDrawing } from '../scene/drawing/isometric.ts';
import { lineDrawing } from '../scene/drawing/line-drawing.ts';
import { renderObject, renderShadow, type ObjectLayers, type RenderRequest } from '../scene/render.ts';
import { reducedView, type Scene, type View } from '../scene/scene.ts';
import type { Drawn } from './clear-place.ts';
import { compositeObject } from './composite.ts';
import { grainOf } from './grain.ts';
import { placeIsometric } from './isometric-place.ts';
import { meshStyleOf, pieceInStyle } from './mesh-style.ts';
import { groundColour, objectScene, plainScene } from './object-scene.ts';
import { lightOfPhoto } from './photo-light.ts';
import { placeObject } from './place-object.ts';
import { inOverview, spotOf, viewOver, type Stage } from './stage.ts';
import { wallEvidence } from './wall-evidence.ts';

/** Render regions are kept below this many pixels; larger places are rendered smaller and enlarged. */
const RENDER_PIXELS = 450_000;
const BOUNCES = 2;
/** Drawn lines are this wide in a picture of the usual size, in pixels, and grow with the place. */
const LINE = 1.3;
const LINE_SHARE = 1 / 320;

export interface Drawing {
  readonly stage: Stage;
  /** The crop with the place cleared. */
  readonly background: PixelImage;
  readonly wish: Wish;
  readonly kind: Kind;
  readonly onProgress: (fraction: number) => void;
}

/** Layer pixels per crop pixel. */
function renderScale({ bounds }: Stage): number {
  const pixels = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  return Math.min(1, Math.sqrt(RENDER_PIXELS / pixels));
}

/** Size of the layers over a place, and the width of drawn lines in them. */
function sheetOf(stage: Stage): { width: number; height: number; line: number } {
  const { bounds } = stage;
  const scale = renderScale(stage);
  const width = Math.max(1, Math.ceil((bounds.right - bounds.left) * scale));
  const height = Math.max(1, Math.ceil((bounds.bottom - bounds.top) * scale));
  return { width, height, line: Math.max(LINE, Math.min(width, height) * LINE_SHARE) };
}

/** Light paths a picture may cost at 30 steps, counted at full resolution: large objects are smoother to begin with and need fewer a pixel. */
const PATHS = 1_250_000;
const FEWEST = 7;

function samplesFor(pixels: number, steps: number): number {
  const quality = Math.max(10, Math.min(50, steps));
  const wanted = 4 + 0.4 * quality;
  return Math.round(Math.max(FEWEST, Math.min(wanted, ((PATHS / pixels) * quality) / 30)));
}

function renderRequest(drawing: Drawing, shot: { scene: Scene; view: View }): RenderRequest {
  const { request, bounds } = drawing.stage;
  const { width, height } = sheetOf(drawing.stage);
  return {
    scene: shot.scene,
    view: reducedView(shot.view, {
      left: bounds.left,
      top: bounds.top,
      factor: 1 / renderScale(drawing.stage),
    }),
    width,
    height,
    samples: samplesFor(width * height, request.steps),
    seed: request.seed,
    factor: 2,
    bounces: BOUNCES,
    onProgress: (fraction) => drawing.onProgress(0.1 + 0.85 * fraction),
  };
}

/** The object in the photo's perspective: in its light, or as a line drawing that throws a shadow. */
function inPerspective(drawing: Drawing, shot: { scene: Scene; view: View }): ObjectLayers {
  const request = renderRequest(drawing, shot);
  const style = meshStyleOf(drawing.stage.request.stylePreset);
  if (style === 'line-art') {
    const object = lineDrawing(request.scene, request.view, sheetOf(drawing.stage));
    return { object, shadow: renderShadow(request, () => false) };
  }
  const layers = renderObject(request);
  if (style === 'origami') drawCreases(layers.object, request.scene, request.view);
  return layers;
}

function isometricLayers(drawing: Drawing, piece: Piece): ObjectLayers {
  const { stage } = drawing;
  const { bounds } = stage;
  const spot = spotOf(stage, viewOver(stage, true));
  const { mesh, view } = placeIsometric(piece, spot, {
    seed: stage.request.seed,
    ground: groundColour(drawing.background, bounds),
  });
  const factor = ((bounds.right - bounds.left) / spot.mask.width) * renderScale(stage);
  const enlarged = { scale: view.scale * factor, x: view.x * factor, y: view.y * factor };
  return isometricDrawing(plainScene(mesh), enlarged, sheetOf(stage));
}

function perspectiveLayers(drawing: Drawing, piece: Piece): ObjectLayers | null {
  const { stage, background } = drawing;
  const { request, bounds, overviewCamera } = stage;
  const view = viewOver(stage, piece.support === 'floor');
  const evidence = wallEvidence(request.overview, overviewCamera, inOverview(stage, 0.5));
  const placement = placeObject({ piece, spot: spotOf(stage, view), roomYaw: overviewCamera.yaw, evidence });
  if (!placement) return null;
  drawing.onProgress(0.1);
  const { yaw } = placement.fit;
  const light = lightOfPhoto(request.overview, overviewCamera, {
    around: inOverview(stage, 0.35),
    ...(piece.support === 'wall' ? { wallNormal: [Math.sin(yaw), 0, Math.cos(yaw)] as const } : {}),
  });
  const scene = objectScene(placement, piece.support, { light, ground: groundColour(background, bounds) });
  return inPerspective(drawing, { scene, view });
}

/** Puts furniture into the stage's place: perspective, light and shadow are the photo's. `generated` says how far each pixel shows it. */
export function drawObject(drawing: Drawing): Drawn {
  const { stage, background, wish, kind } = drawing;
  const { request, bounds } = stage;
  const { seed } = request;
  const style = meshStyleOf(request.stylePreset);
  const aspect = (bounds.right - bounds.left) / (bounds.bottom - bounds.top);
  const model = pieceOf({ kind, look: lookOfWish(wish, kind, seed), details: wish.details, aspect });
  const piece = pieceInStyle(model, style, seed);
  const layers = style === 'isometric' ? isometricLayers(drawing, piece) : perspectiveLayers(drawing, piece);
  if (!layers)
    return {
      image: background,
      generated: { ...request.mask, data: new Uint8Array(request.mask.data.length) },
    };
  const isFlat = style === 'line-art' || style === 'isometric';
  const { image, coverage } = compositeObject({
    background,
    mask: request.mask,
    layers,
    region: { left: bounds.left, top: bounds.top, scale: renderScale(stage) },
    grain: isFlat ? 0 : grainOf(request.crop),
    random: createRandom(seed),
  });
  return { image, generated: coverage };
}
