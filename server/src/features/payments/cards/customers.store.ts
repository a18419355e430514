import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface OwnCustomer {
  readonly userId: string;
  readonly provider: string;
}

/** Who somebody is to a card provider; null while nobody. */
export async function findCustomer(db: Db, own: OwnCustomer): Promise<string | null> {
  return (await findToldCustomer(db, own))?.customerId ?? null;
}

/** The same, with the address that the provider was told last. */
export async function findToldCustomer(
  db: Db,
  { userId, provider }: OwnCustomer,
): Promise<{ customerId: string; email: string | null } | null> {
  const row = await db
    .selectFrom('card_customers')
    .select(['customer_id as customerId', 'email'])
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row ?? null;
}

/** The address that a card provider was told of somebody. */
export async function saveToldEmail(
  db: Db,
  { userId, provider, email }: OwnCustomer & { email: string },
): Promise<void> {
  await db
    .updateTable('card_customers')
    .set({ email })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}

interface NewCustomer extends OwnCustomer {
  readonly customerId: string;
  readonly email: string;
  readonly createdAt: number;
}

/** Keeps the first that was made where two were made at the same moment. */
export async function addCustomer(
  db: Db,
  { userId, provider, customerId, email, createdAt }: NewCustomer,
): Promise<void> {
  await db
    .insertInto('card_customers')
    .values({ user_id: userId, provider, customer_id: customerId, email, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps others who hold the same customer waiting until the transaction ends. */
export async function holdCustomer(db: Db, { userId, provider }: OwnCustomer): Promise<void> {
  await sql`update card_customers set created_at = created_at where user_id = ${userId} and provider = ${provider}`.execute(
    db,
  );
}

export async function removeCustomer(db: Db, { userId, provider }: OwnCustomer): Promise<void> {
  await db
    .deleteFrom('card_customers')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}

/** Who somebody is to each card provider. */
export async function customersOf(db: Db, userId: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('card_customers')
    .select(['provider', 'customer_id'])
    .where('user_id', '=', userId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.provider, row.customer_id]));
}
