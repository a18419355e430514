import { distanceToZero } from '../mask/distance.ts';
import type { PixelImage } from '../pixels.ts';
import { type Completed, RIM, type Ground } from './copies/ground.ts';
import { goesOn } from './copies/goes-on.ts';
import { FREE, IGNORED, KNOWN, stretchMembrane } from './membrane.ts';

/** Pixels to each side over which tones are compared along the rim. */
const SPAN = 2;
/** Larger steps are edges of things (levels). */
const LARGEST = 220;
/** Where another surface is thought to begin, a smaller step than this is rather one surface that was misread (levels). */
const MISREAD = 30;
/** How far the step fades into the hole, as a share of the longer side. */
const REACH = 0.025;
/** So many times as far in, nothing is left of it. */
const FADED = 5;

export interface RimRequest {
  readonly filled: PixelImage;
  readonly photo: PixelImage;
  readonly isHole: Uint8Array;
  readonly ground: Completed;
}

/**
 * What is to be added inside a hole (red, green, blue a pixel) so that no step in tone shows at its rim, where what lies outside goes on inside:
 * the difference to the photo fades inwards (the screened form of seamless cloning, Pérez, Gangnet, Blake 2003).
 */
export function rimStep(request: RimRequest): Float32Array {
  const { photo, isHole } = request;
  const { width, height } = photo;
  const reach = REACH * Math.max(width, height);
  const state = new Uint8Array(isHole.length).fill(IGNORED);
  const inside = distanceToZero({ width, height, data: isHole });
  for (let i = 0; i < isHole.length; i++)
    if (isHole[i] === 1 && inside[i]! <= 3 * FADED * reach) state[i] = FREE;
  const colour = new Float32Array(3 * isHole.length);
  for (let i = 0; i < isHole.length; i++)
    if (isHole[i] === 1 && AROUND.some((way) => measureStep(request, { i, way, colour }))) state[i] = KNOWN;
  stretchMembrane({ width, height, colour, state }, reach);
  return colour;
}

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

interface Place {
  readonly i: number;
  readonly way: readonly [number, number];
  readonly colour: Float32Array;
}

/** Writes the mean step from inside to outside along a piece of the rim; false where there is none, or an edge of its own. */
function measureStep({ filled, photo, isHole, ground }: RimRequest, { i, way, colour }: Place): boolean {
  const { width, height } = photo;
  const [dx, dy] = way;
  const outside = i + dy * width + dx;
  if (isHole[outside] === 1) return false;
  const [x, y] = [i % width, Math.floor(i / width)];
  const beyond = Math.ceil(RIM * Math.max(width, height)) + ground.step + 1;
  const [farX, farY] = [x + beyond * dx, y + beyond * dy];
  if (farX < 0 || farY < 0 || farX >= width || farY >= height) return false;
  const largest = goesOn(ground, cellAt(ground, x, y), cellAt(ground, farX, farY)) ? LARGEST : MISREAD;
  const along = dx === 0 ? 1 : width;
  const step = [0, 0, 0];
  let count = 0;
  for (let k = -SPAN; k <= SPAN; k++) {
    const [from, to] = [i + k * along, outside + k * along];
    if (isHole[from] !== 1 || isHole[to] !== 0) continue;
    for (let c = 0; c < 3; c++) step[c]! += photo.data[4 * to + c]! - filled.data[4 * from + c]!;
    count++;
  }
  if (step.some((value) => Math.abs(value) > largest * count)) return false;
  for (let c = 0; c < 3; c++) colour[3 * i + c] = step[c]! / count;
  return true;
}

function cellAt({ width, height, step }: Ground, x: number, y: number): number {
  return Math.min(height - 1, Math.floor(y / step)) * width + Math.min(width - 1, Math.floor(x / step));
}

/** Adds a step, as measured on a picture of this or a smaller size, inside a hole; in place. */
export function addRimStep(
  image: PixelImage,
  isHole: Uint8Array,
  rim: { readonly width: number; readonly height: number; readonly step: Float32Array },
): PixelImage {
  const { width, height, data } = image;
  for (let i = 0; i < isHole.length; i++) {
    if (isHole[i] === 0) continue;
    const x = Math.min(rim.width - 1, Math.floor((((i % width) + 0.5) * rim.width) / width));
    const y = Math.min(rim.height - 1, Math.floor(((Math.floor(i / width) + 0.5) * rim.height) / height));
    for (let c = 0; c < 3; c++) {
      const value = data[4 * i + c]! + rim.step[3 * (y * rim.width + x) + c]!;
      data[4 * i + c] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  return image;
}
