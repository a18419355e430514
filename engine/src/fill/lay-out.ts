import { extendSurfaces } from '../layout/extend-surfaces.ts';
import { singleSurface, type SurfaceMap } from '../layout/surface-map.ts';
import { findSurfaces } from '../layout/surfaces.ts';
import { scaledPart } from '../room/room-part.ts';
import type { FillRequest } from './fill-request.ts';
import { halveImage, halveMask } from './halve.ts';

/** Which surface lies where, behind the hole too. */
export function layOut({ crop, hole, room }: FillRequest): SurfaceMap {
  const half = { image: halveImage(crop), hole: halveMask(hole) };
  const halfRoom = scaledPart(room, 0.5);
  const surfaces = findSurfaces(half.image, half.hole, halfRoom);
  if (surfaces.isFloor.length === 0) return singleSurface(hole);
  return extendSurfaces({ surfaces, hole: half.hole, fullHole: hole, room: halfRoom });
}
