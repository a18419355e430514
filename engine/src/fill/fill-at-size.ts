import { cameraOfPart, horizonAt } from '../room/camera/camera.ts';
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
import { synthesiseTexture } from '../texture/synthesise-texture.ts';
import { composeFill, texturePixels } from './texture-layer.ts';

export interface Filled {
  readonly filled: PixelImage;
  /** Per hole pixel, row by row: the pixel its texture came from; null when it has none. */
  readonly sources: Int32Array | null;
}

/** Below this share of recognised surroundings the layout would be a guess: then only light and colour are continued, without texture. */
const LEAST_KNOWN = 0.4;
/** Without a camera the horizon is taken to lie here, as a share of the height. */
const LIKELY_HORIZON = 0.48;

/** Fills a hole at the picture's own size. */
export function fillAtSize(request: FillRequest): Filled {
  const { crop, hole, seed, onProgress = () => {} } = request;
  const half = { image: halveImage(crop), hole: halveMask(hole) };
  const map = layOut(request, half);
  const base = enlargeBase(baseLayer(half.image, half.hole, halveMap(map, half.image)), map, crop);
  onProgress(0.3);
  const isHole = Uint8Array.from(hole.data, (value) => (value > 0 ? 1 : 0));
  if (map.isGuess) return { filled: composeFill({ crop, isHole, base, sources: null }), sources: null };
  const pixels = texturePixels({ crop, isHole, base, map });
  const plane = request.camera && floorPlaneOf(request.camera);
  const sources =
    (plane && latticeSources({ crop, isHole, base, map, plane })) ?? new Int32Array(isHole.length).fill(-1);
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

function layOut({ hole, camera }: FillRequest, half: { image: PixelImage; hole: Mask }): SurfaceMap {
  const halfCamera = camera && cameraOfPart(camera, { left: 0, top: 0, scale: 0.5 });
  const surfaces = findSurfaces(half.image, half.hole, (x) =>
    halfCamera ? horizonAt(halfCamera, x) : LIKELY_HORIZON * half.image.height,
  );
  if (surfaces.known < LEAST_KNOWN) return singleSurface(hole);
  return extendSurfaces({ surfaces, hole: half.hole, fullHole: hole, camera: halfCamera });
}
