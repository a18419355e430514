import { shellShare } from '../room/network/classes.ts';
import {
  boxFeatures,
  clickFeatures,
  correctionFeatures,
  type Box,
  type Features,
  type Meaning,
} from './hand-features.ts';
import { HAND_SHARES, type HandShares, type HandSort } from './hand-shares.ts';
import type { FramingGround, SelectionGround } from './prepare-selection.ts';

/**
 * A constant and one weight for each feature: logistic regression of "belongs to the thing" on rooms that this project draws itself, seeds that no
 * network ever saw; every thing weighs the same. Nothing in them was fitted on photographs.
 */
const WEIGHTS: Readonly<Record<HandSort, readonly number[]>> = {
  box: [-2.15, 0.2, 0.16, 0.06, 1.63, 0.49, 2.78, -0.34, 0.58],
  onShell: [-2.01, 0.74, -0.45, 0.96, 0, 0, 0.39, 0.44, -0.54, 0.62, -0.57, -0.41],
  onThing: [-2.17, -0.7, -0.78, 0.28, 0.77, 0.5, 0.85, 0.02, -0.85, 0.29, -0.45, -0.3],
  missing: [1.85, 1.27, 0.6, 0.27, -0.75, -0.06, -0.47, 0.1, -0.76],
  tooMuch: [-1.23, 1.3, 0.31, 0.08, -0.77, -0.15, -0.33, -0.19, -0.05],
};

/** What speaks for each region, log-odds each: by its features, and by what the network behind the hand answered. */
export interface Heard {
  readonly sort: HandSort;
  readonly byFeatures: Float32Array;
  readonly answered: Float32Array;
}

/** The network is taken for no surer than this. */
const MOST_SURE = 5;

function heard(sort: HandSort, features: Features, odds: Float32Array): Heard {
  const [constant = 0, ...weights] = WEIGHTS[sort];
  return {
    sort,
    byFeatures: features[0]!.map((_, region) =>
      features.reduce((sum, values, f) => sum + weights[f]! * values[region]!, constant),
    ),
    answered: odds.map((value) => Math.max(-MOST_SURE, Math.min(MOST_SURE, value))),
  };
}

/** What speaks for every region to belong to the thing a box frames. `classes`: what words name, else null; `odds`: what the network answered. */
export function inBox(
  ground: FramingGround,
  { box, classes, odds }: { box: Box; classes: Float32Array | null; odds: Float32Array },
): Heard {
  return heard('box', boxFeatures(ground, box, classes), odds);
}

/** … to what lies under a click on the region `at`: a thing, or a side of the room. */
export function underClick(ground: SelectionGround, at: number, odds: Float32Array): Heard {
  return heard(isOnShell(ground, at) ? 'onShell' : 'onThing', clickFeatures(ground, at), odds);
}

/** … once a click has shown that what was chosen lacks the region `at`, or has it wrongly. */
export function putRight(
  ground: SelectionGround,
  chosen: Meaning,
  { at, odds }: { at: number; odds: Float32Array },
): Heard {
  const under = underClick(ground, at, odds).byFeatures;
  const features = correctionFeatures(ground, chosen, { at, under });
  return heard(chosen.isIn[at] === 1 ? 'tooMuch' : 'missing', features, odds);
}

/** Whether a region shows a wall, the floor or the ceiling rather than a thing. */
function isOnShell({ classShares }: SelectionGround, at: number): boolean {
  return shellShare(classShares, at) > 0.5;
}

/** Log-odds of every region. What makes the chosen overlap the truth most is a little bolder or shyer than what is likelier than not. */
export function logOddsOf(
  { sort, byFeatures, answered }: Heard,
  { features, answer, bold }: HandShares = HAND_SHARES[sort],
): Float32Array {
  return byFeatures.map((own, region) => features * own + answer * answered[region]! + bold);
}
