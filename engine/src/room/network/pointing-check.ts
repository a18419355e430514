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
    first: [-1.7567, -2.1361, 3.5136, 0.9555, -1.9069],
    again: [-1.6748, -1.8766, 3.797, 1.2794, -1.8314],
  },
  box: {
    first: [-5.3666, -4.9166, 2.3593, -2.3198, -4.5801],
    again: [-5.3316, -4.8677, 2.6634, -2.0721, -4.5463],
  },
  named: {
    first: [-7.4305, -8.2402, 1.5644, -3.6724, -7.6555],
    again: [-7.4262, -8.2364, 1.5546, -3.643, -7.6476],
  },
} as const;
