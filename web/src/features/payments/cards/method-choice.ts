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

/** The choice a line of a list stands for. */
export function choiceOf(line: string): Method | null {
  if (line === '') return null;
  return line === atCheckout ? {} : { paymentMethodId: line };
}
