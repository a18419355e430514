import { boxBlur } from '../filter/box-blur.ts';
import { distanceToMarked } from '../mask/distance.ts';
import { NOTHING, type SurfaceMap } from '../layout/surface-map.ts';

/** Texture is measured over squares of this radius, in pixels. */
const RADIUS = 9;
/** Pixels around the hole that tell how rough a surface is there. */
const NEAR = 40;
/** Below this roughness (levels of difference to the base) a surface counts as plain. */
const PLAIN = 2.5;
const LEAST_SHARE = 0.55;
const MOST_SHARE = 1.7;

export interface RoughnessRequest {
  readonly map: SurfaceMap;
  readonly isHole: Uint8Array;
  /** Red, green, blue around 128 and the guide, four bytes a pixel. */
  readonly pixels: Uint8Array;
}

/**
 * Which pixels may be copied: on a surface, and about as rough as that surface is around the hole.
 * Patches of a carpet match nothing well, so without this a flat spot mistaken for carpet would be copied all over.
 */
export function findCopyable({ map, isHole, pixels }: RoughnessRequest): Uint8Array {
  const roughness = measureRoughness({ map, isHole, pixels });
  const away = distanceToMarked({ width: map.width, height: map.height, data: isHole });
  const near: number[][] = Array.from({ length: map.count }, () => []);
  for (let i = 0; i < roughness.length; i++) {
    const surface = map.surface[i]!;
    if (surface !== NOTHING && isHole[i] === 0 && away[i]! <= 3 * NEAR) near[surface]!.push(roughness[i]!);
  }
  const limits = near.map((values, surface) => roughnessLimits(values, map.isFloor[surface]!));
  return map.surface.map((surface, i) => {
    if (surface === NOTHING) return 0;
    const { least, most } = limits[surface]!;
    return roughness[i]! >= least && roughness[i]! <= most ? 1 : 0;
  });
}

/**
 * An even floor (carpet) asks for places as rough as itself; on a patterned one (tiles) smooth places are part of it.
 * Walls are taken to be plain: what is rough on them near the hole is the edge of a thing.
 */
function roughnessLimits(values: number[], isFloor: boolean): { least: number; most: number } {
  const sorted = values.sort((a, b) => a - b);
  const quarter = sorted[sorted.length >> 2] ?? 0;
  const half = sorted[sorted.length >> 1] ?? 0;
  if (!isFloor || quarter < PLAIN) return { least: 0, most: Math.max(3 * PLAIN, half) };
  if (quarter < LEAST_SHARE * half) return { least: 0, most: Infinity };
  return { least: LEAST_SHARE * half, most: MOST_SHARE * half };
}

/** Mean difference to the base over the known surface pixels around each pixel. */
function measureRoughness({ map, isHole, pixels }: RoughnessRequest): Float32Array {
  const { width, height } = map;
  const data = new Float32Array(width * height * 2);
  for (let i = 0; i < isHole.length; i++) {
    if (isHole[i] === 1 || map.surface[i] === NOTHING) continue;
    data[2 * i] =
      (Math.abs(pixels[4 * i]! - 128) +
        Math.abs(pixels[4 * i + 1]! - 128) +
        Math.abs(pixels[4 * i + 2]! - 128)) /
      3;
    data[2 * i + 1] = 1;
  }
  const blurred = boxBlur({ width, height, channels: 2, data }, RADIUS).data;
  return Float32Array.from(
    { length: width * height },
    (_, i) => blurred[2 * i]! / Math.max(1e-3, blurred[2 * i + 1]!),
  );
}
