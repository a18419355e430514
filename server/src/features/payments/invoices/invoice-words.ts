import type { Invoice, Locale } from '@maquette/contract';
import { en, type InvoiceWords } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';

const words: Record<Locale, InvoiceWords> = { en: en.invoices, fr: fr.invoices };

export const invoiceWords = (locale: Locale): InvoiceWords => words[locale];

export const fill = (sentence: string, gaps: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, gap: string) => gaps[gap] ?? '');

/** What an invoice is for. */
export function itemIn({ planName, credits }: Invoice, locale: Locale): string {
  const said = words[locale];
  const count = new Intl.NumberFormat(locale).format(credits);
  if (planName !== null) return fill(said.month, { plan: planName, credits: count });
  return credits === 1 ? said.oneCredit : fill(said.credits, { credits: count });
}

/** The same in a line of its own: that it was given back, or what was taken off. */
export function lineIn(invoice: Invoice, locale: Locale): string {
  const said = words[locale];
  const item = itemIn(invoice, locale);
  const { kind, unused } = invoice;
  if (kind === 'credit_note') return fill(said.givenBack, { item });
  if (!unused) return item;
  return fill(said.lessUnused, { item, plan: unused.planName, amount: moneyIn(unused.cents, locale) });
}

/** With a minus sign, where `Intl` writes a hyphen: as on the screen. */
export const moneyIn = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100).replace('-', '−');

export const percentIn = (rate: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100);
