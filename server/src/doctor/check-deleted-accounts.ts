import { sql } from 'kysely';
import type { Check, Fault, Patient } from './fault.ts';

/** What belongs to a person and goes with them. */
const belongings = [
  'sessions',
  'identities',
  'mail_tokens',
  'email_changes',
  'mails',
  'files',
  'masks',
  'named_masks',
  'file_totals',
  'edits',
  'idempotency_keys',
  'card_customers',
  'api_keys',
] as const;

/** Of whoever deleted their account the row tells nothing, and nothing is left but the numbers of the ledger. */
export const checkDeletedAccounts: Check = async (patient) => {
  const faults: Fault[] = [];
  for (const look of [named, worded, watched, held]) faults.push(...(await look(patient)));
  for (const table of belongings) faults.push(...(await leftIn(patient, table)));
  const { count } = await patient.db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { looked: { departed: Number(count) }, faults };
};

async function named({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('email', '!=', ''),
        eb('email_key', '!=', sql<string>`'deleted:' || id`),
        eb('full_name', '!=', ''),
        eb('password_hash', 'is not', null),
        eb('auth_provider', '!=', 'none'),
        eb('role', '!=', 'user'),
      ]),
    )
    .execute();
  return rows.map(({ id }) => ({
    code: 'deleted_account_named',
    subject: `users ${id}`,
    found: 'still tells whose it was, or how they signed in',
  }));
}

async function worded({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('credit_entries')
    .innerJoin('users', 'users.id', 'credit_entries.user_id')
    .select('credit_entries.id')
    .where('users.deleted_at', 'is not', null)
    .where('edit_id', 'is not', null)
    .where('description', '!=', '')
    .execute();
  return rows.map(({ id }) => ({
    code: 'deleted_account_named',
    subject: `credit_entries ${id}`,
    found: 'still has the words of somebody who is gone',
  }));
}

async function watched({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('security_events')
    .innerJoin('users', 'users.id', 'security_events.user_id')
    .select('security_events.id')
    .where('users.deleted_at', 'is not', null)
    .where(({ or, eb }) => or([eb('security_events.address', '!=', ''), eb('details', '!=', '{}')]))
    .execute();
  return rows.map(({ id }) => ({
    code: 'deleted_account_named',
    subject: `security_events ${id}`,
    found: 'still tells where somebody called from who is gone',
  }));
}

async function held({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('credit_accounts')
    .innerJoin('users', 'users.id', 'credit_accounts.user_id')
    .select(['users.id', 'held'])
    .where('users.deleted_at', 'is not', null)
    .where('held', '>', 0)
    .execute();
  return rows.map(({ id, held: credits }) => ({
    code: 'deleted_account_left',
    subject: `credit_accounts ${id}`,
    found: `holds ${credits} credits for edits that are gone`,
  }));
}

async function leftIn({ db }: Patient, table: (typeof belongings)[number]): Promise<Fault[]> {
  const rows = await db
    .selectFrom(table)
    .innerJoin('users', 'users.id', `${table}.user_id`)
    .select((row) => ['users.id', row.fn.countAll<number>().as('count')])
    .where('users.deleted_at', 'is not', null)
    .groupBy('users.id')
    .execute();
  return rows.map(({ id, count }) => ({
    code: 'deleted_account_left',
    subject: `${table} of users ${id}`,
    found: `${count} rows of somebody who is gone`,
  }));
}
