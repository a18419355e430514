import type { CreditOffer, PurchaseBody } from '@maquette/contract';

const pack = (dashboard: CreditOffer['dashboard'], [credits, priceCents]: readonly [number, number]) => ({
  id: `${dashboard}-${credits}`,
  credits,
  priceCents,
  dashboard,
});

const mainPacks = (
  [
    [100, 1000],
    [300, 2500],
    [500, 4000],
    [1000, 7500],
  ] as const
).map((offer) => ({ ...pack('main', offer), name: null, isMostPopular: false }));

const paymentPacks = (
  [
    ['basic', 100, 999],
    ['standard', 500, 3999],
    ['premium', 1000, 6999],
    ['enterprise', 5000, 29_999],
  ] as const
).map(([name, credits, cents]) => ({
  ...pack('payment', [credits, cents]),
  name,
  isMostPopular: name === 'standard',
}));

/** Packs of credits of both dashboards. The only table: what a screen shows and what is charged both come from here. */
export const offers: readonly CreditOffer[] = [...mainPacks, ...paymentPacks];

/** What a credit costs in the main dashboard where no pack has that many. Whole cents. */
export const centsPerCredit = 10;

/**
 * What a purchase costs by our own table. `amount` is in dollars (a pack of the main dashboard, or any other number of
 * credits by the piece), `price` in cents (a pack of the payment dashboard).
 * @returns whole cents; null when what was sent matches no offer
 */
export function priceOf({
  amount,
  price,
  credits,
}: Pick<PurchaseBody, 'amount' | 'price' | 'credits'>): number | null {
  if (price !== undefined) {
    const cents = paymentPacks.find((offer) => offer.credits === credits)?.priceCents;
    return cents === price ? cents : null;
  }
  const cents = mainPacks.find((offer) => offer.credits === credits)?.priceCents ?? credits * centsPerCredit;
  // 0.1 + 0.2 dollars are 30 cents all the same; half a cent is no price.
  const isMeant = amount !== undefined && Math.abs(amount * 100 - cents) < 1e-6;
  return isMeant ? cents : null;
}
