/** No surface. */
export const NOTHING = 255;

/** Which surface lies where, at the size of the picture to fill. */
export interface SurfaceMap {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** In the hole the surface that continues there, outside the one that is seen; NOTHING on furniture. */
  readonly surface: Uint8Array;
  /** 1 where the surface itself is seen, 0 in the hole and on stripes that only go along with it. */
  readonly isSeen: Uint8Array;
  /** Per surface. */
  readonly isFloor: readonly boolean[];
}

/** Whether a pixel shows floor, or floor goes on there. */
export function isFloorAt({ surface, isFloor }: SurfaceMap, i: number): boolean {
  const own = surface[i]!;
  return own !== NOTHING && isFloor[own]!;
}

/** The pixels farthest from a place by which its share of floor is told, as steps from the one above it on the left. */
const CORNERS = [
  [-1, -1],
  [2, -1],
  [-1, 2],
  [2, 2],
] as const;
/** Pixels count less the farther from a place they are, none beyond one and a half. */
const tent = (away: number): number => Math.max(0, 1 - Math.abs(away) / 1.5);

/** How much of a pixel around a place of the map is floor, 0-1, told smoothly along the map's outlines. `scale`: its side in pixels of the map. */
export function floorShare(
  map: SurfaceMap,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const isFloor = (i: number, j: number): boolean => {
    const column = Math.max(0, Math.min(map.width - 1, left + i));
    return isFloorAt(map, Math.max(0, Math.min(map.height - 1, top + j)) * map.width + column);
  };
  const first = isFloor(-1, -1);
  if (CORNERS.every(([i, j]) => isFloor(i, j) === first)) return first ? 1 : 0;
  let [sum, all] = [0, 0];
  for (let j = -1; j <= 2; j++)
    for (let i = -1; i <= 2; i++) {
      const weight = tent(left + i + 0.5 - x) * tent(top + j + 0.5 - y);
      if (isFloor(i, j)) sum += weight;
      all += weight;
    }
  return Math.max(0, Math.min(1, 0.5 + (sum / all - 0.5) / Math.min(1, scale)));
}
