/** The product's sign, as lines in a square. */
export const sign = {
  viewBox: '0 0 28 28',
  width: 2.2,
  house: 'M4 24V11.5L14 4l10 7.5V24',
  sofa: 'M9 24v-6a1.8 1.8 0 0 1 1.8-1.8h6.400A1.8 1.8 0 0 1 19 18v6M2.5 24h23M9 20.5h10',
} as const;
