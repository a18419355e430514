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
      held: 1.183,
      agree: 0.119,
      plane: 0.26,
      edge: 0.088,
      border: 0.389,
      drop: 0.779,
      one: 0,
      whole: 0,
      size: 0,
      aspect: 0,
      height: 0.048,
      solid: 0.066,
    },
    curve: [
      [-3.432, 0.27],
      [-1.879, 0.43],
      [-1.568, 0.57],
      [-1.39, 0.62],
      [-1.026, 0.76],
      [-0.742, 0.85],
      [-0.634, 0.91],
      [-0.515, 0.97],
      [-0.357, 0.99],
      [0, 1],
    ],
  },
  large: {
    weights: {
      held: 2.493,
      agree: 0.467,
      plane: 1.191,
      edge: 0.696,
      border: 1.426,
      drop: 0.165,
      one: 1.135,
      whole: 1.231,
      size: 0.295,
      aspect: 0.218,
      height: 0.484,
      solid: 0.62,
    },
    curve: [
      [-9.408, 0.18],
      [-7.449, 0.32],
      [-6.544, 0.33],
      [-5.532, 0.42],
      [-4.864, 0.53],
      [-4.381, 0.65],
      [-3.713, 0.72],
      [-3.143, 0.81],
      [-2.592, 0.85],
      [0, 0.88],
    ],
  },
  small: {
    weights: {
      held: 2.239,
      agree: 0,
      plane: 0.773,
      edge: 1.103,
      border: 1.142,
      drop: 0.304,
      one: 0.892,
      whole: 0.871,
      size: 0.604,
      aspect: 0.069,
      height: 0.8,
      solid: 0.843,
    },
    curve: [
      [-7.984, 0.07],
      [-6.508, 0.18],
      [-5.634, 0.3],
      [-4.545, 0.36],
      [-3.472, 0.57],
      [-2.945, 0.84],
      [0, 0.87],
    ],
  },
};
