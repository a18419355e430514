import type { PixelImage } from '../../pixels.ts';
import type { Camera } from './camera.ts';
import { explainedAbove, horizonOf, scoreOf, type Frame, type Likelihood, type Likely } from './frame.ts';
import { refineFrame } from './refine-frame.ts';
import { roomLines, type RoomLine } from './room-lines.ts';
import { searchFrames } from './search-frames.ts';
import { trustIn } from './trust.ts';

/** A guess of somebody else's: its value and standard deviation. */
export interface Hint {
  readonly value: number;
  readonly spread: number;
}

/** What somebody else says of the camera, in the terms of `Camera`; `horizon` is its row in the middle column. */
export interface CameraPrior {
  readonly focal?: Hint;
  readonly pitch?: Hint;
  readonly roll?: Hint;
  readonly horizon?: Hint;
}

const USUAL = {
  /** Focal length, in longer sides of the picture. */
  focal: 0.74,
  logFocal: 0.3,
  pitch: 0.2,
  roll: 0.05,
  shift: 0.015,
} as const;

const QUARTER = Math.PI / 2;

/**
 * Estimates the camera and the room's turn from the picture's straight edges: the frame of three directions at right angles that explains most of
 * them (vote over a grid of focal lengths, pitches and rolls, then Gauss-Newton, with weak priors). Never fails; without lines it answers what is
 * likely, with a trust near 0.
 */
export function estimateCamera(overview: PixelImage, prior: CameraPrior = {}): Camera {
  const { width, height } = overview;
  const side = Math.max(width, height);
  const lines = roomLines(overview);
  const likely = likelihoodOf(overview, prior);
  const refined = searchFrames(lines, likely)
    .map(({ frame }) => {
      const fine = refineFrame(frame, lines, likely);
      return { frame: fine, score: scoreOf(fine, lines, likely) };
    })
    .sort((a, b) => b.score - a.score);
  const best = unlikeFloor(refined[0]!.frame, lines, likely);
  return {
    focal: best.focal * side,
    centreX: width / 2,
    centreY: height / 2 + best.shift * side,
    pitch: best.pitch,
    roll: best.roll,
    yaw: ((best.yaw % QUARTER) + QUARTER) % QUARTER,
    trust: trustIn(refined, lines, likely),
  };
}

/** The turned room must explain this many times more of what hangs high. */
const MORE_HIGH = 1.5;
/** At least this weight of them, by a camera whose horizon lies no farther away than this (longer sides). */
const LEAST_HIGH = 0.05;
const SAME_HORIZON = 0.02;

/**
 * Herringbone and tiles laid askew run at an eighth of a circle to the room, in hundreds of lines: where a room turned so explains clearly more of the
 * level lines above the horizon, which are the house's own, it is the room.
 */
function unlikeFloor(best: Frame, lines: readonly RoomLine[], likely: Likelihood): Frame {
  const turned = refineFrame({ ...best, yaw: best.yaw + QUARTER / 2 }, lines, likely);
  const isSameView = Math.abs(horizonOf(turned) - horizonOf(best)) < SAME_HORIZON;
  const needed = Math.max(LEAST_HIGH, MORE_HIGH * explainedAbove(best, lines));
  return isSameView && explainedAbove(turned, lines) > needed ? turned : best;
}

function likelihoodOf({ width, height }: PixelImage, prior: CameraPrior): Likelihood {
  const side = Math.max(width, height);
  const both = (usual: Likely, hint: Hint | undefined): Likely => {
    if (!hint) return usual;
    const [own, other] = [usual.spread ** -2, hint.spread ** -2];
    return {
      value: (own * usual.value + other * hint.value) / (own + other),
      spread: (own + other) ** -0.5,
    };
  };
  const { focal, pitch, roll, horizon } = prior;
  return {
    logFocal: both(
      { value: Math.log(USUAL.focal), spread: USUAL.logFocal },
      focal && { value: Math.log(focal.value / side), spread: focal.spread / focal.value },
    ),
    pitch: both({ value: 0, spread: USUAL.pitch }, pitch),
    roll: both({ value: 0, spread: USUAL.roll }, roll),
    shift: { value: 0, spread: USUAL.shift },
    horizon: horizon ? { value: (horizon.value - height / 2) / side, spread: horizon.spread / side } : null,
  };
}
