import type { Page } from '@playwright/test';
import type { Language } from '../subscription-drivers.ts';

/** Whoever takes the money, as far as the life of a customer needs it: each does it in its own pages and by its own clock. */
export interface CardWorld {
  /** What a server needs to use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Tells it where the house is that uses it, in whose pages the customer is. */
  meet(house: { origin: string; page: Page }): Promise<void>;
  /** On its checkout: pays with a card that pays. */
  pay(page: Page, language: Language): Promise<void>;
  /** On the payment page, where cards are kept: saves one more. */
  saveCard(page: Page, card: { number: string; language: Language }): Promise<void>;
  /** Lets its time pass. Milliseconds. Gives its time since 1970. */
  pass(ms: number): Promise<number>;
  /** Ends it. Gives what was done against its rules. */
  leave(): Promise<readonly string[]>;
}
