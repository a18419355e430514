import type { Mask, Rect } from '../pixels.ts';
import { axesOf } from '../room/camera/camera.ts';
import { floorPlaneOf, toFloor, type FloorPlane } from '../room/camera/floor-plane.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { View } from '../scene/scene.ts';

/** The painted place, at a size good for searching. */
export interface Spot {
  readonly mask: Mask;
  readonly bounds: Rect;
  /** The photo's camera in pixels of the mask. */
  readonly view: View;
  /** Whether the mask runs out of the photo at the bottom: the object may then be cut there. */
  readonly isCutBelow: boolean;
}

export type Anchor = 'floor' | 'wall' | 'ceiling';

/** Where an object stands: metres relative to the camera's foot, `depth` along the floor in the view's direction. */
export interface Fit {
  readonly x: number;
  readonly base: number;
  readonly depth: number;
  readonly scale: number;
  readonly yaw: number;
  /** Share of the mask's box that the object's box covers. */
  readonly cover: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Share of the points inside the mask. */
  inside: number;
}

interface Stand {
  x: number;
  base: number;
  depth: number;
  scale: number;
}

const MOST_POINTS = 800;
const NEAREST = 0.15;

/** Points of a mesh turned by `yaw`, thinned out: x, y, z. */
export function turnedPoints(mesh: Mesh, yaw: number): Float64Array {
  const step = Math.max(1, Math.floor(mesh.vertexCount / MOST_POINTS));
  const count = Math.ceil(mesh.vertexCount / step);
  const points = new Float64Array(count * 3);
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  for (let i = 0; i < count; i++) {
    const at = 3 * i * step;
    const x = mesh.positions[at]!;
    const z = mesh.positions[at + 2]!;
    points[3 * i] = x * cos + z * sin;
    points[3 * i + 1] = mesh.positions[at + 1]!;
    points[3 * i + 2] = -x * sin + z * cos;
  }
  return points;
}

function isInside(spot: Spot, x: number, y: number): boolean {
  const { mask, bounds } = spot;
  const column = Math.floor(x);
  const row = spot.isCutBelow ? Math.min(Math.floor(y), bounds.bottom - 1) : Math.floor(y);
  if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return false;
  return mask.data[row * mask.width + column]! > 127;
}

/** The object's box in the picture; null when part of it would be behind the camera. */
function project(points: Float64Array, stand: Stand, spot: Spot): Box | null {
  const { view } = spot;
  const { right, up, ahead } = axesOf(view);
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity, inside: 0 };
  let inside = 0;
  for (let i = 0; i < points.length; i += 3) {
    const across = stand.x + stand.scale * points[i]!;
    const high = stand.base + stand.scale * points[i + 1]! - view.y;
    const away = stand.depth - stand.scale * points[i + 2]!;
    const depth = across * ahead[0] + high * ahead[1] + away * ahead[2];
    if (depth < NEAREST) return null;
    const x = view.centreX + (view.focal * (across * right[0] + high * right[1] + away * right[2])) / depth;
    const y = view.centreY - (view.focal * (across * up[0] + high * up[1] + away * up[2])) / depth;
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
    if (isInside(spot, x, y)) inside++;
  }
  box.inside = inside / (points.length / 3);
  return box;
}

interface Target {
  readonly centre: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const FILL = 0.96;
/** A mask that runs out of the photo goes on below it by this share of its height. */
const BELOW = 0.06;

/** Where in the painted place to stand. */
export interface FitSearch {
  readonly spot: Spot;
  /** Column the object is centred on. */
  readonly centre: number;
  /** How far above the place's foot it stands, as a share of its height: slanted shapes have no room at their lowest point. */
  readonly lift: number;
  /** Share of the object that must lie inside the painted shape; 0 = only its box counts. */
  readonly inside: number;
  readonly anchor: Anchor;
}

function targetOf({ spot, centre, lift }: FitSearch): Target {
  const { bounds } = spot;
  const height = bounds.bottom - bounds.top;
  const foot = spot.isCutBelow ? bounds.bottom + BELOW * height : bounds.bottom - 0.015 * height;
  const bottom = foot - lift * height;
  return {
    centre,
    top: bounds.top,
    bottom,
    width: (bounds.right - bounds.left) * FILL,
    height: (bottom - bounds.top) * FILL,
  };
}

const floorPlace = new Float64Array(2);

/** How far ahead the floor at a pixel is, in camera heights; very far at and above the horizon. */
function floorDepth(floor: FloorPlane, pixel: { x: number; y: number }): number {
  return toFloor(floor, pixel, floorPlace) ? Math.max(1e-3, floorPlace[1]!) : 1e6;
}

/** Moves an object of fixed scale until it touches its anchor and is centred. */
function settle(
  points: Float64Array,
  scale: number,
  search: FitSearch & { target: Target },
): { stand: Stand; box: Box } | null {
  const { spot, target, anchor } = search;
  const { view } = spot;
  const onFloor = anchor === 'floor';
  const floor = floorPlaneOf(view);
  const goal = floorDepth(floor, { x: target.centre, y: target.bottom });
  const stand: Stand = {
    x: 0,
    base: onFloor ? 0 : view.y,
    depth: onFloor ? Math.min(view.focal, goal) * view.y + scale * 0.6 : 4,
    scale,
  };
  stand.x = ((target.centre - view.centreX) / view.focal) * stand.depth;
  let box = project(points, stand, spot);
  for (let round = 0; round < 9; round++) {
    if (!box) {
      if (!onFloor) return null;
      stand.depth *= 1.4;
    } else {
      const shift = target.centre - (box.left + box.right) / 2;
      if (onFloor) {
        const ratio = goal / floorDepth(floor, { x: target.centre, y: box.bottom });
        const moved = stand.depth * Math.max(0.6, Math.min(1.7, ratio));
        stand.x *= moved / stand.depth;
        stand.depth = moved;
      } else {
        const off =
          anchor === 'ceiling'
            ? box.top - target.top
            : (box.top + box.bottom - target.top - target.bottom) / 2;
        stand.base += (off / view.focal) * stand.depth;
      }
      stand.x += (shift / view.focal) * stand.depth * 0.9;
    }
    box = project(points, stand, spot);
  }
  return box ? { stand, box } : null;
}

const SMALLEST = 0.02;
const LARGEST = 4;

/** The largest scale at which the object stays inside the mask, by bisection; null when none does. */
export function fitObject(points: Float64Array, yaw: number, search: FitSearch): Fit | null {
  const target = targetOf(search);
  const { bounds } = search.spot;
  let low = SMALLEST;
  let high = LARGEST;
  let best: { stand: Stand; box: Box } | null = null;
  for (let round = 0; round < 15; round++) {
    const scale = Math.sqrt(low * high);
    const settled = settle(points, scale, { ...search, target });
    const isFitting =
      settled !== null &&
      settled.box.right - settled.box.left <= target.width &&
      settled.box.bottom - settled.box.top <= target.height &&
      (search.anchor !== 'floor' ||
        Math.abs(settled.box.bottom - target.bottom) < 0.25 * target.height + 2) &&
      settled.box.inside >= search.inside;
    if (isFitting) {
      low = scale;
      best = settled;
    } else {
      high = scale;
    }
  }
  if (!best) return null;
  const { box, stand } = best;
  const room = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  const cover = ((box.right - box.left) * (box.bottom - box.top)) / room;
  return { ...stand, yaw, cover };
}
