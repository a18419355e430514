import type { PaymentMethod } from '@maquette/contract';
import { hasExpired } from './card-words.ts';

/** How one pays: a saved card, or without its id on the card provider's page. */
export interface Method {
  paymentMethodId?: string;
}

/** Stands in a list of cards for paying on the card provider's page. */
export const atCheckout = 'checkout';

/** The line of a list that stands for a choice; the empty one while nothing is chosen. */
export function lineOf(choice: Method | null): string {
  return choice === null ? '' : (choice.paymentMethodId ?? atCheckout);
}

/** With which card somebody begins who has not chosen: the default one, unless it has run out. */
export function firstChoice(cards: readonly PaymentMethod[], now: Date): Method | null {
  const card = cards.find(({ isDefault }) => isDefault);
  return card && !hasExpired(card.card, now) ? { paymentMethodId: card.id } : null;
}

/** The choice a line of a list stands for. */
export function choiceOf(line: string): Method | null {
  if (line === '') return null;
  return line === atCheckout ? {} : { paymentMethodId: line };
}
