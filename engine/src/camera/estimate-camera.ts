import type { PixelImage } from '../pixels.ts';
import { findLines, type Line } from './find-lines.ts';
import { halfSizeLuma } from './luma.ts';

/** A level pinhole camera, in pixels of the picture it was estimated from. */
export interface Camera {
  /** Focal length in pixels. */
  readonly focal: number;
  /** Height of the horizon line, from the top. */
  readonly horizon: number;
  /** How far the room is turned against the view, in radians, 0 to pi/2: its two horizontal directions vanish at `centre + focal * tan(yaw)` and `centre - focal / tan(yaw)`. */
  readonly yaw: number;
  /** Column of the optical axis, from the left. */
  readonly centre: number;
}

/** Lines steeper than this (from vertical, in radians) are the room's uprights: they say nothing about a level camera. */
const UPRIGHT = 0.14;
/** Angular spread of a line that belongs to a vanishing point, in radians. */
const SPREAD = 0.03;
const MOST_LINES = 220;
/** No line counts for more than this many (half-size) pixels: a long curtain edge must not outvote the room. */
const MOST_WEIGHT = 120;

/**
 * Estimates focal length, horizon and room direction from the picture's straight edges: the level Manhattan frame that explains most of them
 * (exhaustive search as in Rother 2002, with weak priors: horizon near the middle, focal length near 0.78 widths). Never fails; without lines it answers the priors.
 */
export function estimateCamera(overview: PixelImage): Camera {
  const luma = halfSizeLuma(overview);
  const shorter = Math.min(luma.width, luma.height);
  const lines = findLines(luma, Math.max(6, Math.min(18, shorter / 16)))
    .filter((line) => Math.abs(line.dx) > Math.sin(UPRIGHT))
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_LINES);
  const best = refine(searchCoarsely(lines, luma), lines, luma);
  return { focal: best.focal * 2, horizon: best.horizon * 2, yaw: best.yaw, centre: overview.width / 2 };
}

/** The same camera in pixels of a part of the picture: `left`, `top` is the part's corner in the picture, `scale` = part pixels per picture pixel. */
export function cameraOfPart(camera: Camera, part: { left: number; top: number; scale: number }): Camera {
  const { left, top, scale } = part;
  return {
    focal: camera.focal * scale,
    horizon: (camera.horizon - top) * scale,
    yaw: camera.yaw,
    centre: (camera.centre - left) * scale,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Guess {
  readonly focal: number;
  readonly horizon: number;
  readonly yaw: number;
}

interface Scored extends Guess {
  readonly score: number;
}

function scoreOf(guess: Guess, lines: readonly Line[], { width, height }: Size): number {
  const first = width / 2 + guess.focal * Math.tan(guess.yaw);
  const second = width / 2 - guess.focal / Math.tan(guess.yaw);
  let score = 0;
  for (const line of lines) {
    const down = guess.horizon - line.y;
    const off = Math.min(angleTo(line, first - line.x, down), angleTo(line, second - line.x, down));
    if (off < 3 * SPREAD)
      score += Math.min(line.length, MOST_WEIGHT) * Math.exp(-(off * off) / (2 * SPREAD * SPREAD));
  }
  const horizonOff = (guess.horizon - height / 2) / (0.16 * height);
  const focalOff = Math.log(guess.focal / (0.78 * width)) / 0.35;
  // The small constant lets the priors decide when there are no lines at all.
  return (score + 1e-6) * Math.exp(-0.175 * (horizonOff * horizonOff + focalOff * focalOff));
}

/** Sine of the angle between a line and the direction from its middle to a point. */
function angleTo(line: Line, across: number, down: number): number {
  return Math.abs(line.dx * down - line.dy * across) / Math.hypot(across, down);
}

function searchCoarsely(lines: readonly Line[], size: Size): Scored {
  let best: Scored = { focal: 0.78 * size.width, horizon: size.height / 2, yaw: Math.PI / 4, score: -1 };
  for (let h = 0; h <= 26; h++) {
    const horizon = size.height * (0.24 + (0.52 * h) / 26);
    for (let f = 0; f < 9; f++) {
      const focal = size.width * (0.45 + 0.1 * f + 0.01 * f * f);
      for (let t = 0; t < 45; t++) {
        const guess = { focal, horizon, yaw: ((2 * t + 1) * Math.PI) / 180 };
        const score = scoreOf(guess, lines, size);
        if (score > best.score) best = { ...guess, score };
      }
    }
  }
  return best;
}

function refine(coarse: Scored, lines: readonly Line[], size: Size): Scored {
  let best = coarse;
  for (let round = 0; round < 3; round++) {
    const around = best;
    const step = 0.5 ** round;
    for (let n = 0; n < 7 * 5 * 7; n++) {
      const guess = {
        horizon: around.horizon + ((n % 7) - 3) * 0.008 * size.height * step,
        focal: around.focal * (1 + ((((n / 7) | 0) % 5) - 2) * 0.05 * step),
        yaw: around.yaw + (((n / 35) | 0) - 3) * 0.012 * step,
      };
      if (guess.yaw <= 0.005 || guess.yaw >= Math.PI / 2 - 0.005) continue;
      const score = scoreOf(guess, lines, size);
      if (score > best.score) best = { ...guess, score };
    }
  }
  return best;
}
