import { NOTHING, type SurfaceMap } from '../layout/surface-map.ts';
import type { PixelImage } from '../pixels.ts';

/** The surface map at half size: every other pixel. */
export function halveMap(map: SurfaceMap, half: { width: number; height: number }): SurfaceMap {
  const surface = new Uint8Array(half.width * half.height);
  const isSeen = new Uint8Array(surface.length);
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      surface[y * half.width + x] = map.surface[2 * y * map.width + 2 * x]!;
      isSeen[y * half.width + x] = map.isSeen[2 * y * map.width + 2 * x]!;
    }
  }
  return { ...map, width: half.width, height: half.height, surface, isSeen };
}

/**
 * The half-size base at full size: each pixel reads only neighbours of its own surface, so borders stay sharp. Slivers that have none read any surface;
 * where there is no surface at all the base is the picture itself, which leaves no texture to copy.
 */
export function enlargeBase(half: Float32Array, map: SurfaceMap, crop: PixelImage): Float32Array {
  const out = new Float32Array(map.width * map.height * 3);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const i = y * map.width + x;
      const own = map.surface[i]!;
      const isRead =
        readHalf({ half, map, out, x, y }, (surface) => surface === own) ||
        readHalf({ half, map, out, x, y }, (surface) => surface !== NOTHING);
      if (!isRead) for (let c = 0; c < 3; c++) out[3 * i + c] = crop.data[4 * i + c]!;
    }
  }
  return out;
}

interface Reading {
  readonly half: Float32Array;
  readonly map: SurfaceMap;
  readonly out: Float32Array;
  readonly x: number;
  readonly y: number;
}

/** Bilinear over the accepted half-size neighbours; false when none is. */
function readHalf({ half, map, out, x, y }: Reading, accepts: (surface: number) => boolean): boolean {
  const halfWidth = (map.width + 1) >> 1;
  const halfHeight = (map.height + 1) >> 1;
  const left = Math.max(0, (x - 1) >> 1);
  const top = Math.max(0, (y - 1) >> 1);
  const fx = x === 0 ? 0 : x % 2 === 1 ? 0.25 : 0.75;
  const fy = y === 0 ? 0 : y % 2 === 1 ? 0.25 : 0.75;
  let total = 0;
  let r = 0;
  let g = 0;
  let b = 0;
  for (let k = 0; k < 4; k++) {
    const atX = Math.min(halfWidth - 1, left + (k & 1));
    const atY = Math.min(halfHeight - 1, top + (k >> 1));
    const surface = map.surface[2 * atY * map.width + 2 * atX]!;
    if (surface === NOTHING || !accepts(surface)) continue;
    const weight = (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy) + 1e-6;
    const from = 3 * (atY * halfWidth + atX);
    total += weight;
    r += weight * half[from]!;
    g += weight * half[from + 1]!;
    b += weight * half[from + 2]!;
  }
  if (total === 0) return false;
  const to = 3 * (y * map.width + x);
  out[to] = r / total;
  out[to + 1] = g / total;
  out[to + 2] = b / total;
  return true;
}
