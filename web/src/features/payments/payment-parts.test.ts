import type { PaymentMethod, PaymentReceipt, Plan, Subscription } from '@maquette/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { linksIn, renderStatic, textIn } from '../../testing/render-static.ts';
import { CardRow } from './cards/CardRow.tsx';
import { PackCard } from './credits/PackCard.tsx';
import { PlanCard } from './plans/PlanCard.tsx';
import { SubscriptionRow } from './plans/SubscriptionRow.tsx';
import { ReceiptRow } from './receipts/ReceiptRow.tsx';
import { ReceiptSheet } from './receipts/ReceiptSheet.tsx';

const nothing = () => undefined;

describe('a plan', () => {
  const plan: Plan = {
    id: 'pro',
    name: 'Pro',
    description: 'For whole homes',
    price: 24,
    priceCents: 2400,
    credits_per_month: 300,
    features: ['credits_300', 'support_priority'],
    interval: 'month',
  };
  const drawn = (isCurrent: boolean) =>
    renderStatic(createElement(PlanCard, { plan, isCurrent, onChoose: nothing }));

  it('cannot be chosen while it is the current one', async () => {
    expect(await drawn(true)).toMatch(/<button[^>]*disabled=""/);
    expect(await drawn(false)).not.toContain('disabled=""');
  });

  it('says what it costs and gives', async () => {
    expect(textIn(await drawn(false))).toEqual(
      expect.arrayContaining(['$24.00 a month', '300 credits per month', 'Priority support']),
    );
  });
});

describe('a subscription', () => {
  const subscription: Subscription = {
    id: 's1',
    plan_id: 'pro',
    plan_name: 'Pro',
    plan: { name: 'Pro', description: '', price: 24 },
    price: 24,
    status: 'active',
    start_date: '2030-01-05T12:00:00.000Z',
    end_date: '2030-02-05T12:00:00.000Z',
    currentPeriodStart: '2030-01-05T12:00:00.000Z',
    currentPeriodEnd: '2030-02-05T12:00:00.000Z',
    auto_renew: true,
    created_at: '2030-01-05T12:00:00.000Z',
    credits: 300,
  };
  const drawn = async (change: Partial<Subscription>) =>
    renderStatic(
      createElement(SubscriptionRow, { subscription: { ...subscription, ...change }, onCancel: nothing }),
    );

  it.each(['cancelled', 'expired'] as const)('cannot be cancelled once it is %s', async (status) => {
    expect(await drawn({ status })).not.toContain('<button');
  });

  it('can be cancelled while it is active, and says whether it renews', async () => {
    const html = await drawn({});
    expect(html).toContain('aria-label="Cancel the Pro subscription"');
    expect(textIn(html)).toContain('Renews on February 5, 2030');
    expect(textIn(await drawn({ auto_renew: false }))).toContain(
      'Ends on February 5, 2030 and does not renew',
    );
  });
});

describe('a pack', () => {
  const offer = {
    id: 'payment-500',
    credits: 500,
    priceCents: 3999,
    dashboard: 'payment' as const,
    name: 'standard',
    isMostPopular: true,
  };
  const drawn = async (change: object) =>
    textIn(
      await renderStatic(createElement(PackCard, { offer: { ...offer, ...change }, onChoose: nothing })),
    );

  it('says its price, that of one credit, and that most people take it', async () => {
    expect(await drawn({})).toEqual([
      'Standard pack',
      'Most popular',
      '500 credits',
      '$39.99',
      '$0.08 per credit',
      'Buy',
    ]);
  });

  it('that is not the most popular one does not say so', async () => {
    expect(await drawn({ isMostPopular: false })).not.toContain('Most popular');
  });
});

describe('a saved card', () => {
  const method: PaymentMethod = {
    id: 'card_1',
    isDefault: true,
    card: { brand: 'amex', last4: '0005', exp_month: 4, exp_year: 2999 },
  };
  const drawn = async (change: Partial<PaymentMethod>) =>
    textIn(
      await renderStatic(
        createElement(CardRow, {
          method: { ...method, ...change },
          isChanging: false,
          onMakeDefault: nothing,
          onRemove: nothing,
        }),
      ),
    );

  it('that is the default one cannot be made it again', async () => {
    expect(await drawn({})).toEqual(['American Express •••• 0005', 'Default', 'Expires 04/99', 'Remove']);
    expect(await drawn({ isDefault: false })).toContain('Make default');
  });

  it('says that it has expired', async () => {
    expect(await drawn({ card: { ...method.card, exp_year: 2001 } })).toContain('Expired');
  });
});

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
