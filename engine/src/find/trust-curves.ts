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
      held: 1.109,
      agree: 0.308,
      plane: 0.027,
      edge: 0,
      border: 0.63,
      drop: 0.58,
      one: 0,
      whole: 0,
      size: 0,
      aspect: 0,
      height: 0.193,
      solid: 0.296,
    },
    curve: [
      [-3.482, 0.38],
      [-1.995, 0.49],
      [-1.576, 0.6],
      [-1.423, 0.63],
      [-1.224, 0.75],
      [-1.008, 0.8],
      [-0.848, 0.88],
      [-0.715, 0.91],
      [-0.549, 0.98],
      [0, 1],
    ],
  },
  large: {
    weights: {
      held: 2.414,
      agree: 0.429,
      plane: 1.048,
      edge: 0.43,
      border: 0.737,
      drop: 1.034,
      one: 0.728,
      whole: 0.728,
      size: 0.471,
      aspect: 0,
      height: 0.444,
      solid: 0.389,
    },
    curve: [
      [-10.414, 0.1],
      [-8.186, 0.18],
      [-6.943, 0.21],
      [-6.031, 0.34],
      [-5.086, 0.45],
      [-4.346, 0.5],
      [-3.813, 0.58],
      [-3.302, 0.71],
      [-2.716, 0.78],
      [-2.026, 0.84],
      [0, 0.87],
    ],
  },
  small: {
    weights: {
      held: 2.244,
      agree: 0,
      plane: 0.56,
      edge: 0.497,
      border: 1.737,
      drop: 0.175,
      one: 0.79,
      whole: 0.878,
      size: 0.721,
      aspect: 0,
      height: 0.48,
      solid: 0.88,
    },
    curve: [
      [-7.917, 0.16],
      [-6.403, 0.16],
      [-5.114, 0.34],
      [-3.792, 0.41],
      [-2.79, 0.82],
      [0, 0.85],
    ],
  },
};
