import { type CreditOffer, limits } from '@maquette/contract';

/** The credits a text asks for; null when it is no whole number one can buy. */
export const creditsIn = (text: string): number | null => {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return null;
  const credits = Number(trimmed);
  return credits > 0 && credits <= limits.purchaseCreditsMax ? credits : null;
};

/** More credits than can be bought at a time. */
export const isTooMany = (text: string): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) > limits.purchaseCreditsMax;

export interface PriceList {
  offers: readonly CreditOffer[];
  centsPerCredit: number;
  /** The card provider takes no less. */
  minimumCents: number;
}

/** The packs of this dashboard. */
export const packsOf = ({ offers }: PriceList): CreditOffer[] =>
  offers.filter(({ dashboard }) => dashboard === 'main');

/** What that many credits cost, in whole cents: the price of the pack of that size, else of each credit. */
export const priceOf = (credits: number, list: PriceList): number =>
  packsOf(list).find((pack) => pack.credits === credits)?.priceCents ?? credits * list.centsPerCredit;

/** The fewest credits that can be bought; null where one is enough. */
export const fewestOf = ({ centsPerCredit, minimumCents }: PriceList): number | null => {
  const fewest = Math.ceil(minimumCents / centsPerCredit);
  return fewest > 1 ? fewest : null;
};

/** The smallest packs that make up for what is missing, two at most; the largest where none does. */
export const packsFor = (missing: number, list: PriceList): CreditOffer[] => {
  const packs = packsOf(list).toSorted((a, b) => a.credits - b.credits);
  const enough = packs.filter(({ credits }) => credits >= missing).slice(0, 2);
  return enough.length > 0 ? enough : packs.slice(-1);
};
