import { cameraOfPart, type Camera } from '../room/camera/camera.ts';
import { partOfRoom, type RoomPart } from '../room/room-part.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { maskBounds } from '../mask/bounds.ts';
import { cropImage, cropMask, withSurroundings } from '../resize/crop.ts';
import { resizeMask } from '../resize/resize-mask.ts';
import type { InpaintRequest } from './inpaint-request.ts';

/** What lies around a stage, for who copies from it. */
interface Around {
  readonly crop: PixelImage;
  readonly room: RoomPart;
  /** Where the stage lies in it. */
  readonly area: Rect;
}

/** A request, narrowed to what is near what may change, with what was measured in its photo. */
export interface Stage {
  readonly request: InpaintRequest;
  readonly around: Around;
  /** Box of what may change, pixels of the crop. */
  readonly bounds: Rect;
  /** What somebody marked, of the crop's size. */
  readonly marked: Mask;
  /** What is understood of the photo's room, in pixels of the crop. */
  readonly room: RoomPart;
}

/** `changing`: box of what may change, pixels of the request's crop. */
export function stageOf(wide: InpaintRequest, changing: Rect): Stage {
  const area = withSurroundings(changing, wide.mask, 'near');
  const request: InpaintRequest = {
    ...wide,
    crop: cropImage(wide.crop, area),
    mask: cropMask(wide.mask, area),
    ...(wide.marked && { marked: cropMask(wide.marked, area) }),
    place: { ...wide.place, left: wide.place.left + area.left, top: wide.place.top + area.top },
  };
  const bounds = {
    left: changing.left - area.left,
    top: changing.top - area.top,
    right: changing.right - area.left,
    bottom: changing.bottom - area.top,
  };
  return {
    request,
    around: { crop: wide.crop, room: roomOf(wide), area },
    bounds,
    marked: request.marked ?? request.mask,
    room: roomOf(request),
  };
}

/** What is understood of the room, in pixels of a request's crop. */
export const roomOf = (request: InpaintRequest): RoomPart => partOfRoom(request.room, partOf(request));

/** Where the crop lies in the overview: `scale` = pixels of the crop per pixel of the overview. */
export function partOf({ place, overview }: InpaintRequest): { left: number; top: number; scale: number } {
  const scale = place.photoWidth / overview.width;
  return { left: place.left / scale, top: place.top / scale, scale };
}

/** A camera of the overview in pixels of the crop. */
export function cameraInCrop({ request }: Stage, camera: Camera): Camera {
  return cameraOfPart(camera, partOf(request));
}

/** A part of the crop in pixels of the overview, with `margin` times its size around it. */
export function inOverview({ request, bounds }: Stage, margin: number): Rect {
  const { overview } = request;
  const { left, top, scale } = partOf(request);
  const wide = (bounds.right - bounds.left) * margin;
  const tall = (bounds.bottom - bounds.top) * margin;
  const x = (value: number): number => Math.round(left + value / scale);
  const y = (value: number): number => Math.round(top + value / scale);
  return {
    left: Math.max(0, x(bounds.left - wide)),
    top: Math.max(0, y(bounds.top - tall)),
    right: Math.min(overview.width, x(bounds.right + wide)),
    bottom: Math.min(overview.height, y(bounds.bottom + tall)),
  };
}

/** A mask of the crop as one of the overview. */
export function maskInOverview({ request }: Stage, mask: Mask): Mask {
  const { overview } = request;
  const { left, top, scale } = partOf(request);
  const size = {
    width: Math.max(1, Math.round(mask.width / scale)),
    height: Math.max(1, Math.round(mask.height / scale)),
  };
  const small = resizeMask(mask, size);
  const data = new Uint8Array(overview.width * overview.height);
  const [column, row] = [Math.round(left), Math.round(top)];
  for (let y = 0; y < size.height && row + y < overview.height; y++) {
    const from = y * size.width;
    const line = small.data.subarray(from, from + Math.min(size.width, overview.width - column));
    data.set(line, (row + y) * overview.width + column);
  }
  return { width: overview.width, height: overview.height, data };
}

/** Box of what is marked, pixels of the crop; that of what may change where nothing is. */
export function markedBounds({ marked, bounds }: Stage): Rect {
  return maskBounds(marked) ?? bounds;
}
