import type { Piece } from '../furniture/catalogue.ts';
import { createRandom } from '../random.ts';
import { gaussianBlur } from '../filter/gaussian-blur.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import type { Put } from '../put/arrange-put.ts';
import { standingOf } from '../put/arrangement.ts';
import { drawCreases } from '../scene/drawing/creases.ts';
import { lineDrawing } from '../scene/drawing/line-drawing.ts';
import type { FloorMirror } from '../scene/reflection-pass.ts';
import { renderObject, renderShadow, type ObjectLayers, type RenderRequest } from '../scene/render.ts';
import { reducedView, type Scene, type View } from '../scene/scene.ts';
import type { Vec3 } from '../scene/vector.ts';
import type { Drawn } from './clear-place.ts';
import { compositeObject } from './composite.ts';
import { floorGloss, mirroredShare } from './floor-gloss.ts';
import { grainOf } from './grain.ts';
import { meshStyleOf } from './mesh-style.ts';
import { middleOf, objectScene, viewOf, type Placed } from './object-scene.ts';
import { lightOfPhoto } from './photo-light.ts';
import { mirroredRoom } from './mirrored-room.ts';
import { blurOf, floorLight, paneShares, windowLight } from './photo-manner.ts';
import { cameraInCrop, inOverview, type Stage } from './stage.ts';

/** Render regions are kept below this many pixels; larger places are rendered smaller and enlarged. */
const RENDER_PIXELS = 450_000;
const BOUNCES = 2;
/** Drawn lines are this wide in a picture of the usual size, in pixels, and grow with the place. */
const LINE = 1.3;
const LINE_SHARE = 1 / 320;

/** A thing in its place. */
export interface PutThing {
  readonly put: Pick<Put, 'setting' | 'arrangement' | 'mesh'>;
  readonly piece: Piece;
}

/** What drawn layers are laid over. */
export interface Laying {
  readonly stage: Stage;
  /** Waits for the crop with the place cleared. */
  readonly background: () => PixelImage;
  /** What things stand on, linear. */
  readonly ground: Vec3;
  /** What may be drawn over. */
  readonly area: Mask;
  /** Whether it lies on the floor, in its sun and shade. */
  readonly lies: boolean;
  /** Share of a window's light behind it that comes through; null = it hangs before none. */
  readonly through: number | null;
}

export interface Drawing extends Laying {
  readonly things: readonly PutThing[];
  readonly onProgress: (fraction: number) => void;
}

/** Layer pixels per crop pixel. */
export function renderScale(bounds: Rect): number {
  const pixels = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  return Math.min(1, Math.sqrt(RENDER_PIXELS / pixels));
}

/** Size of the layers over a place, and the width of drawn lines in them. */
export function sheetOf(bounds: Rect): { width: number; height: number; line: number } {
  const scale = renderScale(bounds);
  const width = Math.max(1, Math.ceil((bounds.right - bounds.left) * scale));
  const height = Math.max(1, Math.ceil((bounds.bottom - bounds.top) * scale));
  return { width, height, line: Math.max(LINE, Math.min(width, height) * LINE_SHARE) };
}

/** Light paths a picture may cost at 30 steps, counted at full resolution: large objects are smoother to begin with and need fewer a pixel. */
const PATHS = 1_250_000;
const FEWEST = 7;
/** Of layers of more pixels the light is sampled more coarsely: creases are as far apart as in small ones. */
const LARGE = 150_000;

function samplesFor(pixels: number, steps: number): number {
  const quality = Math.max(10, Math.min(50, steps));
  const wanted = 4 + 0.4 * quality;
  return Math.round(Math.max(FEWEST, Math.min(wanted, ((PATHS / pixels) * quality) / 30)));
}

function renderRequest({ stage, onProgress }: Drawing, shot: { scene: Scene; view: View }): RenderRequest {
  const { request, bounds } = stage;
  const { width, height } = sheetOf(bounds);
  return {
    scene: shot.scene,
    view: reducedView(shot.view, { left: bounds.left, top: bounds.top, factor: 1 / renderScale(bounds) }),
    width,
    height,
    samples: samplesFor(width * height, request.steps),
    seed: request.seed,
    factor: width * height > LARGE ? 3 : 2,
    bounces: BOUNCES,
    onProgress: (fraction) => onProgress(0.1 + 0.85 * fraction),
  };
}

