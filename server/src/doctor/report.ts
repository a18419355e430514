import type { Fault, Findings } from './fault.ts';

type Reported = Findings & { readonly mended?: readonly Fault[] };

/** The findings as lines to read. */
export function reportInWords({ looked, faults, mended = [] }: Reported): string {
  const counts = Object.entries(looked).map(([what, count]) => `${count} ${what}`);
  const summary = faults.length === 0 ? 'All is well.' : `${faults.length} faults.`;
  const lineOf = ({ code, subject, found }: Fault) => `${code}: ${subject}: ${found}`;
  const put = mended.map((fault) => `put right: ${lineOf(fault)}`);
  return [`Looked at ${counts.join(', ')}.`, ...put, ...faults.map(lineOf), summary].join('\n');
}

/** The same for programs: `ok`, what was counted, every fault, and what was put right. */
export const reportAsJson = (findings: Reported): string =>
  JSON.stringify({ ok: findings.faults.length === 0, ...findings }, null, 2);
