import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { type StoredPayment, toPayment } from '../syncing/payments.store.ts';

export interface PageOfPayments {
  readonly userId: string;
  readonly after: StoredPayment | undefined;
  readonly limit: number;
}

/** A person's payments, oldest first, after the one given. */
export const paymentsAfter = async (
  db: Db,
  { userId, after, limit }: PageOfPayments,
): Promise<StoredPayment[]> => {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<boolean>`(paid_at, id) > (${after?.paidAt ?? -1}, ${after?.id ?? ''})`)
    .orderBy('paid_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toPayment);
};

/** Who somebody is to each card provider. */
export const customersOf = async (db: Db, userId: string): Promise<Record<string, string>> => {
  const rows = await db
    .selectFrom('card_customers')
    .select(['provider', 'customer_id'])
    .where('user_id', '=', userId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.provider, row.customer_id]));
};
