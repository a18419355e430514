import { distanceToZero } from '../mask/distance.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { baseLayer } from './base-layer.ts';
import { findCopyable } from './copyable.ts';
import { enlargeBase, halveMap } from './enlarge-base.ts';
import { extendSurfaces } from '../layout/extend-surfaces.ts';
import { singleSurface, type SurfaceMap } from '../layout/surface-map.ts';
import { floorPlaneOf } from '../room/camera/floor-plane.ts';
import { latticeSources } from './lattice-sources.ts';
import type { FillRequest } from './fill-request.ts';
import { halveImage, halveMask } from './halve.ts';
import { findSurfaces } from '../layout/surfaces.ts';
import { scaledPart } from '../room/room-part.ts';
import { synthesiseTexture } from '../texture/synthesise-texture.ts';
import { composeFill, texturePixels } from './texture-layer.ts';

export interface Filled {
  readonly filled: PixelImage;
  /** Per hole pixel, row by row: the pixel its texture came from; null when it has none. */
  readonly sources: Int32Array | null;
}

/** Fills a hole at the picture's own size. */
export function fillAtSize(request: FillRequest): Filled {
  const { crop, hole, seed, onProgress = () => {} } = request;
  const half = { image: halveImage(crop), hole: halveMask(hole) };
  const map = layOut(request, half);
  const base = enlargeBase(baseLayer(half.image, half.hole, halveMap(map, half.image)), map, crop);
  onProgress(0.3);
  const isHole = Uint8Array.from(hole.data, (value) => (value > 0 ? 1 : 0));
  const pixels = texturePixels({ crop, isHole, base, map });
  const plane = floorPlaneOf(request.room.layout.camera);
  const sources =
    latticeSources({ crop, isHole, base, map, plane }) ?? new Int32Array(isHole.length).fill(-1);
  // What is tiled counts as seen from here on: only the rest is looked for piece by piece.
  const open = isHole.map((value, i) => (sources[i]! >= 0 ? 0 : value));
  for (let i = 0; i < open.length; i++)
    if (sources[i]! >= 0) for (let c = 0; c < 3; c++) pixels[4 * i + c] = pixels[4 * sources[i]! + c]!;
  const found = synthesiseTexture({
    level: {
      width: crop.width,
      height: crop.height,
      pixels,
      hole: open,
      surface: map.surface,
      usable: findCopyable({ map, isHole, pixels }),
    },
    depth:
      distanceToZero({ ...hole, data: open }).reduce((most, distance) => Math.max(most, distance), 0) / 3,
    seed,
    onProgress: (fraction) => onProgress(0.3 + 0.65 * fraction),
  });
  const joined = joinSources({ isHole, open }, sources, found);
  return { filled: composeFill({ crop, isHole, base, sources: joined }), sources: joined };
}

/** Sources of all hole pixels, row by row: those of the tiles, and those found for the open rest. */
function joinSources(
  { isHole, open }: { isHole: Uint8Array; open: Uint8Array },
  tiled: Int32Array,
  found: Int32Array | null,
): Int32Array {
  const joined: number[] = [];
  let next = 0;
  for (let i = 0; i < isHole.length; i++) {
    if (isHole[i] === 0) continue;
    joined.push(open[i] === 1 ? (found?.[next++] ?? -1) : tiled[i]!);
  }
  return Int32Array.from(joined);
}

function layOut(
  { hole, room, isOneSurface = false }: FillRequest,
  half: { image: PixelImage; hole: Mask },
): SurfaceMap {
  if (isOneSurface) return singleSurface(hole);
  const halfRoom = scaledPart(room, 0.5);
  const surfaces = findSurfaces(half.image, half.hole, halfRoom);
  if (surfaces.isFloor.length === 0) return singleSurface(hole);
  return extendSurfaces({ surfaces, hole: half.hole, fullHole: hole, room: halfRoom });
}
