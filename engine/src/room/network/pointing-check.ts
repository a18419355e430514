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
    first: [-3.5509, -3.0389, 0.3733, -2.8597, -3.8682],
    again: [-5.5559, -4.3059, 1.1474, -4.3245, -4.9141],
  },
  box: {
    first: [-8.844, -9.1965, 2.3873, -2.0348, -7.676],
    again: [-8.8248, -9.3365, 5.1652, -1.5279, -7.6728],
  },
  named: {
    first: [-10.3713, -10.7464, -1.3803, -4.2349, -10.8087],
    again: [-10.3106, -10.6876, -2.3745, -4.6943, -10.7894],
  },
} as const;
