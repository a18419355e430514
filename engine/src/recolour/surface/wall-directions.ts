import type { Camera } from '../../camera/estimate-camera.ts';
import { findLines, type Line } from '../../camera/find-lines.ts';
import { halfSizeLuma } from '../../camera/luma.ts';
import type { PixelImage, Rect } from '../../pixels.ts';

/** Angular spread of a line that belongs to a vanishing point, as the camera was estimated with. */
const SPREAD = 0.04;
/** A wall seen more edge-on than this (cosine) is not painted on as such. */
const EDGE_ON = 0.12;
/** Columns told apart. */
const COLUMNS = 128;
/** How much the lines must gain for a second wall to be believed, as a share of all. */
const WORTH_CORNER = 0.12;

/** Which of the room's two wall directions the parts of a wall region have: turn by `angles[0]` left of `corner` (a column of the photo), by `angles[1]` right of it. */
export interface WallDirections {
  readonly corner: number;
  readonly angles: readonly [number, number];
}

/** Distance to a wall with direction `angle` (from straight ahead, radians) through a column, relative to its own; its sign changes where the wall runs out of sight. */
export function wallFacing(camera: Camera, x: number, angle: number): number {
  const t = (x - camera.centre) / camera.focal;
  return (t * Math.cos(angle) - Math.sin(angle)) / Math.hypot(1, t);
}

/** Reads from the lines on and around a wall region which way it runs, and where it turns the room's corner if it does. `camera` and `area` are in pixels of the photo. */
export function wallDirections(photo: PixelImage, camera: Camera, area: Rect): WallDirections {
  const votes = voteByColumn(photo, camera, area);
  const angles = [camera.yaw, camera.yaw + Math.PI / 2] as const;
  const column = (n: number): number => area.left + ((n + 0.5) * (area.right - area.left)) / COLUMNS;
  const score = (angle: 0 | 1, from: number, to: number): number => {
    let sum = 0;
    for (let n = from; n < to; n++) sum += votes[angle]![n]!;
    const ends = [
      wallFacing(camera, column(from), angles[angle]),
      wallFacing(camera, column(to - 1), angles[angle]),
    ];
    const isSeen = ends[0]! * ends[1]! > 0 && Math.min(Math.abs(ends[0]!), Math.abs(ends[1]!)) > EDGE_ON;
    return isSeen ? sum + 1e-3 : sum * 0.3;
  };
  const single = ([0, 1] as const).map((angle) => score(angle, 0, COLUMNS));
  let best: WallDirections & { score: number } = {
    corner: Infinity,
    angles: single[0]! >= single[1]! ? [angles[0], angles[0]] : [angles[1], angles[1]],
    score: Math.max(...single) + WORTH_CORNER * (single[0]! + single[1]!),
  };
  for (let split = 8; split < COLUMNS - 8; split++) {
    for (const first of [0, 1] as const) {
      const total = score(first, 0, split) + score(first === 0 ? 1 : 0, split, COLUMNS);
      if (total > best.score)
        best = { corner: column(split), angles: [angles[first], angles[1 - first]!], score: total };
    }
  }
  return best;
}

function voteByColumn(photo: PixelImage, camera: Camera, area: Rect): readonly [Float64Array, Float64Array] {
  const votes = [new Float64Array(COLUMNS), new Float64Array(COLUMNS)] as const;
  const luma = halfSizeLuma(photo);
  const vanishing = [
    camera.centre + camera.focal * Math.tan(camera.yaw),
    camera.centre - camera.focal / Math.tan(camera.yaw),
  ];
  const margin = 0.06 * (area.bottom - area.top);
  for (const line of findLines(luma, Math.max(8, luma.width / 40))) {
    const y = 2 * line.y;
    if (y < area.top - margin || y > area.bottom + margin || Math.abs(line.dx) < 0.15) continue;
    vanishing.forEach((to, which) => {
      const off = angleTo(line, to - 2 * line.x, camera.horizon - y);
      if (off < 3 * SPREAD)
        spread(votes[which]!, line, { area, weight: Math.exp(-(off * off) / (2 * SPREAD * SPREAD)) });
    });
  }
  return votes;
}

/** Sine of the angle between a line and the direction from its middle to a point. */
function angleTo(line: Line, across: number, down: number): number {
  return Math.abs(line.dx * down - line.dy * across) / Math.hypot(across, down);
}

function spread(votes: Float64Array, line: Line, { area, weight }: { area: Rect; weight: number }): void {
  const scale = COLUMNS / (area.right - area.left);
  const half = Math.abs(line.dx) * line.length;
  const from = Math.max(0, Math.floor((2 * line.x - half - area.left) * scale));
  const to = Math.min(COLUMNS, Math.ceil((2 * line.x + half - area.left) * scale));
  for (let n = from; n < to; n++) votes[n]! += weight;
}
