import type { Sign } from './signs.ts';

export type TrustedSort = 'surface' | 'large' | 'small';
/** Points of a curve: what the signs say together, and the overlap that came of it. Both rise. */
export type TrustCurve = readonly (readonly [said: number, came: number])[];

export const TRUST_CURVES: Readonly<
  Record<TrustedSort, { readonly weights: Readonly<Record<Sign, number>>; readonly curve: TrustCurve }>
> = {
  surface: {
    weights: {
      held: 1,
      agree: 1,
      plane: 0.3,
      edge: 0.1,
      border: 0.2,
      drop: 0.2,
      one: 0,
      whole: 0,
      size: 0,
      aspect: 0,
      height: 0.1,
      solid: 0,
    },
    curve: [
      [-6, 0.05],
      [0, 1],
    ],
  },
  large: {
    weights: {
      held: 1,
      agree: 0.3,
      plane: 0.1,
      edge: 0.3,
      border: 0.4,
      drop: 0.3,
      one: 0.2,
      whole: 0.2,
      size: 0.3,
      aspect: 0.3,
      height: 0.2,
      solid: 0.2,
    },
    curve: [
      [-6, 0.05],
      [0, 1],
    ],
  },
  small: {
    weights: {
      held: 1,
      agree: 0.3,
      plane: 0.1,
      edge: 0.3,
      border: 0.4,
      drop: 0.3,
      one: 0.2,
      whole: 0.2,
      size: 0.3,
      aspect: 0.3,
      height: 0.2,
      solid: 0.2,
    },
    curve: [
      [-6, 0.05],
      [0, 1],
    ],
  },
};
