import type { Invoice } from '@maquette/contract';

/** The words of invoices; `{…}` are gaps. */
export interface InvoiceWords {
  readonly invoice: string;
  readonly creditNote: string;
  readonly number: string;
  readonly corrects: string;
  readonly issuedOn: string;
  readonly paidOn: string;
  readonly paidBy: string;
  readonly refundedTo: string;
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
  readonly lessUnused: string;
  readonly net: string;
  readonly vat: string;
  readonly noVat: string;
  readonly total: string;
  readonly totalWithoutVat: string;
  readonly test: string;
  /** In the list of a year, where nothing was charged. */
  readonly testMoney: string;
  readonly contained: string;
  readonly invoices: string;
  /** Names of the columns of a year's list, in their order, and what its second one says. */
  readonly columns: readonly string[];
  readonly kinds: Readonly<Record<Invoice['kind'], string>>;
}

/** What is bought, as the checkout and the bank's statement name it. `{credits}` and `{plan}` are gaps. */
export interface ItemWords {
  readonly oneCredit: string;
  readonly credits: string;
  readonly plan: string;
  readonly invoices: InvoiceWords;
}

export const en: ItemWords = {
  oneCredit: '1 Maquette credit',
  credits: '{credits} Maquette credits',
  plan: 'Maquette {plan}, monthly',
  invoices: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    number: 'Number',
    corrects: 'Corrects invoice',
    issuedOn: 'Date',
    paidOn: 'Paid on',
    paidBy: 'Paid with',
    refundedTo: 'Refunded to',
    card: '{brand} ending in {last4}',
    seller: 'Seller',
    buyer: 'Buyer',
    vatNumber: 'VAT number {number}',
    what: 'Description',
    amount: 'Amount',
    oneCredit: '1 credit',
    credits: '{credits} credits',
    month: '{plan} plan, one month with {credits} credits',
    period: '{from} to {to}',
    unused: 'Unused days of {plan}',
    givenBack: 'Refunded: {item}',
    lessUnused: '{item}, less {amount} for unused days of {plan}',
    net: 'Net',
    vat: 'VAT {rate}',
    noVat: 'VAT not applicable',
    total: 'Total, US dollars',
    totalWithoutVat: 'Total, US dollars',
    test: 'Test money: nothing was charged. This is not an invoice for a real payment.',
    contained: 'Prices include VAT.',
    invoices: 'Invoices',
    columns: [
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
      'test',
    ],
    testMoney: 'test money',
    kinds: { invoice: 'invoice', credit_note: 'credit note' },
  },
};
