/**
 * The VAT that a price contains, in whole cents: price × rate ÷ (100 % + rate), a half cent and more up. Of a negative price the
 * same, negative. The net is what is left, so that net and VAT always make the price.
 * @param rate hundredths of a per cent; null = none
 */
export function vatIn(cents: number, rate: number | null): number {
  if (rate === null || cents === 0) return 0;
  const whole = 10_000 + rate;
  // Whole numbers all the way: no fraction is ever rounded twice.
  const vat = Math.floor((2 * Math.abs(cents) * rate + whole) / (2 * whole));
  return cents < 0 ? -vat : vat;
}

/**
 * The VAT of a credit note: what the VAT of all that went back grows by, so that notes that make up the whole invoice make up
 * its whole VAT. Negative.
 */
export function vatReturned({
  rate,
  before,
  inAll,
}: {
  rate: number | null;
  before: number;
  inAll: number;
}): number {
  // A difference of nothing is 0, not -0.
  return vatIn(before, rate) - vatIn(inAll, rate) || 0;
}

const DIGITS = 6;

/** As people read it: 2026-000042. */
export const numberOf = ({ year, running }: { year: number; running: number }): string =>
  `${year}-${String(running).padStart(DIGITS, '0')}`;
