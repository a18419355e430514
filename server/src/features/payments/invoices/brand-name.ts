/** Brands as the card provider writes them, with the names people know. */
const names: Partial<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  unionpay: 'UnionPay',
};

/** What people call a brand of cards; one that nobody has named yet is called as the provider writes it. */
export const brandName = (brand: string): string => names[brand] ?? brand;
