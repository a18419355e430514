import { horizonAt, type Camera } from '../room/camera/camera.ts';
import { partOfRoom, type RoomPart } from '../room/room-part.ts';
import type { Mask, Rect } from '../pixels.ts';
import { cropMask } from '../resize/crop.ts';
import { resizeMask } from '../resize/resize-mask.ts';
import { reducedView, type View } from '../scene/scene.ts';
import type { Spot } from './fit-object.ts';
import type { InpaintRequest } from './inpaint-request.ts';
import { viewOfCamera } from './object-scene.ts';

/** The place is searched at this size, longer side in pixels. */
const SEARCH_PIXELS = 260;

/** A request with what was measured in its photo. */
export interface Stage {
  readonly request: InpaintRequest;
  readonly bounds: Rect;
  /** What is understood of the photo's room, in pixels of the crop, and its camera in those and in the overview's. */
  readonly room: RoomPart;
  readonly camera: Camera;
  readonly overviewCamera: Camera;
}

export function stageOf(request: InpaintRequest, bounds: Rect): Stage {
  const scale = request.place.photoWidth / request.overview.width;
  const part = { left: request.place.left / scale, top: request.place.top / scale, scale };
  const room = partOfRoom(request.room, part);
  return { request, bounds, room, camera: room.layout.camera, overviewCamera: request.room.camera };
}

/** A part of the crop in pixels of the overview, with `margin` times its size around it. */
export function inOverview(stage: Stage, margin: number): Rect {
  const { request, bounds } = stage;
  const scale = request.overview.width / request.place.photoWidth;
  const wide = (bounds.right - bounds.left) * margin;
  const tall = (bounds.bottom - bounds.top) * margin;
  const x = (value: number): number => Math.round((value + request.place.left) * scale);
  const y = (value: number): number => Math.round((value + request.place.top) * scale);
  return {
    left: Math.max(0, x(bounds.left - wide)),
    top: Math.max(0, y(bounds.top - tall)),
    right: Math.min(request.overview.width, x(bounds.right + wide)),
    bottom: Math.min(request.overview.height, y(bounds.bottom + tall)),
  };
}

/** Nothing stands farther away than about ten metres: the floor under it lies at least this far below the horizon, in focal lengths. */
const SHALLOWEST = 0.135;

/** The view with its horizon moved well above the place's foot. */
export function viewOver(stage: Stage, isOnFloor: boolean): View {
  const view = viewOfCamera(stage.camera);
  const { left, right, bottom } = stage.bounds;
  const excess = horizonAt(view, (left + right) / 2) - (bottom - SHALLOWEST * view.focal);
  return isOnFloor && excess > 0 ? { ...view, centreY: view.centreY - excess } : view;
}

export function spotOf(stage: Stage, view: View): Spot {
  const { request, bounds } = stage;
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const factor = Math.max(1, Math.max(width, height) / SEARCH_PIXELS);
  const size = {
    width: Math.max(1, Math.round(width / factor)),
    height: Math.max(1, Math.round(height / factor)),
  };
  return {
    mask: resizeMask(cropMask(request.mask, bounds), size),
    bounds: { left: 0, top: 0, right: size.width, bottom: size.height },
    view: reducedView(view, { left: bounds.left, top: bounds.top, factor }),
    isCutBelow: request.place.top + bounds.bottom >= request.place.photoHeight - 2,
  };
}

/** The same stage with only a part of its place left. */
export function stageWithin(stage: Stage, mask: Mask, bounds: Rect): Stage {
  return { ...stage, request: { ...stage.request, mask }, bounds };
}
