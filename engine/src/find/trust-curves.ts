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
      held: 1.192,
      agree: 0,
      plane: 0.32,
      edge: 0.132,
      border: 0.546,
      drop: 0.634,
      one: 0.02,
      whole: 0,
      size: 0.031,
      aspect: 0.021,
      height: 0.143,
      solid: 0,
    },
    curve: [
      [-3.553, 0.37],
      [-1.549, 0.55],
      [-1.223, 0.71],
      [-0.989, 0.79],
      [-0.831, 0.81],
      [-0.669, 0.9],
      [-0.439, 0.98],
      [0, 1],
    ],
  },
  large: {
    weights: {
      held: 2.429,
      agree: 0.948,
      plane: 0.576,
      edge: 0.383,
      border: 0.713,
      drop: 0.743,
      one: 0.508,
      whole: 1.099,
      size: 0.478,
      aspect: 0.025,
      height: 0.667,
      solid: 0.029,
    },
    curve: [
      [-11.943, 0.1],
      [-10.017, 0.24],
      [-8.699, 0.24],
      [-7.257, 0.33],
      [-5.828, 0.34],
      [-4.541, 0.6],
      [-3.92, 0.64],
      [-3.456, 0.68],
      [-3.085, 0.71],
      [-2.536, 0.76],
      [-1.946, 0.88],
      [-1.388, 0.99],
      [0, 1],
    ],
  },
  small: {
    weights: {
      held: 1.52,
      agree: 0.772,
      plane: 0.66,
      edge: 0.383,
      border: 1.103,
      drop: 0.505,
      one: 0.952,
      whole: 1.552,
      size: 1.108,
      aspect: 0.014,
      height: 0.436,
      solid: 1.024,
    },
    curve: [
      [-10.155, 0.13],
      [-7.92, 0.27],
      [-5.752, 0.3],
      [-4.686, 0.37],
      [-3.829, 0.46],
      [-2.8, 0.72],
      [-2.386, 0.85],
      [0, 0.88],
    ],
  },
};
