import { brandName, type Invoice } from '@maquette/contract';

/** Names of the columns; the same in every language, so that a program reads them. */
const columns = [
  'number',
  'kind',
  'corrects',
  'issued_on',
  'paid_on',
  'for',
  'period_start',
  'period_end',
  'seller',
  'seller_vat_id',
  'buyer',
  'company',
  'address',
  'vat_number',
  'card',
  'currency',
  'net',
  'vat_rate',
  'vat',
  'total',
] as const;

/** An invoice, and what it is for in words. */
export interface InvoiceLine extends Invoice {
  readonly item: string;
}

/** Invoices as CSV (RFC 4180), a row each, in UTF-8 with the mark that spreadsheets look for. */
export function csvOf(invoices: readonly InvoiceLine[]): string {
  const rows = invoices.map((invoice) => rowOf(invoice).join(','));
  return `\uFEFF${[columns.join(','), ...rows].map((row) => `${row}\r\n`).join('')}`;
}

function rowOf(invoice: InvoiceLine): string[] {
  const { seller, buyer, card, vatRate } = invoice;
  return [
    ...[invoice.number, invoice.kind, invoice.corrects ?? '', dayOf(invoice.issuedAt), dayOf(invoice.paidAt)],
    ...[text(invoice.item), dayOf(invoice.periodStart), dayOf(invoice.periodEnd)],
    ...[seller.name, seller.vatId, buyer.name, buyer.company, buyer.address, buyer.vatNumber].map(text),
    text(card ? `${brandName(card.brand) ?? card.brand} ${card.last4}` : ''),
    ...[invoice.currency.toUpperCase(), decimal(invoice.netCents), vatRate === null ? '' : String(vatRate)],
    ...[decimal(invoice.vatCents), decimal(invoice.totalCents)],
  ];
}

const dayOf = (instant: string | null): string => instant?.slice(0, 'yyyy-mm-dd'.length) ?? '';

/** Cents as dollars, without a float: -9.05. */
function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * What somebody wrote, as a field. A spreadsheet would take what begins like a formula for one
 * (https://owasp.org/www-community/attacks/CSV_Injection): an apostrophe keeps it a text.
 */
function text(words: string): string {
  const harmless = /^\s*[=+\-@\t\r＝＋－＠]/u.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
