import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import { distanceToMarked } from '../mask/distance.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { resizeImage } from '../resize/resize-image.ts';
import { shrinkToCover } from '../resize/resize-mask.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';
import type { Room } from '../room/see-room.ts';

/** What shadows fall on; 0 = anything else. */
export const NONE = 0;
export const FLOOR = 1;
export const RUG = 2;
export const WALL = 3;
const SURFACES: readonly (readonly [code: number, name: NetworkClass])[] = [
  [FLOOR, 'floor'],
  [RUG, 'rug'],
  [WALL, 'wall'],
];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A small copy of what lies around a mask. */
export interface Surroundings extends Size {
  /** 1 = marked. */
  readonly hole: Uint8Array;
  /** The surface that every pixel shows; none inside the mask. */
  readonly surface: Uint8Array;
  /** Logarithm of red, green and blue light; grain near the mask is averaged out, edges are kept. */
  readonly light: Float32Array;
}

/** Nothing farther from a mask (share of the longer side) belongs to it. */
export const FARTHEST = 0.26;

/** The surroundings of a mask at the size of the room's regions. `mask`: of the picture's size. */
export function surroundingsOf(picture: PixelImage, mask: Mask, room: Room): Surroundings {
  const size = { width: room.graph.width, height: room.graph.height };
  const hole = shrinkToCover(mask, size).data.map((value) => (value > 0 ? 1 : 0));
  const light = calmed(lightOf(resizeImage(picture, size)), hole, size);
  return { ...size, hole, surface: surfacesOf(room, hole), light };
}

/** Share of floor, rug and wall together that is a surface. */
const SURFACE = 0.35;

function surfacesOf({ graph, classShares }: Room, hole: Uint8Array): Uint8Array {
  const ofRegion = Uint8Array.from({ length: graph.count }, (_, region) => {
    const at = region * NETWORK_CLASSES.length;
    const shares = SURFACES.map(([, name]) => classShares[at + NETWORK_CLASSES.indexOf(name)]!);
    if (shares.reduce((sum, share) => sum + share, 0) < SURFACE) return NONE;
    return SURFACES[shares.indexOf(Math.max(...shares))]![0];
  });
  return hole.map((inside, i) => (inside === 1 ? NONE : ofRegion[graph.label[i]!]!));
}

/** Light added before the logarithm, share of white: below it there is only noise. */
const DARK = 0.002;

function lightOf({ data }: PixelImage): Float32Array {
  const light = new Float32Array((data.length / 4) * 3);
  for (let i = 0; 4 * i < data.length; i++)
    for (let c = 0; c < 3; c++) light[3 * i + c] = Math.log(DARK + LINEAR_FROM_BYTE[data[4 * i + c]!]!);
  return light;
}

/** Radius of the averaging, share of the longer side. */
const GRAIN = 0.008;
/** Neighbours that differ more (in logarithms of light) lie beyond an edge. */
const EDGE = 0.3;

/** Outside the hole the mean of the pixels in a square around each that look alike. */
function calmed(light: Float32Array, hole: Uint8Array, size: Size): Float32Array {
  const { width, height } = size;
  const side = Math.max(width, height);
  const radius = Math.max(1, Math.round(GRAIN * side));
  const distance = distanceToMarked({ ...size, data: hole });
  const out = light.slice();
  for (let y = 0, i = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height - 1, y + radius)];
    for (let x = 0; x < width; x++, i++) {
      if (hole[i] === 1 || distance[i]! > 3 * FARTHEST * side) continue;
      const [left, right] = [Math.max(0, x - radius), Math.min(width - 1, x + radius)];
      const [red, green, blue] = [light[3 * i]!, light[3 * i + 1]!, light[3 * i + 2]!];
      let [sumRed, sumGreen, sumBlue, count] = [0, 0, 0, 0];
      for (let v = top; v <= bottom; v++) {
        for (let u = left, j = v * width + left; u <= right; u++, j++) {
          if (hole[j] === 1 || Math.abs(light[3 * j + 1]! - green) > EDGE) continue;
          if (Math.abs(light[3 * j]! - red) > EDGE || Math.abs(light[3 * j + 2]! - blue) > EDGE) continue;
          sumRed += light[3 * j]!;
          sumGreen += light[3 * j + 1]!;
          sumBlue += light[3 * j + 2]!;
          count++;
        }
      }
      out[3 * i] = sumRed / count;
      out[3 * i + 1] = sumGreen / count;
      out[3 * i + 2] = sumBlue / count;
    }
  }
  return out;
}
