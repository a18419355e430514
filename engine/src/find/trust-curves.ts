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
      held: 1.271,
      agree: 0,
      plane: 0.333,
      edge: 0.154,
      border: 0.501,
      drop: 0.582,
      one: 0,
      whole: 0,
      size: 0.063,
      aspect: 0,
      height: 0.145,
      solid: 0,
    },
    curve: [
      [-3.68, 0.33],
      [-1.542, 0.53],
      [-1.154, 0.73],
      [-0.865, 0.79],
      [-0.627, 0.9],
      [-0.382, 0.98],
      [0, 1],
    ],
  },
  large: {
    weights: {
      held: 2.394,
      agree: 0.867,
      plane: 0.744,
      edge: 0.365,
      border: 0.891,
      drop: 0.881,
      one: 0.375,
      whole: 0.733,
      size: 0.618,
      aspect: 0.019,
      height: 0.309,
      solid: 0.117,
    },
    curve: [
      [-11.742, 0.12],
      [-9.096, 0.22],
      [-7.01, 0.3],
      [-5.734, 0.35],
      [-4.68, 0.53],
      [-3.629, 0.65],
      [-2.862, 0.78],
      [-2.444, 0.79],
      [-1.936, 0.88],
      [0, 0.91],
    ],
  },
  small: {
    weights: {
      held: 1.51,
      agree: 0.851,
      plane: 0.579,
      edge: 0.266,
      border: 1.524,
      drop: 0.926,
      one: 0.39,
      whole: 1.812,
      size: 0.843,
      aspect: 0,
      height: 0.589,
      solid: 0.465,
    },
    curve: [
      [-10.946, 0.2],
      [-7.744, 0.28],
      [-4.552, 0.43],
      [-2.981, 0.76],
      [-2.533, 0.96],
      [0, 0.99],
    ],
  },
};
