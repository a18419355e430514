import { assertStillHere, payerOf } from '../features/auth/index.ts';
import {
  findCustomer,
  type MoneyWorker,
  moneyWorker,
  type PaymentsPorts,
} from '../features/payments/index.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import type { CardProvider } from '../platform/payment-provider/card-provider.ts';
import { subscriptionStatus } from './subscription-status.ts';

interface MoneyOptions {
  readonly cards: CardProvider;
  /** Who sells, for invoices. */
  readonly config: Pick<Config, 'seller'>;
  /** Where people reach the server. */
  readonly siteUrl: () => string;
  /** A context for the server's own work. */
  readonly context: () => Context;
}

interface Money {
  readonly payments: PaymentsPorts;
  /** What somebody's plan lets them do. */
  readonly subscriptionStatus: ReturnType<typeof subscriptionStatus>;
  readonly money: MoneyWorker;
}

/** Puts the features of money together with whoever takes it. */
export function openMoney({ cards, config, siteUrl, context }: MoneyOptions): Money {
  const cardTime = () => cards.now();
  const money = moneyWorker(() => ({ ...context(), ...payments }));
  const payments: PaymentsPorts = {
    ...{ cards, seller: config.seller, cardTime, siteUrl, payerOf, assertStillHere },
    wakeMoney: () => money.wake(),
  };
  const customerIdOf = ({ db }: Context, { userId }: { userId: string }) =>
    findCustomer(db, { userId, provider: cards.name });
  return { payments, money, subscriptionStatus: subscriptionStatus({ cardTime, customerIdOf }) };
}
