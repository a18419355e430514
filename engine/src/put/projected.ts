import { axesOf } from '../room/camera/camera.ts';
import type { Mesh } from '../scene/mesh.ts';
import { standingOf, type Arrangement, type Setting, type Standing, type Support } from './arrangement.ts';
import type { Corner } from './place.ts';

/** A thing's outline in the picture: its box, and the points it was measured by as x, y. */
export interface Silhouette {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly points: Float64Array;
}

/** A shape to be held against the picture: points of a mesh, x, y, z one after the other, metres. */
export type Points = Float64Array;

const MOST_POINTS = 260;
/** Nothing of a thing may be this near to the camera, metres along its axis. */
const NEAREST = 0.15;

/** Points of a mesh, thinned out; its extremes are among them. `vertexCount`: only so many of its first vertices count. */
export function pointsOf({ positions, vertexCount: all }: Mesh, vertexCount = all): Points {
  const step = Math.max(1, Math.floor(vertexCount / MOST_POINTS));
  const picked = new Set<number>();
  for (let i = 0; i < vertexCount; i += step) picked.add(i);
  // Farthest along the eight horizontal directions and up and down, so that the outline is the mesh's own.
  for (let turn = 0; turn < 8; turn++) {
    const [x, z] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)];
    for (const rise of [-1, 0, 1]) picked.add(farthest(positions, vertexCount, [x, rise, z]));
  }
  return Float64Array.from([...picked].flatMap((i) => positions.slice(3 * i, 3 * i + 3)));
}

type Direction = readonly [number, number, number];

function farthest(positions: readonly number[], count: number, [x, y, z]: Direction): number {
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < 3 * count; i += 3) {
    const along = x * positions[i]! + y * positions[i + 1]! + z * positions[i + 2]!;
    if (along <= most) continue;
    most = along;
    best = i / 3;
  }
  return best;
}

/** Where a thing's points are seen. What is beside or behind the camera is taken as just before it, far outside the picture. */
export function silhouetteOf(points: Points, setting: Setting, standing: Standing): Silhouette {
  const { camera, cameraHeight } = setting;
  const { right, up, ahead } = axesOf(camera);
  const { x, base, depth, yaw, scale } = standing;
  const [cos, sin] = [Math.cos(yaw) * scale, Math.sin(yaw) * scale];
  const seen = new Float64Array((points.length / 3) * 2);
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let i = 0; i < points.length; i += 3) {
    const across = x + points[i]! * cos + points[i + 2]! * sin;
    const high = base + points[i + 1]! * scale - cameraHeight;
    const away = depth + points[i]! * sin - points[i + 2]! * cos;
    const far = Math.max(NEAREST, across * ahead[0] + high * ahead[1] + away * ahead[2]);
    const column =
      camera.centreX + (camera.focal * (across * right[0] + high * right[1] + away * right[2])) / far;
    const row = camera.centreY - (camera.focal * (across * up[0] + high * up[1] + away * up[2])) / far;
    seen[(2 * i) / 3] = column;
    seen[(2 * i) / 3 + 1] = row;
    if (column < box.left) box.left = column;
    if (column > box.right) box.right = column;
    if (row < box.top) box.top = row;
    if (row > box.bottom) box.bottom = row;
  }
  return { ...box, points: seen };
}

/** The points of a silhouette as corners. */
export function cornersOf({ points }: Silhouette): Corner[] {
  return Array.from({ length: points.length / 2 }, (_, i): Corner => [points[2 * i]!, points[2 * i + 1]!]);
}

/** Where an arranged thing is seen. */
export function seenAt(
  points: Points,
  placed: { setting: Setting; support: Support },
  arrangement: Arrangement,
): Silhouette {
  const { setting, support } = placed;
  return silhouetteOf(points, setting, standingOf(setting, support, arrangement));
}
