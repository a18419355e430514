/** Brands as the card provider writes them, with the names people know. */
const brands: Partial<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  unionpay: 'UnionPay',
};

/** A brand nobody has named yet is shown as the provider writes it; null where it knows none. */
export const brandName = (brand: string): string | null =>
  brands[brand] ?? (brand === '' || brand === 'unknown' ? null : brand);

/** MM/YY. */
export const printExpiry = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;

/** A card holds through the last day of its month. */
export const hasExpired = (card: { exp_month: number; exp_year: number }, now: Date): boolean =>
  now.getTime() >= new Date(card.exp_year, card.exp_month, 1).getTime();
