import type { CompiledQuery } from 'kysely';
import type { CardProvider } from '../../../src/platform/payment-provider/card-provider.ts';
import type { Chance } from './chance.ts';
import type { Bug } from './stage.ts';

type Cards = (cards: CardProvider, chance: Chance) => Partial<CardProvider>;

/** Only what is named goes wrong. */
const atTheProvider = (name: string, change: Cards): Bug => ({
  name,
  cards: (cards, chance) => {
    const changed = change(cards, chance);
    return new Proxy(cards, {
      get: (target, method) => Reflect.get(method in changed ? changed : target, method) as unknown,
    });
  },
});

/** Statements that read like this are taken as done and are not. */
const undone = (name: string, pattern: RegExp): Bug => ({
  name,
  statement: (query) => (pattern.test(query.sql) ? null : query),
});

const inTheDatabase = (name: string, statement: (query: CompiledQuery) => CompiledQuery | null): Bug => ({
  name,
  statement,
});

/** Another value where this column is written. */
const written = (query: CompiledQuery, column: string, value: (old: unknown) => unknown): CompiledQuery => {
  const columns = /\(([^)]*)\) values/.exec(query.sql)?.[1]?.split(', ') ?? [];
  const at = columns.indexOf(`"${column}"`);
  return at < 0
    ? query
    : { ...query, parameters: query.parameters.map((old, i) => (i === at ? value(old) : old)) };
};

const isInto = (query: CompiledQuery, table: string) => query.sql.startsWith(`insert into "${table}"`);

let spoilt = 0;

/** Faults that a house of money could have, planted into what it stands on: nothing of it is in the product. */
export const bugs: readonly Bug[] = [
  atTheProvider('each try to charge has a key of its own', (cards, chance) => ({
    chargeCard: (order) =>
      cards.chargeCard({ ...order, idempotencyKey: `${order.idempotencyKey}:${chance.next()}` }),
  })),
  atTheProvider('each try to subscribe has a key of its own', (cards, chance) => ({
    subscribeWithCard: (order) =>
      cards.subscribeWithCard({ ...order, idempotencyKey: `${order.idempotencyKey}:${chance.next()}` }),
  })),
  atTheProvider('cancelling is not told to the provider', () => ({ setRenewal: async () => undefined })),
  atTheProvider('cancelling ends a plan at once', (cards) => ({
    setRenewal: (id) => cards.endSubscription(id),
  })),
  atTheProvider('money that went back is not seen', (cards) => ({
    readPayment: async (id) => {
      const payment = await cards.readPayment(id);
      return payment && { ...payment, returnedCents: 0 };
    },
  })),
  atTheProvider('the newest month is not seen', (cards) => ({
    readSubscription: async (id) => {
      const state = await cards.readSubscription(id);
      return state && { ...state, paid: state.paid.slice(0, Math.max(1, state.paid.length - 1)) };
    },
  })),
  atTheProvider('the end of a plan is not seen', (cards) => ({
    readSubscription: async (id) => {
      const state = await cards.readSubscription(id);
      return state?.state === 'over' ? { ...state, state: 'active' } : state;
    },
  })),
  atTheProvider('an order whose answer was lost is never looked for', () => ({
    findOrdered: async () => ({ paymentId: null, subscriptionId: null, isProcessing: false }),
  })),
  atTheProvider('events are answered and not understood', (cards) => ({
    readEvent: (...sent) => ({ ...cards.readEvent(...sent), subject: { kind: 'nothing' } }),
  })),
  atTheProvider('paid checkouts look unpaid', (cards) => ({
    readCheckout: async (id) => {
      const checkout = await cards.readCheckout(id);
      return checkout && { ...checkout, isPaid: false, paymentId: null, subscriptionId: null };
    },
  })),
  undone('events are answered and not written down', /^insert into "card_notices"/),
  undone('payments are granted and not written down', /^insert into "payments"/),
  undone('payments are written down and not granted', /^insert into "credit_entries"/),
  undone('the balance is left behind by the ledger', /^update "credit_accounts" set "balance"/),
  undone('orders stay open', /^update "orders" set "state"/),
  undone('what a subscription has become is not written down', /^update "subscriptions" set "renews" = \?/),
  undone('older plans are not found', /^select .* from "subscriptions" .*"is_over" = /),
  undone('what a refund took is not written down', /^update "payments" set "returned_cents" = \?/),
  undone('receipts are not sent', /^insert into "mails"/),
  inTheDatabase('the key of a call is not kept', (query) =>
    isInto(query, 'orders')
      ? written(query, 'idempotency_key', (key) => `${String(key)}-${++spoilt}`)
      : query,
  ),
  inTheDatabase('refunds take from nobody', (query) =>
    isInto(query, 'credit_entries') && query.parameters.includes('refund') ? null : query,
  ),
  { name: 'half a transaction stays when the server dies', hasNoTransactions: true },
];
