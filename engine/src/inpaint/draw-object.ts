import { pieceOf, type Kind } from '../furniture/catalogue.ts';
import type { Mask } from '../pixels.ts';
import { lookOfWish } from '../prompt/look-of-wish.ts';
import type { Wish } from '../prompt/parse-prompt.ts';
import { createRandom } from '../random.ts';
import { renderObject, type ObjectLayers } from '../scene/render.ts';
import { reducedView, type Scene, type View } from '../scene/scene.ts';
import { clearPlace, type Drawn } from './clear-place.ts';
import { compositeObject } from './composite.ts';
import { grainOf } from './grain.ts';
import { groundColour, objectScene } from './object-scene.ts';
import { lightOfPhoto } from './photo-light.ts';
import { placeObject } from './place-object.ts';
import { inOverview, spotOf, viewOver, type Stage } from './stage.ts';
import { wallEvidence } from './wall-evidence.ts';

/** Render regions are kept below this many pixels; larger places are rendered smaller and enlarged. */
const RENDER_PIXELS = 450_000;
const BOUNCES = 2;

/** Layer pixels per crop pixel. */
function renderScale({ bounds }: Stage): number {
  const pixels = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  return Math.min(1, Math.sqrt(RENDER_PIXELS / pixels));
}

function renderInPlace(stage: Stage, shot: { scene: Scene; view: View }): ObjectLayers {
  const { request, bounds } = stage;
  const scale = renderScale(stage);
  return renderObject({
    scene: shot.scene,
    view: reducedView(shot.view, { left: bounds.left, top: bounds.top, factor: 1 / scale }),
    width: Math.max(1, Math.ceil((bounds.right - bounds.left) * scale)),
    height: Math.max(1, Math.ceil((bounds.bottom - bounds.top) * scale)),
    samples: Math.round(4 + 0.4 * Math.max(10, Math.min(50, request.steps))),
    seed: request.seed,
    factor: 2,
    bounces: BOUNCES,
    onProgress: (fraction) => request.onProgress(0.35 + 0.57 * fraction),
  });
}

/** The stronger of two masks at each pixel. */
function either(a: Mask, b: Mask): Mask {
  return { ...a, data: a.data.map((value, i) => Math.max(value, b.data[i]!)) };
}

/** Puts the furniture wished for into the stage's place: perspective, light and shadow are the photo's. */
export function drawObject(stage: Stage, wish: Wish, kind: Kind): Drawn {
  const { request, bounds, overviewCamera } = stage;
  const { onProgress, seed } = request;
  const cleared = clearPlace(stage, (fraction) => onProgress(0.05 + 0.25 * fraction));
  const background = cleared.image;
  const aspect = (bounds.right - bounds.left) / (bounds.bottom - bounds.top);
  const piece = pieceOf({ kind, look: lookOfWish(wish, kind, seed), details: wish.details, aspect });
  const view = viewOver(stage, piece.support === 'floor');
  const evidence = wallEvidence(request.overview, overviewCamera, inOverview(stage, 0.5));
  const placement = placeObject({ piece, spot: spotOf(stage, view), roomYaw: overviewCamera.yaw, evidence });
  if (!placement) return cleared;
  onProgress(0.35);
  const { yaw } = placement.fit;
  const light = lightOfPhoto(request.overview, overviewCamera, {
    around: inOverview(stage, 0.35),
    ...(piece.support === 'wall' ? { wallNormal: [Math.sin(yaw), 0, Math.cos(yaw)] as const } : {}),
  });
  const scene = objectScene(placement, piece.support, { light, ground: groundColour(background, bounds) });
  const { image, coverage } = compositeObject({
    background,
    mask: request.mask,
    layers: renderInPlace(stage, { scene, view }),
    region: { left: bounds.left, top: bounds.top, scale: renderScale(stage) },
    grain: grainOf(request.crop),
    random: createRandom(seed),
  });
  return { image, generated: either(cleared.generated, coverage) };
}
