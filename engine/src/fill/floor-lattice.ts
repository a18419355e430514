import { boxBlur } from '../filter/box-blur.ts';
import { NOTHING, type SurfaceMap } from '../layout/surface-map.ts';
import { distanceToMarked } from '../mask/distance.ts';
import type { PixelImage } from '../pixels.ts';
import type { FloorPlane } from '../room/camera/floor-plane.ts';
import { findRepeats, type FloorTexture, type Repeats } from './tile-lattice.ts';

export interface HiddenFloor {
  readonly crop: PixelImage;
  /** 1 = to fill. */
  readonly isHole: Uint8Array;
  readonly map: SurfaceMap;
  /** The photo's camera in pixels of the crop. */
  readonly plane: FloorPlane;
}

/** Pixels this near the hole may carry the removed thing's rim. */
const RIM = 4;
/** Blur that parts light from texture, as a share of the longer side. */
const LIGHT = 0.006;
/** Joints are darker than tiles; what is brighter than this (levels) lies on the floor or mirrors a window. */
const BRIGHTEST = 26;
const DARKEST = -70;
/** Fewer hole pixels on the floor than this are not worth looking for its lattice. */
const LEAST_FLOOR = 1200;

/** How the floor behind a hole repeats; nothing where hardly any floor lies behind it. */
export function repeatsBehind(floor: HiddenFloor): Repeats {
  const { isHole, map, plane } = floor;
  let hidden = 0;
  for (let i = 0; i < isHole.length; i++) if (isHole[i] === 1 && isFloorAt(map, i)) hidden++;
  return hidden < LEAST_FLOOR ? { lattice: null, shifts: [] } : findRepeats(textureOf(floor), plane);
}

function isFloorAt(map: SurfaceMap, i: number): boolean {
  const surface = map.surface[i]!;
  return surface !== NOTHING && map.isFloor[surface]!;
}

function textureOf({ crop, isHole, map }: HiddenFloor): FloorTexture {
  const { width, height } = crop;
  const away = distanceToMarked({ width, height, data: isHole });
  const weighted = new Float32Array(2 * width * height);
  for (let i = 0; i < isHole.length; i++) {
    if (away[i]! <= 3 * RIM || map.isSeen[i] === 0 || !isFloorAt(map, i)) continue;
    weighted[2 * i] = brightness(crop, i);
    weighted[2 * i + 1] = 1;
  }
  const radius = Math.max(3, Math.round(LIGHT * Math.max(width, height)));
  const light = boxBlur({ width, height, channels: 2, data: weighted }, radius, 2).data;
  const detail = new Float32Array(width * height);
  const isSeen = new Uint8Array(width * height);
  for (let i = 0; i < detail.length; i++) {
    if (weighted[2 * i + 1] === 0) continue;
    detail[i] = weighted[2 * i]! - light[2 * i]! / light[2 * i + 1]!;
    isSeen[i] = detail[i]! < BRIGHTEST && detail[i]! > DARKEST ? 1 : 0;
  }
  return { width, height, detail, isSeen };
}

function brightness({ data }: PixelImage, i: number): number {
  return 0.299 * data[4 * i]! + 0.587 * data[4 * i + 1]! + 0.114 * data[4 * i + 2]!;
}
