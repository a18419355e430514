/** `npm run test:long` plays everything in full; `npm test` every check, in a size that it has time for. */
export const isLong = process.env['TEST_LONG'] === '1';

/** Of many cases that show one rule: all in the long run, else so many of them, spread over all. */
export function someOf<const T>(cases: readonly T[], count: number): readonly T[] {
  if (isLong || cases.length <= count) return cases;
  return Array.from({ length: count }, (_, i) => cases[Math.floor((i * cases.length) / count)]!);
}
