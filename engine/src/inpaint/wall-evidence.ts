import type { Camera } from '../camera/estimate-camera.ts';
import { findLines, type Line } from '../camera/find-lines.ts';
import { halfSizeLuma } from '../camera/luma.ts';
import type { PixelImage, Rect } from '../pixels.ts';

/** How strongly the edges near a place say that its wall runs along the room's first or second horizontal direction; both 0 = nothing to go by. */
export interface WallEvidence {
  /** Towards the vanishing point at `centre + focal * tan(yaw)`. */
  readonly first: number;
  /** Towards the one at `centre - focal / tan(yaw)`. */
  readonly second: number;
}

const SPREAD = 0.03;

function agreement(line: Line, towards: { x: number; y: number }): number {
  const x = towards.x - line.x;
  const y = towards.y - line.y;
  const off = Math.abs(line.dx * y - line.dy * x) / (Math.hypot(x, y) || 1);
  return Math.exp(-((off / SPREAD) ** 2) / 2);
}

/** Compares the edges around a place of the photo (pixels of the overview) with the room's two vanishing points. */
export function wallEvidence(overview: PixelImage, camera: Camera, around: Rect): WallEvidence {
  const tangent = Math.tan(Math.min(Math.PI / 2 - 0.01, Math.max(0.01, camera.yaw)));
  const half = (value: number): number => value / 2;
  const horizon = half(camera.horizon);
  const firstPoint = { x: half(camera.centre + camera.focal * tangent), y: horizon };
  const secondPoint = { x: half(camera.centre - camera.focal / tangent), y: horizon };
  let first = 0;
  let second = 0;
  for (const line of findLines(halfSizeLuma(overview), 10)) {
    const isNear =
      line.x > half(around.left) &&
      line.x < half(around.right) &&
      line.y > half(around.top) &&
      line.y < half(around.bottom);
    if (!isNear || Math.abs(line.dx) < 0.3) continue;
    const a = agreement(line, firstPoint);
    const b = agreement(line, secondPoint);
    first += line.length * Math.max(0, a - b);
    second += line.length * Math.max(0, b - a);
  }
  return { first, second };
}
