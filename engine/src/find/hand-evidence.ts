import { shellShare } from '../room/network/classes.ts';
import {
  boxFeatures,
  clickFeatures,
  correctionFeatures,
  type Box,
  type Features,
  type Meaning,
} from './hand-features.ts';
import type { SelectionGround } from './prepare-selection.ts';

/** A constant and one weight for each feature. */
type Weights = readonly number[];

/**
 * Logistic regression of "belongs to the thing" on rooms that this project draws itself, seeds that the network never saw; every thing weighs the same.
 * Nothing in them was fitted on photographs.
 */
const IN_BOX: Weights = [-2.55, 0.2, 0.16, 0.06, 1.63, 0.49, 2.78, -0.34, 0.58];
const ON_SHELL: Weights = [-2.41, 0.74, -0.45, 0.96, 0, 0, 0.39, 0.44, -0.54, 0.62, -0.57, -0.41];
const ON_THING: Weights = [-2.57, -0.7, -0.78, 0.28, 0.77, 0.5, 0.85, 0.02, -0.85, 0.29, -0.45, -0.3];
const MISSING: Weights = [1.45, 1.27, 0.6, 0.27, -0.75, -0.06, -0.47, 0.1, -0.76];
const TOO_MUCH: Weights = [-1.63, 1.3, 0.31, 0.08, -0.77, -0.15, -0.33, -0.19, -0.05];
/** What makes the chosen overlap the truth most is a little bolder than what is likelier than not. */
const BOLD = 0.4;

/** Log-odds for every region to belong to the thing a box frames. */
export function boxEvidence(ground: SelectionGround, box: Box, classes: Float32Array | null): Float32Array {
  return weigh(boxFeatures(ground, box, classes), IN_BOX);
}

/** Log-odds for every region to belong to what lies under a click on the region `at`: a thing, or a side of the room. */
export function clickEvidence(ground: SelectionGround, at: number): Float32Array {
  return weigh(clickFeatures(ground, at), isOnShell(ground, at) ? ON_SHELL : ON_THING);
}

/** The same once a click has shown that what was chosen lacks the region `at`, or has it wrongly. */
export function correctionEvidence(ground: SelectionGround, chosen: Meaning, at: number): Float32Array {
  const under = clickEvidence(ground, at);
  return weigh(correctionFeatures(ground, chosen, { at, under }), chosen.isIn[at] === 1 ? TOO_MUCH : MISSING);
}

/** Whether a region shows a wall, the floor or the ceiling rather than a thing. */
function isOnShell({ classShares }: SelectionGround, at: number): boolean {
  return shellShare(classShares, at) > 0.5;
}

function weigh(features: Features, [constant = 0, ...weights]: Weights): Float32Array {
  return features[0]!.map((_, region) =>
    features.reduce((sum, values, f) => sum + weights[f]! * values[region]!, constant + BOLD),
  );
}
