/** What one credit of a pack costs, in dollars to the tenth of a cent where it needs one: "$0.08", "$0.083". */
export const printPricePerCredit = (
  offer: { priceCents: number; credits: number },
  language: string,
): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 3,
  }).format(offer.priceCents / 100 / offer.credits);
