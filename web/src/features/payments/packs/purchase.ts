import { type CreditOffer, limits } from '@maquette/contract';
import type { Dashboard } from '../orders.ts';

/** The credits a text asks for; null when it is no whole number one can buy. */
export function creditsIn(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return null;
  const credits = Number(trimmed);
  return credits > 0 && credits <= limits.purchaseCreditsMax ? credits : null;
}

/** More credits than can be bought at a time. */
export function isTooMany(text: string): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) > limits.purchaseCreditsMax;
}

export interface PriceList {
  offers: readonly CreditOffer[];
  centsPerCredit: number;
  /** The card provider takes no less. */
  minimumCents: number;
}

/** The packs of a dashboard; those of plan and credits, if none is named. */
export function packsOf({ offers }: PriceList, of: Dashboard = 'main'): CreditOffer[] {
  return offers.filter(({ dashboard }) => dashboard === of);
}

/** What that many credits cost, in whole cents: the price of the pack of that size, else of each credit. */
export function priceOf(credits: number, list: PriceList): number {
  return packsOf(list).find((pack) => pack.credits === credits)?.priceCents ?? credits * list.centsPerCredit;
}

/** The offer of the other dashboard that sells at least as many credits for less; the cheapest of them, null where there is none. */
export function cheaperThan(
  { credits, priceCents }: Pick<CreditOffer, 'credits' | 'priceCents'>,
  list: PriceList,
  of: Dashboard,
): CreditOffer | null {
  const [cheapest = null] = packsOf(list, of === 'main' ? 'payment' : 'main')
    .filter((offer) => offer.credits >= credits && offer.priceCents < priceCents)
    .toSorted((a, b) => a.priceCents - b.priceCents || b.credits - a.credits);
  return cheapest;
}

/** The fewest credits that can be bought; null where one is enough. */
export function fewestOf({ centsPerCredit, minimumCents }: PriceList): number | null {
  const fewest = Math.ceil(minimumCents / centsPerCredit);
  return fewest > 1 ? fewest : null;
}

/**
 * The smallest packs that make up for what is missing, two at most, each as the dashboard sells it that takes
 * less; the largest where none does.
 */
export function packsFor(missing: number, list: PriceList): CreditOffer[] {
  const packs = packsOf(list).toSorted((a, b) => a.credits - b.credits);
  const enough = packs.filter(({ credits }) => credits >= missing).slice(0, 2);
  const found = enough.length > 0 ? enough : packs.slice(-1);
  return found.map((pack) => cheaperThan(pack, list, 'main') ?? pack);
}

/** What one credit of a pack costs, in dollars to the tenth of a cent where it needs one: "$0.08", "$0.083". */
export function printPricePerCredit(
  offer: { priceCents: number; credits: number },
  language: string,
): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 3,
  }).format(offer.priceCents / 100 / offer.credits);
}
