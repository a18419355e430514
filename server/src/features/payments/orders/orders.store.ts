import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { laterThan } from '../../../platform/database/later-than.ts';
import type { OrdersTable } from '../../../platform/database/money-tables.ts';
import type { OrderState, StoredOrder } from './orders.rules.ts';

const toOrder = (row: Selectable<OrdersTable>): StoredOrder => ({
  id: row.id,
  userId: row.user_id,
  provider: row.provider,
  kind: row.kind as StoredOrder['kind'],
  planId: row.plan_id,
  credits: row.credits,
  amountCents: row.amount_cents,
  renews: row.renews === 1,
  state: row.state as OrderState,
  sessionId: row.session_id,
  idempotencyKey: row.idempotency_key,
  requestHash: row.request_hash,
  createdAt: row.created_at,
});

/** Adds an order, unless one was made under its key before: then nothing is added and false comes back. */
export const addOrder = async (db: Db, order: StoredOrder): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('orders')
    .values({
      id: order.id,
      user_id: order.userId,
      provider: order.provider,
      kind: order.kind,
      plan_id: order.planId,
      credits: order.credits,
      amount_cents: order.amountCents,
      renews: order.renews ? 1 : 0,
      state: order.state,
      session_id: order.sessionId,
      idempotency_key: order.idempotencyKey,
      request_hash: order.requestHash,
      created_at: order.createdAt,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Whoever's order this is: for what the card provider tells of it. */
export const findOrder = async (db: Db, id: string): Promise<StoredOrder | null> => {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toOrder(row) : null;
};

type Wanted = { readonly userId: string } & ({ readonly sessionId: string } | { readonly key: string });

/** One of somebody's orders, by its checkout or by the key of the call that made it. */
export const findOwnOrder = async (db: Db, wanted: Wanted): Promise<StoredOrder | null> => {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', wanted.userId)
    .where(({ eb }) =>
      'key' in wanted ? eb('idempotency_key', '=', wanted.key) : eb('session_id', '=', wanted.sessionId),
    )
    .executeTakeFirst();
  return row ? toOrder(row) : null;
};

/** Ties an open order to the checkout that can pay it. @returns false when the order is over meanwhile */
export const saveSession = async (
  db: Db,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ session_id: sessionId })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

export interface CloseOrder {
  readonly id: string;
  readonly state: Exclude<OrderState, 'open'>;
  readonly at: number;
}

/** Ends an order. What was paid stays paid; that it is paid wins over everything said before. */
export const closeOrder = async (db: Db, { id, state, at }: CloseOrder): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ state, closed_at: at })
    .where('id', '=', id)
    .$if(state === 'paid', (query) => query.where('state', '!=', 'paid'))
    .$if(state !== 'paid', (query) => query.where('state', '=', 'open'))
    .execute();
};

/** Removes an order that the card provider knows nothing of and never will. */
export const dropOrder = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('orders').where('id', '=', id).where('state', '=', 'open').execute();
};

export interface PageOfOrders {
  readonly after: StoredOrder | undefined;
  readonly limit: number;
  /** Whose; everybody's unless told. */
  readonly userId?: string;
  /** Only those that are open. */
  readonly isOpen?: true;
}

/** Oldest first, after the one given. */
export const ordersAfter = async (db: Db, page: PageOfOrders): Promise<StoredOrder[]> => {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where(laterThan(page.after))
    .$if(page.userId !== undefined, (query) => query.where('user_id', '=', page.userId ?? ''))
    .$if(page.isOpen === true, (query) => query.where('state', '=', 'open'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
    .execute();
  return rows.map(toOrder);
};

/** Somebody's open orders of a kind that have no checkout: what became of them nobody knows yet. */
export const uncertainOrders = async (
  db: Db,
  { userId, kind }: Pick<StoredOrder, 'userId' | 'kind'>,
): Promise<StoredOrder[]> => {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .where('session_id', 'is', null)
    .execute();
  return rows.map(toOrder);
};

/** How many checkouts wait for somebody to pay. */
export const countOpenCheckouts = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .where('session_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};
