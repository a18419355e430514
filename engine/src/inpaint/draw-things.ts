import { type FurnishedThing, modelOf } from '../furnish/furnished-thing.ts';
import type { Piece } from '../furniture/catalogue.ts';
import { productPiece } from '../furniture/product/product-piece.ts';
import { drawnRecord } from '../lexicon/kinds.ts';
import { type Coming, hangsAtWindows } from '../lexicon/record.ts';
import { maskBounds } from '../mask/bounds.ts';
import { either } from '../mask/either.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import type { Vec3 } from '../scene/vector.ts';
import { parsePrompt } from '../prompt/parse-prompt.ts';
import { arrangePut } from '../put/arrange-put.ts';
import { standingOf } from '../put/arrangement.ts';
import { hullOf, maskOfPlace } from '../put/place.ts';
import { cornersOf, pointsOf, type Silhouette, silhouetteOf } from '../put/projected.ts';
import { endsOn } from '../put/ends-on.ts';
import { settingOf } from '../put/setting.ts';
import { holdsThing } from '../put/made-over.ts';
import { type Drawable, pieceFor } from '../put/wished-things.ts';
import { cropMask } from '../resize/crop.ts';
import { resizeMask } from '../resize/resize-mask.ts';
import { cameraOfPart } from '../room/camera/camera.ts';
import type { NetworkClass } from '../room/network/classes.ts';
import { thingAt } from '../room/room-part.ts';
import { isometricDrawing } from '../scene/drawing/isometric.ts';
import { applyStyle, styleScale } from '../style/apply-style.ts';
import { blockSide } from '../style/tiled.ts';
import { wholeSquares } from '../style/tiles.ts';
import { type Clearing, clearPlace, type Drawn } from './clear-place.ts';
import { type Drawing, drawObjects, layOver, type PutThing, renderScale, sheetOf } from './draw-object.ts';
import { behindThings } from './in-front.ts';
import { placeIsometric, type Spot } from './isometric-place.ts';
import { meshStyleOf } from './mesh-style.ts';
import { groundColour, plainScene } from './object-scene.ts';
import { markedBounds, partOf, type Stage } from './stage.ts';

/** Something to draw and the part of the mark it gets, of the overview's size. */
export interface Thing extends Drawable {
  readonly mark: Mask;
}

/** Share of the progress before the first thing is drawn. */
const CLEARED = 0.3;

/** A thing where it goes, its piece made over in the style asked for. */
function put({ request }: Stage, { kind, mark, ...wished }: Thing, isFirst: boolean): PutThing[] {
  const { seed, room, product } = request;
  const arrangement = isFirst ? (request.arrangement ?? null) : null;
  const bounds = maskBounds(mark);
  if (!bounds) return [];
  const aspect = (bounds.right - bounds.left) / (bounds.bottom - bounds.top);
  const variant = arrangement?.variant ?? 0;
  const piece = product
    ? productPiece(product)
    : pieceFor({ ...wished, kind }, request.stylePreset, { seed, variant, aspect });
  const placed = arrangePut({
    room,
    picture: request.overview,
    mask: mark,
    piece,
    kind,
    variant,
    arrangement,
  });
  return placed ? [{ put: placed, piece }] : [];
}

/** Outlines of things, pixels of the crop. */
function outlinesOf({ request }: Stage, things: readonly PutThing[]): Silhouette[] {
  return things.map(({ put: { setting, arrangement, mesh }, piece: { support } }) => {
    const inCrop = { ...setting, camera: cameraOfPart(setting.camera, partOf(request)) };
    return silhouetteOf(pointsOf(mesh), inCrop, standingOf(setting, support, arrangement));
  });
}

/** When more than this share of what comes would be hidden, what hides it is believed to be misread; rugs lie under half a room, and of what stands or hangs behind a sofa hardly more than half is seen. */
const HIDDEN = { stands: 0.4, hangs: 0.5, behind: 0.7, lies: 0.75 } as const;

/** What the first thing stands behind though that is marked, as far as it stands farther away. */
function markedBefore(stage: Stage, foot: number, comes: Coming): Mask | null {
  const { marked, room, request } = stage;
  const { crop } = request;
  const on = holdsThing(room, { mask: marked, picture: crop, comes }) ? null : endsOn(room, marked, crop);
  return on && foot < on.foot ? on.before : null;
}

/** Places at the foot of an outline that are looked at, shares of its width and height. */
const FEET = [0.2, 0.5, 0.8].flatMap((across) => [0.6, 0.8, 1].map((down) => [across, down] as const));
const TOPS: ReadonlySet<NetworkClass> = new Set<NetworkClass>(['table', 'cabinet']);

/** Numbers of the things that hold what has an outline: the one at its foot, and the pieces of tables and cabinets around that. */
function holdersOf({ room, marked }: Stage, { left, right, top, bottom }: Silhouette): number[] {
  const { list } = room.room.things;
  const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, Math.round(value)));
  return FEET.flatMap(([across, down]) => {
    const x = within(left + across * (right - left), marked.width);
    const thing = thingAt(room, x, within(top + down * (bottom - top), marked.height));
    const isFoot = across === 0.5 && down === 1;
    return thing >= 0 && (isFoot || TOPS.has(list[thing]!.kind)) ? [thing] : [];
  });
}