/** The objects in the photo's perspective: in its light, or as a line drawing that throws a shadow. */
function inPerspective(drawing: Drawing, shot: { scene: Scene; view: View }): ObjectLayers {
  const request = renderRequest(drawing, shot);
  const { stage } = drawing;
  const style = meshStyleOf(stage.request.stylePreset);
  if (style === 'line-art') {
    const object = lineDrawing(request.scene, request.view, sheetOf(stage.bounds));
    return { object, shadow: renderShadow(request, () => false), reflection: null };
  }
  const layers = renderObject(request, mirrorOf(drawing));
  if (style === 'origami') drawCreases(layers.object, request.scene, request.view);
  return layers;
}

/** Reflections on floors are soft: joints and wear tilt them. */
const SPREAD = 0.06;
const MATT = 0.03;

/** How the floor mirrors what stands on it; null where it does not. */
function mirrorOf({ stage, lies }: Drawing): FloorMirror | null {
  const { overview, room } = stage.request;
  const gloss = lies ? 0 : floorGloss(overview, room);
  return gloss < MATT ? null : { shareAt: (cos) => gloss * mirroredShare(cos), spread: SPREAD };
}

function layersOf(drawing: Drawing): ObjectLayers {
  const { stage, ground, things } = drawing;
  const { overview, room } = stage.request;
  const placed = things.map(({ put, piece: { support } }): Placed => ({
    mesh: put.mesh,
    support,
    standing: standingOf(put.setting, support, put.arrangement),
  }));
  const { setting } = things[0]!.put;
  const hung = placed.every(({ support }) => support === 'wall') ? placed[0] : undefined;
  const light = lightOfPhoto(overview, room, {
    around: inOverview(stage, 0.35),
    at: middleOf(placed, setting),
    ...(hung && { wallNormal: [Math.sin(hung.standing.yaw), 0, Math.cos(hung.standing.yaw)] as const }),
  });
  const scene = objectScene(placed, {
    ...{ light, ground },
    mirrorView: mirroredRoom(overview, room, setting),
  });
  drawing.onProgress(0.1);
  return inPerspective(drawing, { scene, view: viewOf(setting, cameraInCrop(stage, setting.camera)) });
}

/** What a render has of blur by itself, pixels of its own. */
const OWN_BLUR = 0.5;
/** Less than this is not seen, layer pixels. */
const UNSEEN = 0.3;

/** The layers with the object as blurred as the photo's own edges around it. */
function asSharp({ request, bounds }: Stage, layers: ObjectLayers): ObjectLayers {
  const scale = renderScale(bounds);
  const wanted = blurOf(request.crop, bounds) * scale;
  const missing = Math.sqrt(Math.max(0, wanted ** 2 - OWN_BLUR ** 2));
  if (missing < UNSEEN) return layers;
  const { width, height, colour, alpha } = layers.object;
  const blurred = (data: Float32Array, channels: number): Float32Array =>
    gaussianBlur({ width, height, channels, data }, missing).data;
  return { ...layers, object: { ...layers.object, colour: blurred(colour, 3), alpha: blurred(alpha, 1) } };
}

/** Lays drawn layers over the background, where they may be. */
export function layOver({ stage, area, lies, through, ...laying }: Laying, layers: ObjectLayers): Drawn {
  const { request, bounds } = stage;
  const background = laying.background();
  const style = meshStyleOf(request.stylePreset);
  const panes = through === null ? null : paneShares(background);
  const isDrawn = style === 'line-art' || style === 'isometric';
  const { image, coverage } = compositeObject({
    background,
    mask: area,
    layers: isDrawn ? layers : asSharp(stage, layers),
    region: { left: bounds.left, top: bounds.top, scale: renderScale(bounds) },
    light: lies ? floorLight(background, area) : panes && windowLight(panes, through ?? 0),
    panes,
    isPhotographed: !isDrawn && !request.product,
    grain: isDrawn ? 0 : grainOf(request.crop),
    random: createRandom(request.seed),
  });
  return { image, generated: coverage };
}

/** Puts furniture into the stage's place: perspective, light and shadow are the photo's. `generated` says how far each pixel shows it. */
export function drawObjects(drawing: Drawing): Drawn {
  return layOver(drawing, layersOf(drawing));
}
