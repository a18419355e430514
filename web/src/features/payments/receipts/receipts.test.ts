import type { PaymentReceipt } from '@maquette/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { linksIn, renderStatic, textIn } from '#test/render-static.ts';
import { ReceiptRow } from './ReceiptRow.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';

describe('a receipt', () => {
  const receipt: PaymentReceipt = {
    id: 'r1',
    kind: 'credits',
    planName: null,
    credits: 500,
    amountCents: 3999,
    refundedCents: 0,
    currency: 'usd',
    paidAt: '2030-01-05T12:00:00.000Z',
    periodStart: null,
    periodEnd: null,
    isTest: false,
  };
  const payer = { fullName: 'Ada Martin', email: 'ada@example.org' };
  const sheet = async (change: Partial<PaymentReceipt>, language: 'en' | 'fr' = 'en') =>
    textIn(
      await renderStatic(
        createElement(ReceiptSheet, { receipt: { ...receipt, ...change }, payer }),
        language,
      ),
    );

  it('of test money says so, one of real money does not', async () => {
    const test = 'Test money: nothing was charged. This is not a receipt for a real payment.';
    expect(await sheet({ isTest: true })).toContain(test);
    expect(await sheet({})).not.toContain(test);
  });

  it('counts what was given back', async () => {
    expect((await sheet({ refundedCents: 3999 })).slice(-5, -1)).toEqual([
      'Refunded',
      '-$39.99',
      'Total paid',
      '$0.00',
    ]);
  });

  it('of a month names plan and days, in the language of the reader', async () => {
    const month = {
      kind: 'subscription' as const,
      planName: 'Pro',
      credits: 300,
      periodStart: '2030-01-05T12:00:00.000Z',
      periodEnd: '2030-02-05T12:00:00.000Z',
    };
    expect(await sheet(month, 'fr')).toEqual(
      expect.arrayContaining([
        'Formule Pro, un mois avec 300 crédits',
        'Du 5 janvier 2030 au 5 février 2030',
        '39,99\u00a0$US',
      ]),
    );
  });

  it('is led to from its line, which says when all or part of it was given back', async () => {
    const line = (refundedCents: number) =>
      renderStatic(createElement(ReceiptRow, { receipt: { ...receipt, refundedCents }, href: '/r/r1' }));
    expect(linksIn(await line(0))).toEqual(['/r/r1']);
    expect(textIn(await line(0)).join()).not.toMatch(/refunded/i);
    expect(textIn(await line(3999))).toContain('Refunded');
    expect(textIn(await line(100))).toContain('Partly refunded');
  });
});