/** What may be drawn over: things that stand nearer stay before what comes. */
function areaFor(stage: Stage, things: readonly PutThing[], comes: Coming): Mask {
  const isFlat = comes.stands === 'flat';
  const { mask } = stage.request;
  const outlines = outlinesOf(stage, things);
  const foot = Math.max(...outlines.map(({ bottom }) => bottom));
  // What belongs on tables stands on something, even where its height was read as the floor's.
  const isLifted =
    comes.stands === 'table' ||
    things.some(
      ({ put: { arrangement }, piece: { support } }) => support !== 'floor' || arrangement.lift > 0,
    );
  const isHung = things.every(({ piece: { support } }) => support === 'wall');
  const behind = isFlat || isLifted ? null : markedBefore(stage, foot, comes);
  const holders = isLifted ? outlines.flatMap((outline) => holdersOf(stage, outline)) : [];
  const area = behindThings(stage, { foot, isFlat, isLifted, isHung, holders, behind });
  let hidden = 0;
  let all = 0;
  for (const outline of outlines)
    for (const [i, value] of maskOfPlace(hullOf(cornersOf(outline)), mask).data.entries()) {
      if (value === 0 || mask.data[i] === 0) continue;
      all++;
      if (area.data[i] === 0) hidden++;
    }
  return hidden > HIDDEN[isFlat ? 'lies' : behind ? 'behind' : isHung ? 'hangs' : 'stands'] * all
    ? mask
    : area;
}

interface Scene {
  readonly things: readonly PutThing[];
  readonly lies: boolean;
  readonly through: number | null;
  readonly area: Mask;
  readonly background: () => PixelImage;
  readonly ground: Vec3;
}

function drawAll(stage: Stage, { things, ...laying }: Scene): Drawn {
  const { onProgress, stylePreset } = stage.request;
  const report = (fraction: number): void => onProgress(CLEARED + (1 - CLEARED) * 0.95 * fraction);
  const [first] = things;
  if (first && meshStyleOf(stylePreset) === 'isometric')
    return drawIsometric({ stage, ...laying, onProgress: report }, first.piece);
  return drawObjects({ stage, things, ...laying, onProgress: report });
}

/** Clears a place and draws things into it, in the style asked for. Pixels outside the mask stay as they are. */
export function drawThings(stage: Stage, wanted: readonly Thing[]): PixelImage {
  const { onProgress } = stage.request;
  const [first] = wanted;
  const comes: Coming = first ? drawnRecord(first.kind) : { stands: 'floor' };
  const cleared = clearPlace(stage, {
    comes,
    onProgress: (fraction) => onProgress(0.05 + (CLEARED - 0.05) * fraction),
  });
  const things = wanted.flatMap((thing, i) => put(stage, thing, i === 0));
  return drawPlaced(stage, { cleared, things, comes });
}

/** Draws things that were arranged one by one, all in one light. Those that no model draws are left out. */
export function drawArranged(stage: Stage, wanted: readonly FurnishedThing[]): PixelImage {
  const { crop, mask, room, seed } = stage.request;
  const setting = settingOf(room);
  const known = wanted.filter(({ words }) => parsePrompt(words).kind !== null);
  const things = known.map((thing): PutThing => {
    const { arrangement } = thing;
    const { piece, mesh } = modelOf({ ...thing, variant: arrangement.variant }, seed);
    return { put: { setting, arrangement: { ...arrangement, size: 0 }, mesh }, piece };
  });
  const nothing = { image: () => crop, generated: { ...mask, data: new Uint8Array(mask.data.length) } };
  return drawPlaced(stage, { cleared: nothing, things, comes: { stands: 'floor' } });
}

interface Placed {
  readonly cleared: Clearing;
  readonly things: readonly PutThing[];
  /** The first of them. */
  readonly comes: Coming;
}

/** Share of the light that a thing's thinnest stuff lets through. */
const translucencyOf = ({ put: { mesh } }: PutThing): number =>
  Math.max(0, ...mesh.materials.map(({ translucency = 0 }) => translucency));

function drawPlaced(stage: Stage, { cleared, things, comes }: Placed): PixelImage {
  const { request } = stage;
  const { seed, stylePreset: preset } = request;
  const isBuilt = meshStyleOf(preset) !== null;
  const { generated: hole } = cleared;
  // Furniture built or drawn in the style stands before a background that only a filter can bring to it.
  const background = (): PixelImage =>
    isBuilt ? applyStyle({ image: cleared.image(), mask: hole, preset, seed }) : cleared.image();
  if (things.length === 0) return background();
  const area = areaFor(stage, things, comes);
  const through = hangsAtWindows(comes) ? Math.max(0, ...things.map(translucencyOf)) : null;
  const ground = groundColour(request.crop, stage.bounds, hole);
  const drawn = drawAll(stage, { things, area, background, ground, lies: comes.stands === 'flat', through });
  if (isBuilt) return drawn.image;
  const generated = either(hole, drawn.generated);
  const whole =
    preset === 'pixel-art'
      ? wholeSquares(generated, request.mask, blockSide(styleScale(request.crop)))
      : generated;
  return applyStyle({ image: drawn.image, mask: whole, preset, seed });
}

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
function drawIsometric(drawing: Omit<Drawing, 'things'>, piece: Piece): Drawn {
  const { stage, ground } = drawing;
  const { bounds } = stage;
  const { factor, ...spot } = spotOf(stage);
  const marked = markedBounds(stage);
  const { mesh, view } = placeIsometric(piece, spot, {
    seed: stage.request.seed,
    ground,
  });
  const scale = renderScale(bounds);
  const enlarged = {
    scale: view.scale * factor * scale,
    x: (view.x * factor + marked.left - bounds.left) * scale,
    y: (view.y * factor + marked.top - bounds.top) * scale,
  };
  return layOver(drawing, isometricDrawing(plainScene(mesh), enlarged, sheetOf(bounds)));
}
