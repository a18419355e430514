import type { PixelImage, Rect } from '../pixels.ts';
import { angleTowards, cameraOfPart, vanishingPoints, type Camera } from '../room/camera/camera.ts';
import { findLines } from '../room/camera/find-lines.ts';
import { halfSizeLuma } from '../room/camera/luma.ts';

/** How strongly the edges near a place say that its wall runs along the room's first or second horizontal direction; both 0 = nothing to go by. */
export interface WallEvidence {
  readonly first: number;
  readonly second: number;
}

const SPREAD = 0.03;
/** Lines nearer to an upright than this (sine of the angle) say nothing of a wall's direction. */
const UPRIGHT = 0.3;

function agreement(off: number): number {
  return Math.exp(-((off / SPREAD) ** 2) / 2);
}

/** Compares the edges around a place of the photo (pixels of the overview) with the room's two vanishing points. */
export function wallEvidence(overview: PixelImage, camera: Camera, around: Rect): WallEvidence {
  const half = (value: number): number => value / 2;
  const points = vanishingPoints(cameraOfPart(camera, { left: 0, top: 0, scale: 0.5 }));
  let first = 0;
  let second = 0;
  for (const line of findLines(halfSizeLuma(overview), 10)) {
    const isNear =
      line.x > half(around.left) &&
      line.x < half(around.right) &&
      line.y > half(around.top) &&
      line.y < half(around.bottom);
    if (!isNear || angleTowards(line, points.vertical) < UPRIGHT) continue;
    const a = agreement(angleTowards(line, points.first));
    const b = agreement(angleTowards(line, points.second));
    first += line.length * Math.max(0, a - b);
    second += line.length * Math.max(0, b - a);
  }
  return { first, second };
}
