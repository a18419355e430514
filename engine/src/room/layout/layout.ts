import { cameraOfPart, pixelOf, rayOf, roomDirections, type Camera, type Pixel } from '../camera/camera.ts';

/** Sides of a room as the camera sees it. The wall behind the camera shows at the edge of very wide pictures. */
export const SIDES = ['floor', 'ceiling', 'back wall', 'left wall', 'right wall', 'wall behind'] as const;

export type Side = (typeof SIDES)[number];

/**
 * The room as a box: how far its six sides are from the camera, in heights of the camera above the floor.
 * The floor is therefore 1 below. Source: box layout of Hedau, Hoiem, Forsyth 2009, with distances instead of corners.
 */
export interface RoomLayout {
  readonly camera: Camera;
  /** From the camera, in camera heights, in the order of `SIDES`. */
  readonly distance: readonly number[];
  /** Unit vectors from the camera to the sides, in the camera's level frame, in the order of `SIDES`. */
  readonly towards: readonly (readonly [number, number, number])[];
  /** 0-1: share of what is seen of the room's sides that the box explains, times the camera's trust at most halved. */
  readonly trust: number;
}

/** Unit vectors to the sides of a room turned as the camera says, in the order of `SIDES`. */
export function directionsOfSides(camera: Pick<Camera, 'yaw'>): RoomLayout['towards'] {
  const [first, second] = roomDirections(camera);
  const back = first[2] >= second[2] ? first : second;
  // The second direction lies to the left of the first.
  const left = back === first ? second : opposite(first);
  return [[0, -1, 0], [0, 1, 0], back, left, opposite(left), opposite(back)];
}

function opposite([x, y, z]: readonly [number, number, number]): [number, number, number] {
  return [-x, -y, -z];
}

/** Number in `SIDES` of the side that lies behind everything at a place of the picture. */
export function sideAt(layout: RoomLayout, x: number, y: number): number {
  return exitOf(layout, rayOf(layout.camera, x, y)).side;
}

/** Where the ray through a place of the picture leaves the room: x right, y up, z ahead of the camera, in camera heights. */
export function pointAt(layout: RoomLayout, x: number, y: number): [number, number, number] {
  const ray = rayOf(layout.camera, x, y);
  const { far } = exitOf(layout, ray);
  return [ray[0] * far, ray[1] * far, ray[2] * far];
}

export interface Exit {
  /** Number in `SIDES`. */
  readonly side: number;
  /** Along the ray, in camera heights; Infinity where it meets none. */
  readonly far: number;
}

/** Where a ray leaves a box whose sides lie `reach` away from where it begins. */
export function exitThrough(
  towards: RoomLayout['towards'],
  reach: readonly number[],
  [x, y, z]: readonly [number, number, number],
): Exit {
  let side = 0;
  let far = Infinity;
  for (let k = 0; k < towards.length; k++) {
    const to = towards[k]!;
    const facing = x * to[0] + y * to[1] + z * to[2];
    if (facing <= 1e-6 || reach[k]! / facing >= far) continue;
    far = reach[k]! / facing;
    side = k;
  }
  return { side, far };
}

function exitOf({ towards, distance }: RoomLayout, ray: readonly [number, number, number]): Exit {
  return exitThrough(towards, distance, ray);
}

/** Numbers in `SIDES` of the side behind every pixel. */
export function sidesOf(
  layout: RoomLayout,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) =>
    sideAt(layout, (i % width) + 0.5, Math.floor(i / width) + 0.5),
  );
}

/** The picture's place of a point in the room (camera heights); null for what lies beside or behind the camera. */
export function placeOf(layout: RoomLayout, point: readonly [number, number, number]): Pixel | null {
  return pixelOf(layout.camera, [point[0], point[1], point[2]]);
}

/** The layout in pixels of another size of the same picture. */
export function scaledLayout(layout: RoomLayout, scale: number): RoomLayout {
  return { ...layout, camera: cameraOfPart(layout.camera, { left: 0, top: 0, scale }) };
}
