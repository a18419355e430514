/** Written by `npm run loose`, on rendered rooms alone: see training/README.md. */
export const LOOSE_BIAS = 2.413;
/** In the order of `LOOSE_SIGNS`. */
export const LOOSE_WEIGHTS: readonly number[] = [
  0.014, -0.008, 0.1, 0.13, 0.239, 0.56, 0.338, 0.077, 0.159, -0.303, -0.276, 0.301, 0.031, -0.402, 0.352,
  0.624, -0.312, 0.071, -0.601, 1.5, -0.268, 0.272, -0.428, 0.026, 0.726, -2.588, -2.309, 0.187, 7.749, 1.7,
  -0.029, 0.003, -0.046, 0.156, 0.023, 0.41,
];
