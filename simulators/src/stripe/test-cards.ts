/** What a card does (https://docs.stripe.com/testing). */
export interface TestCard {
  readonly number: string;
  readonly brand: string;
  /** Its bank says no to a charge, and why. */
  readonly declines?: { readonly code: string; readonly declineCode?: string };
  /** It can be saved although its bank will say no. */
  readonly canBeSaved?: true;
  /** The bank wants its customer: until the card was set up, or each time. */
  readonly asks?: 'until-set-up' | 'always';
  /** Its owner will take the payment back. */
  readonly disputes?: true;
}

const declined = (declineCode: string) => ({ code: 'card_declined', declineCode });

const cards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa' },
  { number: '5555555555554444', brand: 'mastercard' },
  { number: '378282246310005', brand: 'amex' },
  { number: '4000000000000002', brand: 'visa', declines: declined('generic_decline') },
  { number: '4000000000009995', brand: 'visa', declines: declined('insufficient_funds') },
  { number: '4000000000009987', brand: 'visa', declines: declined('lost_card') },
  { number: '4000000000009979', brand: 'visa', declines: declined('stolen_card') },
  { number: '4000000000006975', brand: 'visa', declines: declined('card_velocity_exceeded') },
  { number: '4000000000000069', brand: 'visa', declines: { code: 'expired_card' } },
  { number: '4000000000000127', brand: 'visa', declines: { code: 'incorrect_cvc' } },
  { number: '4000000000000119', brand: 'visa', declines: { code: 'processing_error' } },
  { number: '4000000000000341', brand: 'visa', declines: declined('generic_decline'), canBeSaved: true },
  { number: '4000002500003155', brand: 'visa', asks: 'until-set-up' },
  { number: '4000002760003184', brand: 'visa', asks: 'always' },
  { number: '4000003800000446', brand: 'visa' },
  {
    ...{ number: '4000008260003178', brand: 'visa', asks: 'always', canBeSaved: true },
    declines: declined('insufficient_funds'),
  },
  { number: '4000000000000259', brand: 'visa', disputes: true },
];

/** Payment methods that are there without a card form: attached, each becomes one of its own. */
const magic: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_createDispute: '4000000000000259',
};

/** The card of a number, with or without spaces; null when it is none of the test cards. */
export const testCard = (number: string): TestCard | null =>
  cards.find((card) => card.number === number.replace(/\s/g, '')) ?? null;

export const magicCard = (methodId: string): TestCard | null => testCard(magic[methodId] ?? '');

export const testCardNumbers: readonly string[] = cards.map(({ number }) => number);
