import { CLASSES, classId, FIRST_WALL_PLANE, PLANES } from '../labels.ts';
import type { Visible } from './rasterise.ts';
import type { Triangles } from './triangles.ts';
import type { View } from './view.ts';

/** Labels of one view, one a pixel. */
export interface ViewLabels {
  readonly classes: Uint8Array;
  readonly planes: Uint8Array;
  /** Number of the thing a pixel belongs to, 0 = the room itself. */
  readonly things: Uint8Array;
}

const OTHER = classId('other');

/** The wall seen most frontally is the back wall; the others are left or right of it. Index = the room's plane number. */
export function planeNames({ ahead, right }: View): number[] {
  const inward = [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ] as const;
  const facing = inward.map(([x, z]) => -(x * ahead[0] + z * ahead[2]));
  const back = facing.indexOf(Math.max(...facing));
  const walls = inward.map(([x, z], wall) => {
    if (wall === back) return PLANES.indexOf('back wall');
    return PLANES.indexOf(x * right[0] + z * right[2] > 0 ? 'left wall' : 'right wall');
  });
  return [...Array.from({ length: FIRST_WALL_PLANE }, (_, plane) => plane), ...walls];
}

/** How far the camera is turned away from straight at the back wall, radians, positive to the right. */
export function turnFromBackWall({ ahead }: View): number {
  const yaw = Math.atan2(ahead[0], ahead[2]);
  return yaw - Math.round(yaw / (Math.PI / 2)) * (Math.PI / 2);
}

/** Labels by the majority of a pixel's four samples. */
export function labelView(triangles: Triangles, visible: Visible, view: View): ViewLabels {
  const [width, height] = [view.width / 2, view.height / 2];
  const size = width * height;
  const labels = {
    classes: new Uint8Array(size),
    planes: new Uint8Array(size),
    things: new Uint8Array(size),
  };
  const votes = new Uint8Array(CLASSES.length);
  const names = planeNames(view);
  for (let i = 0; i < size; i++) {
    const first = 2 * Math.floor(i / width) * view.width + 2 * (i % width);
    votes.fill(0);
    let best = -1;
    let winner = -1;
    for (let k = 0; k < 4; k++) {
      const t = visible.triangle[first + (k >> 1) * view.width + (k & 1)]!;
      const kind = t < 0 ? OTHER : triangles.classes[t]!;
      votes[kind]! += 1;
      if (best >= 0 && votes[kind]! <= votes[best]!) continue;
      best = kind;
      winner = t;
    }
    labels.classes[i] = best;
    if (winner < 0) continue;
    labels.planes[i] = names[triangles.planes[winner]!]!;
    labels.things[i] = triangles.things[winner]!;
  }
  return labels;
}
