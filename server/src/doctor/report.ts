import type { Findings } from './fault.ts';

/** The findings as lines to read. */
export const reportInWords = ({ looked, faults }: Findings): string => {
  const counts = Object.entries(looked).map(([what, count]) => `${count} ${what}`);
  const summary = faults.length === 0 ? 'All is well.' : `${faults.length} faults.`;
  const lines = faults.map(({ code, subject, found }) => `${code}: ${subject}: ${found}`);
  return [`Looked at ${counts.join(', ')}.`, ...lines, summary].join('\n');
};

/** The same for programs: `ok`, what was counted, and every fault. */
export const reportAsJson = (findings: Findings): string =>
  JSON.stringify({ ok: findings.faults.length === 0, ...findings }, null, 2);
