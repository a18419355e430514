import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { PixelImage } from '../pixels.ts';
import type { Setting } from '../put/arrangement.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import { pixelOf } from '../room/camera/camera.ts';
import { exitThrough, SIDES } from '../room/layout/layout.ts';
import type { Room } from '../room/see-room.ts';
import type { MirrorView } from '../scene/lights.ts';
import type { Vec3 } from '../scene/vector.ts';

/** What the photo does not show is shown this small, pixels on the longer side: as if out of focus. */
const BLURRED_SIDE = 40;
/** Share of light that a silvered glass gives back. */
const SILVERED = 0.9;
/** Nothing is looked up nearer to the camera than this, camera heights. */
const NEAREST = 0.3;

/** Writes the linear colour at a place of a picture (shares of its size), bilinear; its border beyond. */
function colourAt(
  { width, height, data }: PixelImage,
  at: { u: number; v: number },
  out: Float64Array,
): void {
  const x = Math.max(0, Math.min(width - 1.001, at.u * width - 0.5));
  const y = Math.max(0, Math.min(height - 1.001, at.v * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  out.fill(0);
  for (let corner = 0; corner < 4; corner++) {
    const [column, row] = [left + (corner & 1), top + (corner >> 1)];
    const weight = (corner & 1 ? x - left : 1 - x + left) * (corner >> 1 ? y - top : 1 - y + top);
    const i = 4 * (row * width + column);
    for (let k = 0; k < 3; k++) out[k]! += SILVERED * weight * LINEAR_FROM_BYTE[data[i + k]!]!;
  }
}

/** A share beyond 0 or 1 turned back at that edge: what a picture does not show is like what it shows beside it. */
function foldedBack(share: number): number {
  const way = Math.abs(share) % 2;
  return way > 1 ? 2 - way : way;
}

/**
 * What a mirror hanging in a room shows: the photo on the sides of the room's box where it shows them, and for the rest of the room, behind the camera, what lies
 * before it, turned round and blurred.
 */
export function mirroredRoom(photo: PixelImage, room: Room, { cameraHeight }: Setting): MirrorView {
  const { layout, width, height } = room;
  const { camera, towards, distance } = layout;
  const blurred = resizeImage(photo, fitWithin(photo, BLURRED_SIDE));
  const [ahead, behind] = [SIDES.indexOf('back wall'), SIDES.indexOf('wall behind')].map(
    (side) => distance[side]!,
  );
  const isShown = (point: Vec3, at: { x: number; y: number } | null): at is { x: number; y: number } =>
    at !== null && point[2] > NEAREST && at.x >= 0 && at.y >= 0 && at.x < width && at.y < height;
  return (position, direction, out) => {
    // The scene is in metres above the floor and looks along -z, the room in camera heights about the camera along +z.
    const from: Vec3 = [
      position[0]! / cameraHeight,
      position[1]! / cameraHeight - 1,
      -position[2]! / cameraHeight,
    ];
    const ray: Vec3 = [direction[0]!, direction[1]!, -direction[2]!];
    const reach = towards.map((to, k) =>
      Math.max(0.05, distance[k]! - (from[0] * to[0] + from[1] * to[1] + from[2] * to[2])),
    );
    const { far } = exitThrough(towards, reach, ray);
    const met: Vec3 = [from[0] + far * ray[0], from[1] + far * ray[1], from[2] + far * ray[2]];
    const seen = pixelOf(camera, met);
    if (isShown(met, seen)) {
      colourAt(photo, { u: seen.x / width, v: seen.y / height }, out);
      return;
    }
    const turned: Vec3 = [
      met[0],
      met[1],
      Math.max(NEAREST, Math.abs(met[2]) * (ahead! / Math.max(0.1, behind!))),
    ];
    const like = pixelOf(camera, turned) ?? { x: width / 2, y: height / 2 };
    colourAt(blurred, { u: foldedBack(like.x / width), v: foldedBack(like.y / height) }, out);
  };
}
