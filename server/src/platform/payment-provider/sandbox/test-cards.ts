import type { CardManner, HeldCard } from './sandbox-objects.ts';

type TestCard = Omit<HeldCard, 'id'>;

const card = (brand: string, last4: string, manner: CardManner = 'pays'): TestCard => ({
  ...{ brand, last4, manner },
  ...{ expMonth: 12, expYear: 2034 },
});

/** Numbers that are nobody's, as card providers publish them (https://docs.stripe.com/testing), and what each does here. */
const byNumber: Readonly<Record<string, TestCard>> = {
  4242424242424242: card('visa', '4242'),
  5555555555554444: card('mastercard', '4444'),
  378282246310005: card('amex', '0005'),
  6011111111111117: card('discover', '1117'),
  3566002020360505: card('jcb', '0505'),
  3056930009020004: card('diners', '0004'),
  6200000000000005: card('unionpay', '0005'),
  4000000000000002: card('visa', '0002', 'declined'),
  4000000000009995: card('visa', '9995', 'declined'),
  4000000000000341: card('visa', '0341', 'fails-later'),
  4000002500003155: card('visa', '3155', 'asks-once'),
  4000002760003184: card('visa', '3184', 'asks-always'),
  4000000000000259: card('visa', '0259', 'disputes'),
};

/** The same by name, for those who have no page to type a number into. */
const byName: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_createDispute: '4000000000000259',
};

/** The cards that every customer has at once. */
export const firstCards: readonly HeldCard[] = [
  { id: 'card_1', ...card('visa', '4242') },
  { id: 'card_2', ...card('mastercard', '4444') },
];

/** The test card with this number or name; null when there is none, as for every real card. */
export function findTestCard(numberOrName: string): TestCard | null {
  const digits = byName[numberOrName] ?? numberOrName.replaceAll(/[\s-]/g, '');
  return Object.hasOwn(byNumber, digits) ? (byNumber[digits] ?? null) : null;
}

/** What its bank says to a charge; `isPresent` when the payer has just confirmed it there. */
export function bankSays(
  { manner }: Pick<HeldCard, 'manner'>,
  isPresent: boolean,
): 'yes' | 'declined' | 'authentication_required' {
  if (manner === 'declined' || manner === 'fails-later') return 'declined';
  if ((manner === 'asks-once' || manner === 'asks-always') && !isPresent) return 'authentication_required';
  return 'yes';
}
