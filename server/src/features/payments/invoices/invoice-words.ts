import type { Invoice, Locale } from '@maquette/contract';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';

/** The words of invoices; `{…}` are gaps. */
export interface InvoiceWords {
  readonly invoice: string;
  readonly creditNote: string;
  readonly number: string;
  readonly corrects: string;
  readonly issuedOn: string;
  readonly paidOn: string;
  readonly paidBy: string;
  readonly card: string;
  readonly seller: string;
  readonly buyer: string;
  readonly vatNumber: string;
  readonly what: string;
  readonly amount: string;
  readonly oneCredit: string;
  readonly credits: string;
  readonly month: string;
  readonly period: string;
  readonly unused: string;
  readonly givenBack: string;
  readonly net: string;
  readonly vat: string;
  readonly noVat: string;
  readonly total: string;
  readonly test: string;
  readonly contained: string;
  readonly invoices: string;
}

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

/** A day in UTC, by which invoices are numbered. */
export const dayIn = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );

export const moneyIn = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);

export const percentIn = (rate: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100);
