import type { Invoice, PaymentReceipt } from '@maquette/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { linksIn, renderStatic, textIn } from '#test/render-static.ts';
import { yearsOf } from './downloads.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { ReceiptRow } from './ReceiptsPanel.tsx';

const invoice: Invoice = {
  ...{ id: 'i1', number: '2030-000007', kind: 'invoice', corrects: null },
  ...{ issuedAt: '2030-01-05T23:30:00.000Z', paidAt: '2030-01-05T23:30:00.000Z' },
  seller: { name: 'Maquette SARL', address: '1 rue des Essais', vatId: 'FR1', vatNote: 'art. 293 B' },
  buyer: { name: 'Ada Martin', company: 'Ada & Co', address: '2 rue X\nParis', vatNumber: 'FR12' },
  ...{ card: { brand: 'visa', last4: '4242' }, planName: null, credits: 500 },
  ...{ periodStart: null, periodEnd: null, priceCents: 3999, unused: null },
  ...{ netCents: 3332, vatCents: 667, vatRate: 20, totalCents: 3999, currency: 'usd', isTest: false },
};

describe('an invoice', () => {
  const sheet = async (change: Partial<Invoice> = {}, language: 'en' | 'fr' = 'en') =>
    textIn(await renderStatic(createElement(InvoiceSheet, { invoice: { ...invoice, ...change } }), language));

  it('of test money says so, one of real money does not', async () => {
    const test = 'Test money: nothing was charged. This is not an invoice for a real payment.';
    expect(await sheet({ isTest: true })).toContain(test);
    expect(await sheet()).not.toContain(test);
  });

  it('names its number, both sides, the card, net, VAT and total', async () => {
    expect(await sheet()).toEqual(
      expect.arrayContaining([
        ...['2030-000007', '5 January 2030', 'Visa ending in 4242', '$33.32', 'VAT 20%', '$6.67', '$39.99'],
        'Maquette SARL\n1 rue des Essais\nVAT number FR1',
        'Ada &amp; Co\nAda Martin\n2 rue X\nParis\nVAT number FR12',
      ]),
    );
  });

  it('without VAT says that and why', async () => {
    const words = await sheet({ vatRate: null, vatCents: 0, netCents: 3999 });
    expect(words).toContain('VAT not applicable. art. 293 B');
    expect(words).not.toContain('Net');
    const inFrench = await sheet({ vatRate: null, vatCents: 0, netCents: 3999 }, 'fr');
    expect(inFrench).toContain('Total, en dollars américains');
    expect(inFrench.join()).not.toMatch(/TTC|HT/);
  });

  it('of a month names plan and days in the language of the reader, and what was taken off', async () => {
    const month = {
      ...{ planName: 'Pro', credits: 300, priceCents: 2400, unused: { planName: 'Basic', cents: 580 } },
      ...{ totalCents: 1820, periodStart: '2030-01-05T12:00:00.000Z', periodEnd: '2030-02-05T12:00:00.000Z' },
    };
    expect(await sheet(month, 'fr')).toEqual(
      expect.arrayContaining([
        'Formule Pro, un mois avec 300\u00A0crédits',
        'Du 5 janvier 2030 au 5 février 2030',
        'Jours non utilisés de la formule Basic',
        '−5,80\u00a0$US',
        '18,20\u00a0$US',
      ]),
    );
  });

  it('that corrects another one names it', async () => {
    const words = await sheet({ kind: 'credit_note', corrects: '2030-000001', totalCents: -3999 });
    expect(words).toEqual(
      expect.arrayContaining(['Credit note', 'Corrects invoice', '2030-000001', 'Refunded to', '−$39.99']),
    );
    expect(words.join()).not.toContain('Paid');
  });
});

it('a payment is led to from its line, which says when all or part of it was given back', async () => {
  const receipt: PaymentReceipt = {
    ...{ id: 'r1', number: '2030-000007', kind: 'credits', planName: null, credits: 500 },
    ...{ amountCents: 3999, refundedCents: 0, currency: 'usd', paidAt: '2030-01-05T12:00:00.000Z' },
    ...{ periodStart: null, periodEnd: null, isTest: false },
  };
  const line = (refundedCents: number) =>
    renderStatic(createElement(ReceiptRow, { receipt: { ...receipt, refundedCents }, href: '/r/r1' }));
  expect(linksIn(await line(0))).toEqual(['/r/r1']);
  expect(textIn(await line(0)).join()).not.toMatch(/refunded|credit note/i);
  expect(textIn(await line(100))).toContain('Invoice and credit note');
  expect(textIn(await line(3999))).toContain('Refunded');
  expect(textIn(await line(100))).toContain('Partly refunded');
});

it('every year from the first payment to this one can be taken along', () => {
  const paid = (paidAt: string) => ({ paidAt });
  const now = new Date('2030-03-01T00:00:00Z');
  expect(yearsOf([], now)).toEqual(['2030']);
  expect(yearsOf([paid('2030-01-01T00:00:00Z'), paid('2028-12-31T23:59:59Z')], now)).toEqual([
    '2030',
    '2029',
    '2028',
  ]);
  expect(yearsOf([paid('2031-01-01T00:00:00Z')], now)).toEqual(['2031', '2030']);
});
