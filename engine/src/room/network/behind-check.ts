/** A hole in the picture of `weights-check.ts`: first and last row, first and last column. */
export const HOLE = [50, 110, 60, 150] as const;

/** What the trainer says lies behind it at places (row, column), from the same numbers. */
export const EXPECTED_BEHIND: readonly { at: readonly [number, number]; shares: readonly number[] }[] = [
  { at: [60, 70], shares: [0.0614, 0.577, 0.0068, 0.0005, 0.127, 0.0759, 0.0653, 0.0862] },
  { at: [80, 100], shares: [0.03, 0.5044, 0.0113, 0.001, 0.1716, 0.098, 0.0794, 0.1042] },
  { at: [100, 140], shares: [0.0128, 0.4796, 0.0214, 0.0019, 0.1887, 0.0993, 0.0889, 0.1074] },
];
