import type { Sign } from './signs.ts';

/** Kinds of things that are trusted by curves of their own. */
export type TrustedSort = 'surface' | 'large' | 'small';
/** Points of a curve: what the signs say together, and the overlap that came of it. Both rise. */
export type TrustCurve = readonly (readonly [said: number, came: number])[];

interface Trusted {
  readonly weights: Readonly<Record<Sign, number>>;
  readonly curve: TrustCurve;
}

/** Written by `npm run trust`, on rendered rooms alone: see training/README.md. */
export const TRUST_CURVES: Readonly<Record<TrustedSort, Trusted>> = {
  surface: {
    weights: {
      held: 1.259,
      agree: 0.449,
      plane: 0.188,
      edge: 0.134,
      border: 0.543,
      drop: 0.498,
      one: 0,
      whole: 0.014,
      size: 0.096,
      aspect: 0,
      height: 0.472,
      solid: 0.143,
    },
    curve: [
      [-4.271, 0.33],
      [-1.843, 0.59],
      [-1.495, 0.65],
      [-1.329, 0.69],
      [-1.183, 0.74],
      [-0.998, 0.79],
      [-0.736, 0.91],
      [-0.504, 0.98],
      [-0.361, 0.99],
      [0, 1],
    ],
  },
  large: {
    weights: {
      held: 2.58,
      agree: 0.507,
      plane: 0.572,
      edge: 0.387,
      border: 0.974,
      drop: 0.613,
      one: 0.062,
      whole: 1.013,
      size: 0.598,
      aspect: 0.35,
      height: 0.115,
      solid: 0.14,
    },
    curve: [
      [-10.132, 0.14],
      [-8.023, 0.25],
      [-7.11, 0.27],
      [-5.636, 0.35],
      [-4.206, 0.58],
      [-3.5, 0.64],
      [-2.803, 0.73],
      [-2.259, 0.8],
      [-1.695, 0.92],
      [0, 0.95],
    ],
  },
  small: {
    weights: {
      held: 2.472,
      agree: 0.242,
      plane: 0.615,
      edge: 0.281,
      border: 1.025,
      drop: 0.692,
      one: 0.606,
      whole: 1.242,
      size: 1.107,
      aspect: 0,
      height: 0.641,
      solid: 0.586,
    },
    curve: [
      [-10.774, 0.16],
      [-7.68, 0.27],
      [-5.636, 0.33],
      [-4.801, 0.4],
      [-4.065, 0.5],
      [-3.428, 0.59],
      [-2.819, 0.81],
      [0, 0.84],
    ],
  },
};
