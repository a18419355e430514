import type { InvoiceTo } from '@maquette/contract';
import { beforeAll } from 'vitest';
import type { SellerSettings } from '../../../src/platform/config/seller-settings.ts';
import type { Context } from '../../../src/platform/context.ts';
import type { CardProvider } from '../../../src/platform/payment-provider/card-provider.ts';
import { sandboxScene } from '../payment-provider/sandbox-scene.ts';
import type { ProviderScene } from '../payment-provider/suite-drivers.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { makeUser } from '../make-user.ts';
import type { TestDatabase } from '../test-database.ts';
import type { PaymentsContext, PaymentsPorts } from '../../../src/features/payments/ports.ts';

type Method = keyof CardProvider;

/** Who sells there. */
export const seller: SellerSettings = {
  name: 'Maquette SARL',
  address: '1 rue des Essais\n75001 Paris',
  vatId: 'FR00123456789',
  vatRate: 2000,
  vatNote: '',
};

/** Somebody who buys. */
export interface Buyer {
  readonly userId: string;
  readonly ctx: PaymentsContext;
}

/** The feature over a test database and the sandbox, with a card provider that can be away. */
export interface Shop {
  readonly scene: ProviderScene;
  /** A context for the house's own work. */
  readonly ctx: PaymentsContext;
  buyer(): Promise<Buyer>;
  /** The provider breaks off at the next call of this kind: before it has done anything, or once it has done it all. */
  breakAt(method: Method, moment: 'before' | 'after'): void;
  /** What has been asked of the provider since this was last read. */
  takeCalls(): readonly Method[];
  /** What the provider took from somebody, whatever is known of it here. Whole cents. */
  taken(userId: string): Promise<readonly number[]>;
  /** What the ledger and the payments say. */
  books(userId: string): Promise<Books>;
}

export interface Books {
  readonly balance: number;
  /** Signed credits, oldest first. */
  readonly entries: readonly number[];
  /** Whole cents, oldest first. */
  readonly paid: readonly number[];
  readonly returned: readonly number[];
  readonly orders: readonly string[];
  readonly mails: readonly string[];
}

export const useShop = (on: TestDatabase): { readonly current: Shop } => {
  let shop: Shop | undefined;
  beforeAll(() => {
    shop = openShop(on);
  });
  return {
    get current() {
      if (shop === undefined) throw new Error('The shop is open inside tests and hooks only');
      return shop;
    },
  };
};

const openShop = (on: TestDatabase): Shop => {
  const scene = sandboxScene(on);
  const breaks = new Map<Method, 'before' | 'after'>();
  const calls: Method[] = [];
  const cards = breakable(scene.cards, breaks, calls);
  const ports = {
    ...{ cards, seller, payerOf, assertStillHere },
    cardTime: () => scene.cards.now(),
    siteUrl: () => 'http://house.example.test',
    // What was noted is looked at when a test says so.
    wakeMoney: () => {},
  };
  const open = (changes: Partial<Context> = {}): PaymentsContext => ({ ...on.context(changes), ...ports });
  return {
    scene,
    ctx: open(),
    buyer: async () => {
      const { id: userId } = await makeUser(on.db);
      const actor = { kind: 'user', userId, sessionId: 'one', role: 'user' } as const;
      return { userId, ctx: open({ actor }) };
    },
    breakAt: (method, moment) => void breaks.set(method, moment),
    takeCalls: () => calls.splice(0),
    taken: (userId) => takenFrom(on, userId),
    books: (userId) => booksOf(on, userId),
  };
};

const payerOf: PaymentsPorts['payerOf'] = async ({ db }, { userId }) => {
  const users = db.selectFrom('users').select(['email', 'full_name as fullName', 'invoice_to as to']);
  const user = await users.where('id', '=', userId).where('deleted_at', 'is', null).executeTakeFirst();
  if (!user) return null;
  const { to, ...who } = user;
  return { ...who, invoiceTo: to === null ? null : (JSON.parse(to) as InvoiceTo) };
};

const assertStillHere: PaymentsPorts['assertStillHere'] = async (tx, person) => {
  if ((await payerOf(tx, person)) === null) throw new Refusal('session_expired');
};

const breakable = (
  cards: CardProvider,
  breaks: Map<Method, 'before' | 'after'>,
  calls: Method[],
): CardProvider =>
  new Proxy(cards, {
    get: (target, name: Method) => {
      const method = target[name];
      if (typeof method !== 'function' || name === 'readEvent' || name === 'now') return method;
      return async (...given: unknown[]) => {
        calls.push(name);
        const moment = breaks.get(name);
        breaks.delete(name);
        if (moment === 'before') throw new Refusal('cards_unavailable');
        const answer = await (method as (...input: unknown[]) => Promise<unknown>).apply(target, given);
        if (moment === 'after') throw new Refusal('cards_unavailable');
        return answer;
      };
    },
  });

const takenFrom = async ({ db }: TestDatabase, userId: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('sandbox_objects')
    .innerJoin('card_customers', 'card_customers.customer_id', 'sandbox_objects.customer_id')
    .select('body')
    .where('user_id', '=', userId)
    .where('kind', '=', 'payment')
    .execute();
  return rows.map(({ body }) => (JSON.parse(body) as { amountCents: number }).amountCents);
};

const booksOf = async ({ db }: TestDatabase, userId: string): Promise<Books> => {
  const account = db.selectFrom('credit_accounts').select('balance').where('user_id', '=', userId);
  const entries = db.selectFrom('credit_entries').select('amount').where('user_id', '=', userId);
  const payments = db.selectFrom('payments').selectAll().where('user_id', '=', userId);
  const orders = db.selectFrom('orders').select('state').where('user_id', '=', userId);
  const mails = db.selectFrom('mails').select('kind').where('user_id', '=', userId);
  const paid = await payments.orderBy('paid_at').orderBy('id').execute();
  return {
    balance: (await account.executeTakeFirst())?.balance ?? 0,
    entries: (await entries.orderBy('position').execute()).map(({ amount }) => amount),
    paid: paid.map((payment) => payment.amount_cents),
    returned: paid.map((payment) => payment.returned_cents),
    orders: (await orders.orderBy('created_at').orderBy('id').execute()).map(({ state }) => state),
    mails: (await mails.orderBy('id').execute()).map(({ kind }) => kind),
  };
};
