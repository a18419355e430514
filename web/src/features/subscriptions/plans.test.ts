import type { Plan, Subscription } from '@maquette/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { PlanCard } from './Plans.tsx';
import { SubscriptionRow } from './SubscriptionsTab.tsx';

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
    renderStatic(createElement(PlanCard, { dashboard: 'payment', plan, isCurrent, onChoose: nothing }));

  it('cannot be chosen while it is the current one', async () => {
    expect(await drawn(true)).toMatch(/<button[^>]*disabled=""/);
    expect(await drawn(false)).not.toContain('disabled=""');
  });

  it('says what it costs and gives', async () => {
    expect(textIn(await drawn(false))).toEqual(
      expect.arrayContaining(['$24.00', 'a month', '300 credits per month', 'Priority support']),
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
    payment_failed: false,
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

  it('whose renewal is tried again says so, and can be stopped', async () => {
    const html = await drawn({ status: 'expired', payment_failed: true });
    expect(html).toContain('aria-label="Cancel the Pro subscription"');
    expect(textIn(html).join(' ')).toContain('Your card was declined for the next month.');
  });

  it('can be cancelled while it is active, and says whether it renews', async () => {
    const html = await drawn({});
    expect(html).toContain('aria-label="Cancel the Pro subscription"');
    expect(textIn(html)).toContain('Renews on 5 February 2030');
    expect(textIn(await drawn({ auto_renew: false }))).toContain(
      'Ends on 5 February 2030 and does not renew',
    );
  });
});
