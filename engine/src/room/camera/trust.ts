import { explained, type Frame, type Likelihood } from './frame.ts';
import { vaguenessOf } from './refine-frame.ts';
import type { RoomLine } from './room-lines.ts';
import { turnBetween, type Scored } from './search-frames.ts';

/** Frames differ when the room is turned otherwise, or the view pitched or rolled otherwise, by more than this (radians). */
const OTHER_TURN = 0.1;
const OTHER_TILT = 0.08;
/** A lead over the next frame of this much weight is worth a half. */
const LEAD = 0.06;
/** Turn and horizon that could be this far off are worth a half. */
const VAGUE_TURN = 0.4;
const VAGUE_HORIZON = 0.06;

function isOther(a: Frame, b: Frame): boolean {
  const tilt = Math.max(Math.abs(a.pitch - b.pitch), Math.abs(a.roll - b.roll));
  return turnBetween(a.yaw, b.yaw) > OTHER_TURN || tilt > OTHER_TILT;
}

/**
 * How far the best of the refined frames is to be believed, 0 to 1: how much of the lines it explains, how far it leads before the next frame that
 * really differs, and how sharply its own lines hold it.
 */
export function trustIn(found: readonly Scored[], lines: readonly RoomLine[], likely: Likelihood): number {
  const best = found[0];
  const total = lines.reduce((sum, line) => sum + line.weight, 0);
  if (!best || total === 0) return 0;
  const share = explained(best.frame, lines) / total;
  const next = found.find(({ frame }) => isOther(frame, best.frame));
  const lead = Math.max(0, best.score - Math.max(0, next?.score ?? 0));
  const { turn, horizon } = vaguenessOf(best.frame, lines, likely);
  const sharpness = 1 / (1 + (turn / VAGUE_TURN) ** 2 + (horizon / VAGUE_HORIZON) ** 2);
  return Math.min(1, Math.sqrt(share) * (lead / (lead + LEAD)) * sharpness);
}
