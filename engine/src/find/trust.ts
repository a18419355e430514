import type { SelectionGround } from './prepare-selection.ts';
import { SIGNS, signsOf, type Meaning, type Sign, type Signs } from './signs.ts';
import type { Profile } from './things.ts';
import { TRUST_CURVES, type TrustCurve, type TrustedSort } from './trust-curves.ts';

/** Things that usually fill less of the picture are told by other signs. */
const SMALL = 0.04;

/** The curves that speak for a kind of thing. */
export function sortOf({ manner, area }: Profile): TrustedSort {
  return manner === 'surface' ? 'surface' : area < SMALL ? 'small' : 'large';
}

/** What is chosen in a picture that shows no room is no surer than this: it is asked about, and may be taken all the same. */
const STILL_A_GUESS = 0.2;

/** The overlap (intersection over union, 0-1) to expect of a set of regions that words chose. */
export function trustIn(ground: SelectionGround, meaning: Meaning, isIn: Uint8Array): number {
  if (!isIn.includes(1)) return 0;
  const { weights, curve } = TRUST_CURVES[sortOf(meaning.profile)];
  const most = Math.max(STILL_A_GUESS, ground.sight.roomTrust);
  return Math.min(most, readCurve(curve, weigh(signsOf(ground, meaning, isIn), weights)));
}

/** No sign alone is damning. */
const LEAST = 0.02;

/** What the signs say together: a sum of their logarithms, 0 where all are perfect, less the worse. */
export function weigh(signs: Signs, weights: Readonly<Record<Sign, number>>): number {
  return SIGNS.reduce((sum, sign) => sum + weights[sign] * Math.log((signs[sign] + LEAST) / (1 + LEAST)), 0);
}

/** Beyond its first point a curve falls to this power of what lies between: the unlikely are still told apart. */
const TAIL = 0.2;

/** The curve's value, straight lines between its points. */
export function readCurve(curve: TrustCurve, said: number): number {
  const after = curve.findIndex(([at]) => at >= said);
  const [toSaid, toCame] = curve[after < 0 ? curve.length - 1 : after]!;
  if (after === 0) return toCame * Math.exp(TAIL * (said - toSaid));
  if (after < 0) return toCame;
  const [fromSaid, fromCame] = curve[after - 1]!;
  return fromCame + ((toCame - fromCame) * (said - fromSaid)) / (toSaid - fromSaid);
}
