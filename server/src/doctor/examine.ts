import { sql } from 'kysely';
import { searchKeysOfRow } from '../features/files/index.ts';
import { instant } from '../platform/instant.ts';
import { mailLimits } from '../platform/mailer/mail.rules.ts';
import { walk } from '../platform/walk.ts';
import { checkDeletedAccounts } from './check-deleted-accounts.ts';
import { checkEdits } from './check-edits.ts';
import { checkLedger } from './check-ledger.ts';
import { checkPayments } from './check-payments.ts';
import { checkPictures } from './check-pictures.ts';
import { checkRequests } from './check-requests.ts';
import { checkSubscriptions } from './check-subscriptions.ts';
import { checkTotals } from './check-totals.ts';
import type { Check, Fault, Findings, Patient } from './fault.ts';

/** The file itself is sound: SQLite's own examination of its pages and references. PostgreSQL watches over itself. */
const checkDatabase: Check = async (patient) => {
  if (patient.kind !== 'sqlite') return { looked: {}, faults: [] };
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(patient.db);
  const references = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(
    patient.db,
  );
  const faults: Fault[] = [
    ...pages.rows
      .filter((row) => row.integrity_check !== 'ok')
      .map((row) => ({ code: 'database_damaged' as const, subject: 'file', found: row.integrity_check })),
    ...references.rows.map((row) => ({
      code: 'database_damaged' as const,
      subject: row.table,
      found: `refers to a row of ${row.parent} that does not exist`,
    })),
  ];
  return { looked: {}, faults };
};

/** How long past its time a mail may be found: it is given up at its next try only, an hour and a bit later. */
const graceMs = 2 * 3_600_000;

/** No mail waits longer than it may: it has left, or was given up. */
const checkMails: Check = async ({ db, now }) => {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'kind', 'attempts', 'created_at as createdAt'])
    .where('created_at', '<', now() - mailLimits.livesMs - graceMs)
    .execute();
  const faults = rows.map(({ id, kind, attempts, createdAt }) => ({
    code: 'mail_overdue' as const,
    subject: `mails ${id}`,
    found: `${kind}, ordered ${instant(createdAt)}, tried ${attempts} times, neither sent nor given up`,
  }));
  return { looked: {}, faults };
};

/** Every picture is found in the history by what its row says of it: its type, its name and the words it was made with. */
const checkSearchKeys: Check = async (patient) => {
  const faults: Fault[] = [];
  for await (const row of picturesOf(patient))
    for (const [column, right] of Object.entries(searchKeysOfRow(row))) {
      const kept = row[column as keyof typeof row];
      if (kept !== right)
        faults.push({
          code: 'search_keys_differ',
          subject: `files ${row.id}`,
          found: `${column} is ${JSON.stringify(kept)}, should be ${JSON.stringify(right)}`,
        });
    }
  return { looked: {}, faults };
};

interface Row {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly prompt: string | null;
  readonly translatedPrompt: string | null;
  readonly details: string;
  readonly shown_type: string;
  readonly name_key: string;
  readonly search_text: string;
}

const picturesOf = ({ db }: Patient) =>
  walk<Row>((last, limit) =>
    db
      .selectFrom('files')
      .select(['id', 'type', 'name', 'prompt', 'translated_prompt as translatedPrompt', 'details'])
      .select(['shown_type', 'name_key', 'search_text'])
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );

const checks: readonly Check[] = [
  checkDatabase,
  checkLedger,
  checkEdits,
  checkPayments,
  checkSubscriptions,
  checkRequests,
  checkMails,
  checkPictures,
  checkTotals,
  checkSearchKeys,
  checkDeletedAccounts,
];

/**
 * Checks every promise of the stored state. Nothing is changed, and the server may be at work meanwhile: what looks wrong
 * is looked at again after a pause, and only what is still wrong then counts.
 */
export async function examine(patient: Patient, pause: () => Promise<void>): Promise<Findings> {
  const first = await lookOnce(patient);
  if (first.faults.length === 0) return first;
  await pause();
  const seen = new Set(first.faults.map(nameOf));
  const second = await lookOnce(patient);
  return { ...second, faults: second.faults.filter((fault) => seen.has(nameOf(fault))) };
}

const nameOf = ({ code, subject }: Fault): string => `${code} ${subject}`;

async function lookOnce(patient: Patient): Promise<Findings> {
  const looked: Record<string, number> = {};
  const faults: Fault[] = [];
  for (const check of checks) {
    const findings = await check(patient);
    Object.assign(looked, findings.looked);
    faults.push(...findings.faults);
  }
  return { looked, faults };
}
