import { oklabOfImage } from '../colour/oklab.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import { resizeMask } from '../resize/resize-mask.ts';

const WORK_SIDE = 256;
/** Colours (OKLab) this near on both sides of the mask's edge belong to one thing. */
const SAME = 0.05;
/** A thing whose outline runs along the mask's edge for more than this share goes on outside: clearing its half would tear it. */
const MOST_CUT = 0.22;

interface Piece {
  readonly pixels: number[];
  /** Pixels of its outline, and those of them where the mask ends but the thing goes on. */
  outline: number;
  cut: number;
}

function isOn(mask: Mask, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < mask.width && y < mask.height && mask.data[y * mask.width + x]! > 127;
}

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

interface Scene {
  readonly things: Mask;
  readonly mask: Mask;
  readonly lab: Float32Array;
}

/** Whether the colour a little inside a place is that a little outside, in one of the four directions. */
function goesOn(scene: Scene, at: { x: number; y: number }, step: readonly [number, number]): boolean {
  const { width, height } = scene.mask;
  const index = (far: number): number => {
    const x = Math.max(0, Math.min(width - 1, at.x + far * step[0]));
    const y = Math.max(0, Math.min(height - 1, at.y + far * step[1]));
    return 3 * (y * width + x);
  };
  const inside = index(-2);
  const outside = index(3);
  let sum = 0;
  for (let k = 0; k < 3; k++) sum += (scene.lab[inside + k]! - scene.lab[outside + k]!) ** 2;
  return sum < SAME * SAME;
}

/** Collects the connected piece around a pixel. The picture's border is no cut: things may stand half out of the photo. */
function collect(scene: Scene, start: number, isTaken: Uint8Array): Piece {
  const { things, mask } = scene;
  const piece: Piece = { pixels: [start], outline: 0, cut: 0 };
  isTaken[start] = 1;
  for (const pixel of piece.pixels) {
    const x = pixel % things.width;
    const y = Math.floor(pixel / things.width);
    let isOutline = false;
    let isCut = false;
    for (const step of NEIGHBOURS) {
      const [dx, dy] = step;
      const isInPhoto = x + dx >= 0 && y + dy >= 0 && x + dx < things.width && y + dy < things.height;
      if (!isInPhoto) continue;
      const other = (y + dy) * things.width + x + dx;
      if (!isOn(things, x + dx, y + dy)) isOutline = true;
      else if (isTaken[other] === 0) {
        isTaken[other] = 1;
        piece.pixels.push(other);
      }
      if (!isOn(mask, x + dx, y + dy) && goesOn(scene, { x, y }, step)) isCut = true;
    }
    if (isOutline) piece.outline++;
    if (isCut) piece.cut++;
  }
  return piece;
}

/** Of the things found in a mask, those that lie wholly in it; what the mask's edge cuts through stays. */
export function wholeThings(crop: PixelImage, things: Mask, mask: Mask): Mask {
  const size = fitWithin(mask, WORK_SIDE);
  const small = resizeMask(things, size);
  const lab = oklabOfImage(resizeImage(crop, size));
  const scene: Scene = { things: small, mask: resizeMask(mask, size), lab };
  const isTaken = new Uint8Array(size.width * size.height);
  const dropped = new Uint8Array(isTaken.length);
  for (let start = 0; start < isTaken.length; start++) {
    if (isTaken[start] === 1 || small.data[start]! <= 127) continue;
    const piece = collect(scene, start, isTaken);
    if (piece.cut <= MOST_CUT * piece.outline) continue;
    for (const pixel of piece.pixels) dropped[pixel] = 1;
  }
  const data = things.data.map((value, i) => {
    const x = Math.min(size.width - 1, Math.floor(((i % mask.width) * size.width) / mask.width));
    const y = Math.min(size.height - 1, Math.floor((Math.floor(i / mask.width) * size.height) / mask.height));
    return dropped[y * size.width + x] === 1 ? 0 : value;
  });
  return { ...things, data };
}
