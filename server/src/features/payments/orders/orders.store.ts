import type { Db } from '../../../platform/database/db.ts';
import { laterThan } from '../../../platform/database/later-than.ts';
import { changesOne, findsAny, rowsOf, toRow } from '../../../platform/database/rows.ts';
import type { OrderState, StoredOrder } from './orders.rules.ts';

const orderRows = rowsOf<StoredOrder>({ renews: 'boolean' });

/** Adds an order, unless one was made under its key before: then nothing is added and false comes back. */
export function addOrder(db: Db, order: StoredOrder): Promise<boolean> {
  return changesOne(
    db
      .insertInto('orders')
      .values({ ...toRow(order), closed_at: null })
      .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing()),
  );
}

/** Whoever's order this is: for what the card provider tells of it. */
export function findOrder(db: Db, id: string): Promise<StoredOrder | null> {
  return orderRows.first(db.selectFrom('orders').selectAll().where('id', '=', id));
}

type Wanted = { readonly userId: string } & ({ readonly sessionId: string } | { readonly key: string });

/** One of somebody's orders, by its checkout or by the key of the call that made it. */
export function findOwnOrder(db: Db, wanted: Wanted): Promise<StoredOrder | null> {
  return orderRows.first(
    db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', wanted.userId)
      .where(({ eb }) =>
        'key' in wanted ? eb('idempotency_key', '=', wanted.key) : eb('session_id', '=', wanted.sessionId),
      ),
  );
}

/** Ties an open order to the checkout that can pay it. @returns false when the order is over meanwhile */
export function saveSession(db: Db, { id, sessionId }: { id: string; sessionId: string }): Promise<boolean> {
  return changesOne(
    db.updateTable('orders').set({ session_id: sessionId }).where('id', '=', id).where('state', '=', 'open'),
  );
}

export interface CloseOrder {
  readonly id: string;
  readonly state: Exclude<OrderState, 'open'>;
  readonly at: number;
}

/** Ends an order. What was paid stays paid; that it is paid wins over everything said before. */
export async function closeOrder(db: Db, { id, state, at }: CloseOrder): Promise<void> {
  await db
    .updateTable('orders')
    .set({ state, closed_at: at })
    .where('id', '=', id)
    .$if(state === 'paid', (query) => query.where('state', '!=', 'paid'))
    .$if(state !== 'paid', (query) => query.where('state', '=', 'open'))
    .execute();
}

/** Removes an order that the card provider knows nothing of and never will. */
export async function dropOrder(db: Db, id: string): Promise<void> {
  await db.deleteFrom('orders').where('id', '=', id).where('state', '=', 'open').execute();
}

export interface PageOfOrders {
  readonly after: StoredOrder | undefined;
  readonly limit: number;
  /** Whose; everybody's unless told. */
  readonly userId?: string;
  /** Only those that are open. */
  readonly isOpen?: true;
}

/** Oldest first, after the one given. */
export function ordersAfter(db: Db, page: PageOfOrders): Promise<StoredOrder[]> {
  return orderRows.list(
    db
      .selectFrom('orders')
      .selectAll()
      .where(laterThan(page.after))
      .$if(page.userId !== undefined, (query) => query.where('user_id', '=', page.userId ?? ''))
      .$if(page.isOpen === true, (query) => query.where('state', '=', 'open'))
      .orderBy('created_at')
      .orderBy('id')
      .limit(page.limit),
  );
}

/** Somebody's open orders of a kind that have no checkout: what became of them nobody knows yet. */
export function uncertainOrders(
  db: Db,
  { userId, kind }: Pick<StoredOrder, 'userId' | 'kind'>,
): Promise<StoredOrder[]> {
  return orderRows.list(
    db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('state', '=', 'open')
      .where('session_id', 'is', null),
  );
}

/** Somebody's orders that are not over and would be paid in part with unused days. */
export function openSwitches(db: Db, { userId }: { userId: string }): Promise<StoredOrder[]> {
  return orderRows.list(
    db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', userId)
      .where('state', '=', 'open')
      .where('unused_cents', '>', 0),
  );
}

/** Whether the unused days of a paid month were credited to something that is paid. */
export function creditedMonth(
  db: Db,
  { userId, month }: { userId: string; month: string },
): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .where('unused_of', '=', month)
      .where('unused_cents', '>', 0)
      .where('state', '=', 'paid'),
  );
}

/** How many checkouts wait for somebody to pay. */
export async function countOpenCheckouts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .where('session_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
