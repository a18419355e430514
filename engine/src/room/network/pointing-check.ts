/** Places (row, column) of the picture of `weights-check.ts`. */
export const POINTED_PLACES: readonly (readonly [number, number])[] = [
  [9, 11],
  [40, 150],
  [72, 96],
  [100, 30],
  [133, 180],
];

/** What the trainer answers there from the same numbers, first, and told its own first answer. */
export const EXPECTED_ANSWERS = {
  clicks: {
    first: [-0.9814, -0.3553, 3.3736, 1.0584, -3.9249],
    again: [-0.5865, 0.2736, 3.5824, 1.2191, -3.8215],
  },
  box: {
    first: [-6.2626, -5.7601, 1.7587, -2.6436, -7.4371],
    again: [-6.1699, -5.7344, 2.244, -2.4068, -7.3969],
  },
  named: {
    first: [-8.2837, -8.8369, 0.2264, -2.946, -8.3549],
    again: [-8.3681, -8.9035, 0.234, -2.6708, -8.4011],
  },
} as const;
