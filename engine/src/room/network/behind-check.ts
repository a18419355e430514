/** A hole in the picture of `weights-check.ts`: first and last row, first and last column. */
export const HOLE = [50, 110, 60, 150] as const;

/** What the trainer says lies behind it at places (row, column), from the same numbers. */
export const EXPECTED_BEHIND: readonly { at: readonly [number, number]; shares: readonly number[] }[] = [
  { at: [60, 70], shares: [0.0885, 0.6958, 0.005, 0.0002, 0.0681, 0.0434, 0.0456, 0.0532] },
  { at: [80, 100], shares: [0.038, 0.543, 0.0082, 0.0006, 0.1636, 0.0915, 0.0718, 0.0833] },
  { at: [100, 140], shares: [0.0261, 0.5651, 0.034, 0.0026, 0.1457, 0.0735, 0.0702, 0.0827] },
];
