import { checkDatabase } from './check-database.ts';
import { checkDeletedAccounts } from './check-deleted-accounts.ts';
import { checkEdits } from './check-edits.ts';
import { checkLedger } from './check-ledger.ts';
import { checkMails } from './check-mails.ts';
import { checkPayments } from './check-payments.ts';
import { checkPictures } from './check-pictures.ts';
import { checkSearchKeys } from './check-search-keys.ts';
import { checkRequests } from './check-requests.ts';
import { checkSubscriptions } from './check-subscriptions.ts';
import { checkTotals } from './check-totals.ts';
import type { Check, Fault, Findings, Patient } from './fault.ts';

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
