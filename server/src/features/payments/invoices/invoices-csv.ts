import { brandName, type Invoice, type Locale } from '@maquette/contract';
import { invoiceWords } from './invoice-words.ts';

/** An invoice, and what it is for in words. */
export interface InvoiceLine extends Invoice {
  readonly item: string;
}

/** What parts fields and decimals: a spreadsheet reads a file as the settings of its country say, and these go together. */
const marks: Record<Locale, { readonly field: string; readonly decimal: string }> = {
  en: { field: ',', decimal: '.' },
  fr: { field: ';', decimal: ',' },
};

/** Invoices as CSV (RFC 4180), a row each, in UTF-8 with the mark that spreadsheets look for. */
export function csvOf(invoices: readonly InvoiceLine[], locale: Locale): string {
  const rows = [invoiceWords(locale).columns, ...invoices.map((invoice) => rowOf(invoice, locale))];
  return `\uFEFF${rows.map((row) => `${row.join(marks[locale].field)}\r\n`).join('')}`;
}

function rowOf(invoice: InvoiceLine, locale: Locale): string[] {
  const { seller, buyer, card, vatRate } = invoice;
  const inPlace = (number: string) => number.replace('.', marks[locale].decimal);
  const { kinds, testMoney } = invoiceWords(locale);
  return [
    ...[
      invoice.number,
      kinds[invoice.kind],
      invoice.corrects ?? '',
      dayOf(invoice.issuedAt),
      dayOf(invoice.paidAt),
    ],
    ...[text(invoice.item), dayOf(invoice.periodStart), dayOf(invoice.periodEnd)],
    ...[seller.name, seller.vatId, buyer.name, buyer.company, buyer.address, buyer.vatNumber].map(text),
    text(card ? `${brandName(card.brand) ?? card.brand} ${card.last4}` : ''),
    ...[invoice.currency.toUpperCase(), inPlace(decimal(invoice.netCents))],
    ...[vatRate === null ? '' : inPlace(String(vatRate))],
    ...[inPlace(decimal(invoice.vatCents)), inPlace(decimal(invoice.totalCents))],
    invoice.isTest ? testMoney : '',
  ];
}

const dayOf = (instant: string | null): string => instant?.slice(0, 'yyyy-mm-dd'.length) ?? '';

/** Cents as dollars, without a float: -9.05. */
function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * What somebody wrote, as a field in one line: a spreadsheet that imports it takes the next line for a row. A spreadsheet would take what begins like a formula for one
 * (https://owasp.org/www-community/attacks/CSV_Injection): an apostrophe keeps it a text.
 */
function text(words: string): string {
  const line = words.replaceAll(/^[\r\n]+|[\r\n]+$/g, '').replaceAll(/[^\S\r\n]*[\r\n]+\s*/g, ', ');
  const harmless = /^\s*[=+\-@\t＝＋－＠]/u.test(line) ? `'${line}` : line;
  return /[",;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
