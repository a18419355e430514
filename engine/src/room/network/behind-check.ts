/** A hole in the picture of `weights-check.ts`: first and last row, first and last column. */
export const HOLE = [50, 110, 60, 150] as const;

/** What the trainer says lies behind it at places (row, column), from the same numbers. */
export const EXPECTED_BEHIND: readonly { at: readonly [number, number]; shares: readonly number[] }[] = [
  { at: [60, 70], shares: [0.0036, 0.1251, 0.0001, 0.0, 0.5705, 0.1352, 0.1041, 0.0613] },
  { at: [80, 100], shares: [0.023, 0.4705, 0.0141, 0.0011, 0.1942, 0.1022, 0.0849, 0.1101] },
  { at: [100, 140], shares: [0.0053, 0.3392, 0.0599, 0.0065, 0.2312, 0.0999, 0.1041, 0.154] },
];
