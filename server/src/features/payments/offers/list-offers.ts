import type { CreditOffer } from '@maquette/contract';
import type { PaymentsContext } from '../ports.ts';
import { centsPerCredit, offers } from './offers.rules.ts';

/** Packs of credits, what a credit costs by itself, and the least that can be paid. */
export const listOffers = ({
  cards,
}: Pick<PaymentsContext, 'cards'>): {
  offers: CreditOffer[];
  centsPerCredit: number;
  minimumCents: number;
} => ({ offers: [...offers], centsPerCredit, minimumCents: cards.minimumCents });
