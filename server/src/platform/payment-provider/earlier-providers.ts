import type { Context } from '../context.ts';
import type { CardProvider } from './card-provider.ts';
import { removeCustomer } from './sandbox/remove-customer.ts';
import { SANDBOX } from './sandbox/sandbox-provider.ts';

/** A card provider that keeps its customers in this database, where they stay when another one has taken its place. */
export interface EarlierProvider {
  readonly name: string;
  /** Forgets customer, cards and subscriptions. Done twice it is done once. */
  removeCustomer(ctx: Context, customerId: string): Promise<void>;
}

export const earlierProviders: readonly EarlierProvider[] = [{ name: SANDBOX, removeCustomer }];

/** Whether what was bought by this provider was paid with test money: told by the one there is, or of test money alone. */
export function tookTestMoney(provider: string, cards: Pick<CardProvider, 'name' | 'isTest'>): boolean {
  return provider === SANDBOX || (provider === cards.name && cards.isTest);
}
