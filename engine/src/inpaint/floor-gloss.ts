import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import { gaussianBlur } from '../filter/gaussian-blur.ts';
import type { PixelImage } from '../pixels.ts';
import { graphRegionAt } from '../put/what-stands.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import { pixelOf, rayOf } from '../room/camera/camera.ts';
import { exitThrough, SIDES, type RoomLayout } from '../room/layout/layout.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import type { Room } from '../room/see-room.ts';
import { luminance, type Vec3 } from '../scene/vector.ts';

const WORK_SIDE = 256;
/** Floor of which less is seen with what it would mirror, pixels, tells nothing. */
const FEWEST = 400;
/** What is compared is coarser than joints and grain and finer than the fall-off of light: standard deviations, pixels. */
const FINE = 1.6;
const COARSE = 7;
/** Likeness of floor and mirrored room below which it is chance, and above which it is not. */
const CHANCE = 0.25;
const SURE = 0.4;
const FLOOR = NETWORK_CLASSES.indexOf('floor');

/** Share of light that a smooth surface mirrors, by the cosine to its normal (Schlick 1994; most floors' coats reflect 4 % straight on). */
export function mirroredShare(cos: number): number {
  return 0.04 + 0.96 * (1 - cos) ** 5;
}

/** What a floor shows, and what it would if it were a mirror; both 0 where `known` is. */
interface Compared {
  readonly width: number;
  readonly height: number;
  readonly seen: Float32Array;
  readonly mirrored: Float32Array;
  readonly known: Float32Array;
  readonly count: number;
}

/** The direction in which a floor mirrors what is seen there, and from where; null beside the floor. */
function mirrorRay({ camera }: RoomLayout, x: number, y: number): { from: Vec3; towards: Vec3 } | null {
  const [across, up, ahead] = rayOf(camera, x, y);
  if (up > -0.02) return null;
  return { from: [-across / up, -1, -ahead / up], towards: [across, -up, ahead] };
}

/** Place of the picture that shows what a ray meets at the sides of the room; null where none does. */
function shownAt(
  layout: RoomLayout,
  { from, towards }: { from: Vec3; towards: Vec3 },
): { x: number; y: number } | null {
  const reach = layout.distance.map((far, side) => {
    const to = layout.towards[side]!;
    return far - (from[0] * to[0] + from[1] * to[1] + from[2] * to[2]);
  });
  const { side, far } = exitThrough(layout.towards, reach, towards);
  if (SIDES[side] === 'wall behind' || reach[side]! <= 0 || !Number.isFinite(far)) return null;
  const met = from.map((value, k) => value + far * towards[k]!) as unknown as Vec3;
  return met[2] < 0.05 ? null : pixelOf(layout.camera, met);
}

function compared(photo: PixelImage, room: Room): Compared {
  const { width, height, data } = photo;
  const scale = room.width / width;
  const light = Float32Array.from({ length: width * height }, (_, i) =>
    luminance([
      LINEAR_FROM_BYTE[data[4 * i]!]!,
      LINEAR_FROM_BYTE[data[4 * i + 1]!]!,
      LINEAR_FROM_BYTE[data[4 * i + 2]!]!,
    ]),
  );
  const [seen, mirrored, known] = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  let count = 0;
  for (let i = 0; i < light.length; i++) {
    const [x, y] = [((i % width) + 0.5) * scale, (Math.floor(i / width) + 0.5) * scale];
    const region = graphRegionAt(room, Math.floor(x), Math.floor(y));
    if (room.classShares[region * NETWORK_CLASSES.length + FLOOR]! < 0.6) continue;
    const ray = mirrorRay(room.layout, x, y);
    const shown = ray && shownAt(room.layout, ray);
    if (!shown || shown.x < 0 || shown.y < 0 || shown.x >= room.width || shown.y >= room.height) continue;
    seen[i] = light[i]!;
    mirrored[i] =
      light[Math.floor(shown.y / scale) * width + Math.floor(shown.x / scale)]! *
      mirroredShare(ray.towards[1]);
    known[i] = 1;
    count++;
  }
  return { width, height, seen, mirrored, known, count };
}

/** What lies between two scales of a map that is known in parts. */
function between({ width, height, known }: Compared, map: Float32Array): Float32Array {
  const blurred = (data: Float32Array, sigma: number): Float32Array =>
    gaussianBlur({ width, height, channels: 1, data }, sigma).data;
  const level = (sigma: number): Float32Array => {
    const weight = blurred(known, sigma);
    return blurred(map, sigma).map((value, i) => (weight[i]! > 0.01 ? value / weight[i]! : 0));
  };
  const coarse = level(COARSE);
  return level(FINE).map((value, i) => (value - coarse[i]!) * known[i]!);
}

/**
 * How far a floor mirrors the room, 0 (matt) to 1 (as polished stone does): what it shows is held against the picture of the room in it, at the scale of windows and
 * their bars. 0 where nothing can be told.
 */
export function floorGloss(picture: PixelImage, room: Room): number {
  const both = compared(resizeImage(picture, fitWithin(picture, WORK_SIDE)), room);
  if (both.count < FEWEST) return 0;
  const seen = between(both, both.seen);
  const mirrored = between(both, both.mirrored);
  let [own, other, common] = [0, 0, 0];
  for (let i = 0; i < seen.length; i++) {
    own += seen[i]! ** 2;
    other += mirrored[i]! ** 2;
    common += seen[i]! * mirrored[i]!;
  }
  if (own === 0 || other === 0) return 0;
  const likeness = common / Math.sqrt(own * other);
  const sure = Math.max(0, Math.min(1, (likeness - CHANCE) / (SURE - CHANCE)));
  return sure * Math.max(0, Math.min(1, common / other));
}
