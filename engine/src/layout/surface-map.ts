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
