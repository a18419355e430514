import type { Check, Fault, Patient } from './fault.ts';
import { walk } from '../platform/walk.ts';

interface Sum {
  entries: number;
  balance: number;
}

/** Each account's entries count up from 1 and add up, step by step, to its balance; what is held is what is reserved. */
export const checkLedger: Check = async (patient) => {
  const faults: Fault[] = [];
  const sums = await followChains(patient, faults);
  const held = await heldByPerson(patient);
  const accounts = new Set<string>();

  for await (const account of accountsOf(patient)) {
    const subject = `credit_accounts ${account.user_id}`;
    accounts.add(account.user_id);
    const sum = sums.get(account.user_id)?.balance ?? 0;
    if (account.balance !== sum || account.balance < 0)
      faults.push({
        code: 'ledger_sum_differs',
        subject,
        found: `balance ${account.balance}, entries add up to ${sum}`,
      });
    const reserved = held.get(account.user_id) ?? 0;
    if (account.held !== reserved || account.held > account.balance)
      faults.push({
        code: 'held_differs',
        subject,
        found: `held ${account.held} of ${account.balance}, open reservations add up to ${reserved}`,
      });
  }
  for (const [userId, { balance }] of sums)
    if (!accounts.has(userId))
      faults.push({
        code: 'ledger_sum_differs',
        subject: `credit_accounts ${userId}`,
        found: `no account, entries add up to ${balance}`,
      });

  const entries = [...sums.values()].reduce((total, sum) => total + sum.entries, 0);
  return { looked: { accounts: accounts.size, entries }, faults };
};

async function followChains(patient: Patient, faults: Fault[]): Promise<Map<string, Sum>> {
  const sums = new Map<string, Sum>();
  for await (const entry of entriesOf(patient)) {
    const before = sums.get(entry.user_id) ?? { entries: 0, balance: 0 };
    const after = { entries: before.entries + 1, balance: before.balance + entry.amount };
    sums.set(entry.user_id, after);
    if (entry.position !== after.entries || entry.balance_after !== after.balance || after.balance < 0)
      faults.push({
        code: 'ledger_chain_broken',
        subject: `credit_entries ${entry.id}`,
        found: `position ${entry.position} with balance ${entry.balance_after}, should be ${after.entries} with ${after.balance}`,
      });
  }
  return sums;
}

const entriesOf = ({ db }: Patient) =>
  walk<{ id: string; user_id: string; position: number; amount: number; balance_after: number }>(
    (last, limit) =>
      db
        .selectFrom('credit_entries')
        .select(['id', 'user_id', 'position', 'amount', 'balance_after'])
        .$if(last !== undefined, (query) =>
          query.where((row) =>
            row.or([
              row('user_id', '>', last?.user_id ?? ''),
              row.and([row('user_id', '=', last?.user_id ?? ''), row('position', '>', last?.position ?? 0)]),
            ]),
          ),
        )
        .orderBy('user_id')
        .orderBy('position')
        .limit(limit)
        .execute(),
  );

const accountsOf = ({ db }: Patient) =>
  walk<{ user_id: string; balance: number; held: number }>((last, limit) =>
    db
      .selectFrom('credit_accounts')
      .selectAll()
      .where('user_id', '>', last?.user_id ?? '')
      .orderBy('user_id')
      .limit(limit)
      .execute(),
  );

async function heldByPerson({ db }: Patient): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('credit_reservations')
    .select((row) => ['user_id', row.fn.sum<number>('amount').as('held')])
    .where('state', '=', 'held')
    .groupBy('user_id')
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.held]));
}
