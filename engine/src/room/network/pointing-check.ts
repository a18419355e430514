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
    first: [-3.9247, -5.3627, 0.1861, -3.037, -5.2716],
    again: [-4.968, -6.7314, 1.974, -3.2271, -5.6727],
  },
  box: {
    first: [-8.8288, -8.3992, 2.8289, -2.1466, -6.9806],
    again: [-8.7083, -8.2299, 4.8369, -1.3709, -7.0989],
  },
  named: {
    first: [-10.4767, -11.3732, 2.454, -3.8546, -10.7022],
    again: [-10.6415, -11.3457, 1.4991, -4.1105, -10.8543],
  },
} as const;
