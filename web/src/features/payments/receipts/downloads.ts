import { paymentsEndpoints } from '@maquette/contract';
import { call } from '../../../platform/api/call.ts';
import { saveFile } from '../../../platform/save-file.ts';

/** Saves an invoice or a credit note as a PDF on the device. @throws ApiError */
export async function savePdf(id: string, name: string): Promise<void> {
  saveFile(blobIn(await call(paymentsEndpoints.downloadInvoice, { params: { id } })), `${name}.pdf`);
}

/** Saves the invoices and credit notes of a year as CSV on the device. @throws ApiError */
export async function saveYear(year: string, name: string): Promise<void> {
  saveFile(blobIn(await call(paymentsEndpoints.downloadInvoices, { query: { year } })), `${name}.csv`);
}

function blobIn(answer: unknown): Blob {
  if (!(answer instanceof Blob)) throw new TypeError('A download comes as a Blob');
  return answer;
}

/** The years in which something was paid, newest first; this one among them, for what was given back in it. By UTC, as invoices are. */
export function yearsOf(receipts: readonly { paidAt: string }[], now: Date): string[] {
  const first = receipts.reduce((least, { paidAt }) => (paidAt < least ? paidAt : least), now.toISOString());
  const [from, to] = [Number(first.slice(0, 4)), now.getUTCFullYear()];
  const last = Math.max(to, ...receipts.map(({ paidAt }) => Number(paidAt.slice(0, 4))));
  return Array.from({ length: last - from + 1 }, (_, index) => String(last - index));
}
