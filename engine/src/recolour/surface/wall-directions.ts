import {
  angleTowards,
  cameraOfPart,
  levelColumn,
  vanishingPoints,
  type Camera,
} from '../../room/camera/camera.ts';
import { findLines, type Line } from '../../room/camera/find-lines.ts';
import { halfSizeLuma } from '../../room/camera/luma.ts';
import type { PixelImage, Rect } from '../../pixels.ts';

/** Angular spread of a line that belongs to a vanishing point, as the camera was estimated with. */
const SPREAD = 0.04;
/** A wall seen more edge-on than this (cosine) is not painted on as such. */
const EDGE_ON = 0.12;
/** Columns told apart. */
const COLUMNS = 128;
/** Lines nearer to an upright than this (sine of the angle) say nothing of a wall's direction. */
const UPRIGHT = 0.15;
/** How much the lines must gain for a second wall to be believed, as a share of all. */
const WORTH_CORNER = 0.12;

/** Which of the room's two wall directions the parts of a wall region have: turn by `angles[0]` left of `corner` (a column of the photo as a level camera would have taken it), by `angles[1]` right of it. */
export interface WallDirections {
  readonly corner: number;
  readonly angles: readonly [number, number];
}

/** Distance to a wall with direction `angle` (from straight ahead, radians) through a column of the level view, relative to its own; its sign changes where the wall runs out of sight. */
export function wallFacing(camera: Camera, x: number, angle: number): number {
  const t = (x - camera.centreX) / camera.focal;
  return (t * Math.cos(angle) - Math.sin(angle)) / Math.hypot(1, t);
}

/** Reads from the lines on and around a wall region which way it runs, and where it turns the room's corner if it does. `camera` and `area` are in pixels of the photo. */
export function wallDirections(photo: PixelImage, camera: Camera, area: Rect): WallDirections {
  const level = levelArea(camera, area);
  const votes = voteByColumn(photo, camera, { area, level });
  const angles = [camera.yaw, camera.yaw + Math.PI / 2] as const;
  const column = (n: number): number => level.left + ((n + 0.5) * (level.right - level.left)) / COLUMNS;
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

/** Columns of the level view. */
interface LevelArea {
  readonly left: number;
  readonly right: number;
}

/** What an area spans in the level view. */
function levelArea(camera: Camera, { left, right, top, bottom }: Rect): LevelArea {
  const middle = (top + bottom) / 2;
  return { left: levelColumn(camera, left, middle), right: levelColumn(camera, right, middle) };
}

type Votes = readonly [Float64Array, Float64Array];

function voteByColumn(
  photo: PixelImage,
  camera: Camera,
  { area, level }: { area: Rect; level: LevelArea },
): Votes {
  const votes = [new Float64Array(COLUMNS), new Float64Array(COLUMNS)] as const;
  const luma = halfSizeLuma(photo);
  const half = cameraOfPart(camera, { left: 0, top: 0, scale: 0.5 });
  const { first, second, vertical } = vanishingPoints(half);
  const margin = 0.06 * (area.bottom - area.top);
  for (const line of findLines(luma, Math.max(8, luma.width / 40))) {
    const y = 2 * line.y;
    if (y < area.top - margin || y > area.bottom + margin || angleTowards(line, vertical) < UPRIGHT) continue;
    [first, second].forEach((point, which) => {
      const off = angleTowards(line, point);
      if (off >= 3 * SPREAD) return;
      const ends = endsOf(line).map(([endX, endY]) => levelColumn(half, endX, endY) * 2) as [number, number];
      spread(votes[which]!, ends, { level, weight: Math.exp(-(off * off) / (2 * SPREAD * SPREAD)) });
    });
  }
  return votes;
}

function endsOf({ x, y, dx, dy, length }: Line): readonly (readonly [number, number])[] {
  return [-0.5, 0.5].map((share) => [x + share * length * dx, y + share * length * dy] as const);
}

/** Adds a line's weight to the columns between its ends. */
function spread(
  votes: Float64Array,
  ends: readonly [number, number],
  { level, weight }: { level: LevelArea; weight: number },
): void {
  const scale = COLUMNS / (level.right - level.left);
  const from = Math.max(0, Math.floor((Math.min(...ends) - level.left) * scale));
  const to = Math.min(COLUMNS, Math.ceil((Math.max(...ends) - level.left) * scale));
  for (let n = from; n < to; n++) votes[n]! += weight;
}
