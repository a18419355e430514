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
      held: 1.419,
      agree: 0.029,
      plane: 0.259,
      edge: 0.014,
      border: 0.506,
      drop: 0.289,
      one: 0,
      whole: 0,
      size: 0,
      aspect: 0.214,
      height: 0.571,
      solid: 0.238,
    },
    curve: [
      [-3.366, 0.374],
      [-2.512, 0.435],
      [-2.161, 0.614],
      [-1.905, 0.72],
      [-1.74, 0.75],
      [-1.566, 0.771],
      [-1.431, 0.848],
      [-1.275, 0.914],
      [-1.099, 0.967],
      [0, 0.997],
    ],
  },
  large: {
    weights: {
      held: 2.754,
      agree: 0.309,
      plane: 0.648,
      edge: 0.428,
      border: 0.865,
      drop: 1.342,
      one: 0.36,
      whole: 0,
      size: 1.268,
      aspect: 0,
      height: 0.281,
      solid: 0.182,
    },
    curve: [
      [-10.043, 0.221],
      [-7.697, 0.245],
      [-6.326, 0.419],
      [-5.383, 0.495],
      [-4.659, 0.623],
      [-3.561, 0.861],
      [-2.651, 0.87],
      [0, 0.9],
    ],
  },
  small: {
    weights: {
      held: 1.97,
      agree: 0.307,
      plane: 0.545,
      edge: 2.101,
      border: 0.858,
      drop: 0.178,
      one: 0.143,
      whole: 0.441,
      size: 1.45,
      aspect: 0,
      height: 0,
      solid: 1.03,
    },
    curve: [
      [-9.718, 0.108],
      [-8.273, 0.14],
      [-7.037, 0.153],
      [-4.628, 0.323],
      [-2.803, 0.629],
      [-2.328, 0.955],
      [0, 0.985],
    ],
  },
};
