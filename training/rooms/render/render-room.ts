import { createRandom } from '../../../engine/src/models.ts';
import { Chance } from '../chance.ts';
import { CLASSES, classId } from '../labels.ts';
import { wild, type Matter } from '../matter.ts';
import type { Placed } from '../room/plan.ts';
import type { Room } from '../room/draw-room.ts';
import { expose } from './expose.ts';
import { drawLighting, sourcesOf } from './lights.ts';
import { labelView, turnFromBackWall, type ViewLabels } from './labels-of-view.ts';
import { occlusionOf } from './occlusion.ts';
import { takePhoto } from './photo.ts';
import { rasterise } from './rasterise.ts';
import { findMirrors } from './reflections.ts';
import { gatherTriangles } from './triangles.ts';
import { horizonOf, viewOf } from './view.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Where the camera is, told as the network is to guess it: focal length in picture widths, angles in radians, the horizon's height in the middle column as a share from the top, the eye's height in metres. */
export interface CameraLabel {
  readonly focal: number;
  readonly pitch: number;
  readonly roll: number;
  readonly yaw: number;
  readonly horizon: number;
  readonly eye: number;
}

/** A room as several photos of one view with all labels. */
export interface LabelledRoom extends ViewLabels {
  readonly photos: readonly Uint8Array[];
  readonly camera: CameraLabel;
}

/** Photographs a room in several looks: other stuffs, other light, another exposure. Null for a view that teaches nothing, as into a wall. */
export function renderRoom(
  room: Room,
  size: PictureSize,
  { seed, looks }: { seed: number; looks: number },
): LabelledRoom | null {
  const triangles = gatherTriangles(room);
  const view = viewOf(room.camera, size, 2);
  const visible = rasterise(triangles, { view });
  const labels = labelView(triangles, visible, view);
  if (isDull(labels.classes, seed)) return null;
  const random = createRandom(seed);
  const coarse = viewOf(room.camera, size, 1);
  const scene = {
    view,
    coarse,
    visible,
    open: occlusionOf({ triangles, visible, view }, random),
    mirrors: findMirrors(room, triangles, coarse),
  };
  const sources = sourcesOf(room, triangles);
  const photos = Array.from({ length: looks }, (_, i) => {
    const c = new Chance(seed * 31 + i * 977 + 5);
    const matters = dressRoom(room, c);
    const look = { room, triangles, matters, sources, lighting: drawLighting(c, room, sources), random };
    return takePhoto({ ...size, colours: expose(look, scene) }, c);
  });
  const { pitch, roll, focal, at } = room.camera;
  const horizon = horizonOf(room.camera, size.height);
  return {
    photos,
    ...labels,
    camera: { focal: focal / size.width, pitch, roll, yaw: turnFromBackWall(view), horizon, eye: at[1] },
  };
}

const RANDOM_LOOKS = 0.3;

/** Stuffs of all parts, in the order of the triangles' stuff numbers. In three of ten looks half of them are random: form must do. */
function dressRoom(room: Room, c: Chance): Matter[] {
  const isRandom = c.is(RANDOM_LOOKS);
  const known = new Map<Placed, readonly Matter[]>();
  const out: Matter[] = [];
  for (const placed of [...room.shell, ...room.things]) {
    const twin = placed.twin && known.get(placed.twin);
    const drawn =
      twin ??
      placed.model
        .dress(c)
        .map((matter) => (isRandom && !matter.isMirror && matter.glow === 0 && c.is(0.5) ? wild(c) : matter));
    known.set(placed, drawn);
    out.push(...drawn.slice(0, placed.model.classes.length));
  }
  return out;
}

const MOST_OF_ONE = 0.75;
const MOST_WALL = 0.68;
const LEAST_FLOOR = 0.015;

function isDull(classes: Uint8Array, seed: number): boolean {
  const counts = new Float64Array(CLASSES.length);
  for (const kind of classes) counts[kind]! += 1 / classes.length;
  const floor = counts[classId('floor')]! + counts[classId('rug')]!;
  // Close-ups without floor are wanted, but not as often as chance gives them.
  return (
    Math.max(...counts) > MOST_OF_ONE ||
    counts[classId('wall')]! > MOST_WALL ||
    (floor < LEAST_FLOOR && seed % 2 === 0)
  );
}
