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

/** What people call a brand of cards. One nobody has named yet is shown as the provider writes it; null where it knows none. */
export function brandName(brand: string): string | null {
  return brands[brand] ?? (brand === '' || brand === 'unknown' ? null : brand);
}
