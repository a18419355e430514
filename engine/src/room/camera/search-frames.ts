import { axesOf } from './camera.ts';
import { belief, PRIOR_WEIGHT, SPREAD, unlikeliness, type Frame, type Likelihood } from './frame.ts';
import type { RoomLine } from './room-lines.ts';

const FOCALS = [0.36, 0.46, 0.58, 0.72, 0.9, 1.15, 1.5];
const DEGREE = Math.PI / 180;
const PITCHES = Array.from({ length: 27 }, (_, i) => (i - 13) * 2.5 * DEGREE);
const ROLLS = Array.from({ length: 7 }, (_, i) => (i - 3) * 2 * DEGREE);
/** Of a camera held askew; it has to explain clearly more than one held level, so that a coarser look will do. */
const ASKEW_PITCHES = PITCHES.filter((_, i) => i % 2 === 1);
const ASKEW_ROLLS = [-22, -18, -14, -10, 10, 14, 18, 22].map((roll) => roll * DEGREE);
const POSES = [...posesOf(PITCHES, ROLLS), ...posesOf(ASKEW_PITCHES, ASKEW_ROLLS)];
/** Turns of the room told apart, over a quarter circle. */
const TURNS = 60;
const QUARTER = Math.PI / 2;
const STEP = QUARTER / TURNS;
/** The grid is coarse: lines may miss its vanishing points by more. */
const COARSE = 1.6 * SPREAD;
/** Lines that say less than this about the turn (radians) say nothing. */
const VAGUE = 0.25;
/** Frames kept. */
const MOST = 24;
/** Only the lines that say most vote. */
const MOST_VOTERS = 130;

export interface Scored {
  readonly frame: Frame;
  readonly score: number;
}

function posesOf(pitches: readonly number[], rolls: readonly number[]): Pick<Frame, 'pitch' | 'roll'>[] {
  return pitches.flatMap((pitch) => rolls.map((roll) => ({ pitch, roll })));
}

/**
 * Likely frames, best first: for every focal length, pitch and roll of a grid each line votes for the turns of the room it could belong to
 * (one vote for both directions, since they stand at right angles), or counts as an upright.
 */
export function searchFrames(lines: readonly RoomLine[], likely: Likelihood): Scored[] {
  const found: Scored[] = [];
  const voters = lines.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_VOTERS);
  const votes = new Float64Array(TURNS);
  for (const focal of FOCALS) {
    for (const pose of POSES) {
      const view = { ...pose, focal, shift: likely.shift.value };
      const upright = castVotes(voters, view, votes);
      const turn = votes.indexOf(votes.reduce((most, value) => Math.max(most, value), 0));
      for (let t = 0; t < TURNS; t++) {
        const isPeak = votes[t]! >= votes[(t + 1) % TURNS]! && votes[t]! > votes[(t + TURNS - 1) % TURNS]!;
        if (t !== turn && (!isPeak || votes[t]! < 0.6 * votes[turn]!)) continue;
        const frame = { ...view, yaw: ((t + 0.5) / TURNS) * QUARTER };
        const score = upright + votes[t]! - PRIOR_WEIGHT * unlikeliness(frame, likely);
        found.push({ frame, score });
      }
    }
  }
  return spreadOut(found.sort((a, b) => b.score - a.score));
}

/** A bell curve in steps, so that the many votes cost no exponential each. */
const BELL_STEPS = 32;
const BELL = Float64Array.from({ length: 4 * BELL_STEPS }, (_, i) => belief((i + 0.5) / BELL_STEPS, 1));

function bell(off: number): number {
  const step = (off < 0 ? -off : off) * BELL_STEPS;
  return step < BELL.length ? BELL[step | 0]! : 0;
}

/** Casts the votes; returns what the lines are worth whatever the turn. */
function castVotes(lines: readonly RoomLine[], view: Omit<Frame, 'yaw'>, votes: Float64Array): number {
  const { right, up, ahead } = axesOf(view);
  const { focal, shift } = view;
  votes.fill(0);
  let sure = 0;
  for (const { x, y, dx, dy, weight } of lines) {
    const high = shift - y;
    // The plane through eye and line, and how it tips when the line turns a little: normals in the camera's axes (right, up, ahead).
    const nx = focal * dy;
    const ny = focal * dx;
    const nz = -x * dy - high * dx;
    const mz = -x * dx + high * dy;
    const normalX = nx * right[0] + ny * up[0] + nz * ahead[0];
    const normalY = nx * right[1] + ny * up[1] + nz * ahead[1];
    const normalZ = nx * right[2] + ny * up[2] + nz * ahead[2];
    const tipX = ny * right[0] - nx * up[0] + mz * ahead[0];
    const tipY = ny * right[1] - nx * up[1] + mz * ahead[1];
    const tipZ = ny * right[2] - nx * up[2] + mz * ahead[2];
    // How far the line would have to turn to be upright: its plane's normal is then level.
    const steep = normalY / (Math.sqrt(normalY * normalY + tipY * tipY) || 1);
    const upright = bell(steep / COARSE);
    sure += weight * upright;
    const level = normalX * normalX + normalZ * normalZ || 1e-12;
    const blur = (COARSE * Math.abs(normalZ * tipX - normalX * tipZ)) / level;
    if (upright > 0.95 || blur > VAGUE) continue;
    const at = Math.atan2(-normalZ, normalX) / STEP - 0.5;
    vote(votes, { at: at < 0 ? at + 2 * TURNS : at, blur: blur / STEP, weight: weight * (1 - upright) });
  }
  return sure;
}

function vote(votes: Float64Array, { at, blur, weight }: { at: number; blur: number; weight: number }): void {
  const wide = Math.max(0.7, blur);
  const reach = Math.ceil(2.2 * wide);
  const from = Math.round(at);
  for (let k = -reach; k <= reach; k++)
    votes[(from + k + 2 * TURNS) % TURNS]! += weight * bell((from + k - at) / wide);
}

/** The best of each neighbourhood. */
function spreadOut(found: readonly Scored[]): Scored[] {
  const kept: Scored[] = [];
  for (const one of found) {
    if (kept.length === MOST) break;
    const isKnown = kept.some(
      ({ frame }) =>
        turnBetween(frame.yaw, one.frame.yaw) < 5 * DEGREE &&
        Math.abs(frame.pitch - one.frame.pitch) < 4 * DEGREE &&
        Math.abs(Math.log(frame.focal / one.frame.focal)) < 0.4 &&
        Math.abs(frame.roll - one.frame.roll) < 3 * DEGREE,
    );
    if (!isKnown) kept.push(one);
  }
  return kept;
}

/** How far two turns of a room differ, radians: a quarter turn is none. */
export function turnBetween(a: number, b: number): number {
  const off = (((a - b) % QUARTER) + QUARTER) % QUARTER;
  return Math.min(off, QUARTER - off);
}
