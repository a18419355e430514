import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface OwnCustomer {
  readonly userId: string;
  readonly provider: string;
}

/** Who somebody is to a card provider; null while nobody. */
export const findCustomer = async (db: Db, { userId, provider }: OwnCustomer): Promise<string | null> => {
  const row = await db
    .selectFrom('card_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.customer_id ?? null;
};

/** Keeps the first that was made where two were made at the same moment. */
export const addCustomer = async (
  db: Db,
  { userId, provider, customerId, createdAt }: OwnCustomer & { customerId: string; createdAt: number },
): Promise<void> => {
  await db
    .insertInto('card_customers')
    .values({ user_id: userId, provider, customer_id: customerId, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Keeps others who hold the same customer waiting until the transaction ends. */
export const holdCustomer = async (db: Db, { userId, provider }: OwnCustomer): Promise<void> => {
  await sql`update card_customers set created_at = created_at where user_id = ${userId} and provider = ${provider}`.execute(
    db,
  );
};

export const removeCustomer = async (db: Db, { userId, provider }: OwnCustomer): Promise<void> => {
  await db
    .deleteFrom('card_customers')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
};
