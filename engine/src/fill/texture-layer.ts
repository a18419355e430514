import { distanceToZero } from '../mask/distance.ts';
import type { PixelImage } from '../pixels.ts';
import { NOTHING, type SurfaceMap } from '../layout/surface-map.ts';

/** Largest distance to a surface border the guide tells apart, in pixels, and its weight in bytes a pixel. */
const GUIDE_PX = 16;
const GUIDE_STEP = 5;

export interface Layers {
  readonly crop: PixelImage;
  /** 1 = to fill. */
  readonly isHole: Uint8Array;
  /** Light and colour without texture: red, green, blue a pixel. */
  readonly base: Float32Array;
}

/** What is left of the picture without its base, around 128, with the guide as fourth channel. */
export function texturePixels({ crop, isHole, base, map }: Layers & { map: SurfaceMap }): Uint8Array {
  const pixels = new Uint8Array(map.width * map.height * 4).fill(128);
  const guide = guideOf(map, isHole);
  for (let i = 0; i < isHole.length; i++) {
    pixels[4 * i + 3] = guide[i]!;
    if (isHole[i] === 1 || map.surface[i] === NOTHING) continue;
    for (let c = 0; c < 3; c++) pixels[4 * i + c] = toByte(128 + crop.data[4 * i + c]! - base[3 * i + c]!);
  }
  return pixels;
}

/**
 * Distance to the nearest border, so that what lines a border (skirting, a shadow) is copied along borders only. Outside the hole every border counts;
 * inside only that of floor and wall: the others are soft there, and nothing is to line them.
 */
function guideOf(map: SurfaceMap, isHole: Uint8Array): Float32Array {
  const kinds = map.surface.map((surface) => (surface === NOTHING ? NOTHING : map.isFloor[surface] ? 1 : 0));
  const outside = distanceToZero({ ...map, data: innerPixels(map, map.surface) });
  const inside = distanceToZero({ ...map, data: innerPixels(map, kinds) });
  return Float32Array.from(
    isHole,
    (hole, i) => Math.min(GUIDE_PX, (hole === 1 ? inside[i]! : outside[i]!) / 3) * GUIDE_STEP,
  );
}

function innerPixels({ width, height }: SurfaceMap, area: Uint8Array): Uint8Array {
  return area.map((own, i) => {
    const x = i % width;
    const isInner =
      (x === 0 || area[i - 1] === own) &&
      (x === width - 1 || area[i + 1] === own) &&
      (i < width || area[i - width] === own) &&
      (i >= width * (height - 1) || area[i + width] === own);
    return isInner ? 1 : 0;
  });
}

/** Base plus texture: every hole pixel gets the texture of its source pixel, or none. */
export function composeFill({
  crop,
  isHole,
  base,
  sources,
}: Layers & { sources: Int32Array | null }): PixelImage {
  const data = crop.data.slice();
  for (let i = 0, k = 0; i < isHole.length; i++) {
    if (isHole[i] === 0) continue;
    const source = sources ? sources[k++]! : -1;
    for (let c = 0; c < 3; c++) {
      const texture = source >= 0 ? crop.data[4 * source + c]! - base[3 * source + c]! : 0;
      data[4 * i + c] = toByte(base[3 * i + c]! + texture);
    }
    data[4 * i + 3] = 255;
  }
  return { width: crop.width, height: crop.height, data };
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}
