import type { Mesh } from '../../scene/mesh.ts';

/** How far a thing reaches from its own origin, metres: to its left and right, to its back and front, down and up. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
  readonly bottom: number;
  readonly top: number;
}

/** Where a thing stands on a floor, metres: `x` to the right of its group's middle, `z` to the front; turned to its right by `yaw` radians, so that its front looks along (sin yaw, cos yaw). */
export interface Stand {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
}

export type Point = readonly [x: number, z: number];

/** Measures a mesh. */
export function extentOf({ positions }: Mesh): Extent {
  const extent = {
    left: Infinity,
    right: -Infinity,
    back: Infinity,
    front: -Infinity,
    bottom: Infinity,
    top: -Infinity,
  };
  for (let i = 0; i < positions.length; i += 3) {
    extent.left = Math.min(extent.left, positions[i]!);
    extent.right = Math.max(extent.right, positions[i]!);
    extent.bottom = Math.min(extent.bottom, positions[i + 1]!);
    extent.top = Math.max(extent.top, positions[i + 1]!);
    extent.back = Math.min(extent.back, positions[i + 2]!);
    extent.front = Math.max(extent.front, positions[i + 2]!);
  }
  return extent;
}

/** A point of a thing, on the floor it stands on. */
export function pointOn({ x, z, yaw }: Stand, [across, ahead]: Point): Point {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return [x + across * cos + ahead * sin, z - across * sin + ahead * cos];
}

/** The four corners of a thing on the floor, in order round it; `margin` metres farther out. */
export function cornersOf(
  { left, right, back, front }: Omit<Extent, 'bottom' | 'top'>,
  stand: Stand,
  margin = 0,
): Point[] {
  return (
    [
      [left - margin, back - margin],
      [right + margin, back - margin],
      [right + margin, front + margin],
      [left - margin, front + margin],
    ] as const
  ).map((corner) => pointOn(stand, corner));
}

/** Whether two convex shapes share some floor. Separating axes (Gottschalk, Lin, Manocha 1996). */
export function meet(one: readonly Point[], other: readonly Point[]): boolean {
  return !isApart(one, other) && !isApart(other, one);
}

function isApart(one: readonly Point[], other: readonly Point[]): boolean {
  return one.some((a, i) => {
    const b = one[(i + 1) % one.length]!;
    const [nx, nz] = [b[1] - a[1], a[0] - b[0]];
    const along = ([x, z]: Point): number => x * nx + z * nz;
    const [here, there] = [one.map(along), other.map(along)];
    return Math.max(...here) <= Math.min(...there) || Math.max(...there) <= Math.min(...here);
  });
}
