import type { Plan, PlanChoice, Subscription } from '@maquette/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { subscriptionTo } from '#test/subscriptions/subscription.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { PlanCard } from './Plans.tsx';
import { SubscribeDialog, SubscribeForm } from './SubscribeDialog.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import { NextPaymentSummary, PlanSummary } from './Summaries.tsx';

const nothing = () => undefined;
const plain = (html: string) =>
  textIn(html)
    .map((text) => text.replace(/[\u00a0\u202f]/g, ' '))
    .join(' | ');

const plan = (id: string, name: string, priceCents: number): Plan => ({
  ...{ id, name, priceCents, description: '', price: priceCents / 100, credits_per_month: 100 },
  features: ['credits_100', 'support_standard', 'features_basic', 'storage_unlimited', 'api_access'],
  interval: 'month',
});

describe('a subscription', () => {
  const card = (one: Subscription) =>
    renderStatic(
      createElement(SubscriptionCard, {
        subscription: one,
        ...{ onCancel: nothing, onRenew: nothing, onDone: nothing },
      }),
    );

  it('that was cancelled offers neither cancelling nor renewing', async () => {
    expect(await card(subscriptionTo('Pro', { status: 'cancelled', auto_renew: false }))).not.toContain(
      '<button',
    );
  });

  it('that can be taken back offers that, and says what it will cost', async () => {
    const cancelled = subscriptionTo('Pro', { status: 'cancelled', auto_renew: false, can_resume: true });
    const told = await card(cancelled);
    expect(told).toContain('Resume Pro');
    expect(told).toContain('$9.00');
  });

  it('offers cancelling while it runs, and renewing once it has ended', async () => {
    const running = await card(subscriptionTo('Pro'));
    expect(running).toContain('Cancel Pro');
    expect(running).not.toContain('Renew Pro');
    const ended = await card(subscriptionTo('Pro', { status: 'expired' }));
    expect(ended).toContain('Renew Pro');
    expect(ended).not.toContain('Cancel Pro');
  });

  it('whose renewal is tried again says so, can be stopped, and can be renewed now', async () => {
    const html = await card(subscriptionTo('Pro', { status: 'expired', payment_failed: true }));
    expect(plain(html)).toContain('Your card was declined for the next month.');
    expect(html).toContain('Cancel Pro');
    expect(html).toContain('Renew Pro');
  });

  it('says its dates, its price in dollars, and what becomes of it at its end', async () => {
    expect(plain(await card(subscriptionTo('Pro')))).toContain('Renews on | 1 December 2026');
    const once = plain(await card(subscriptionTo('Pro', { auto_renew: false })));
    expect(once).toContain('Ends on | 1 December 2026');
    const next = subscriptionTo('Pro', { next_plan: { id: 'basic', name: 'Basic', price: 9, credits: 100 } });
    const switched = plain(await card(next));
    expect(switched).toContain('Basic takes over on 1 December 2026: $9.00 a month.');
    expect(switched).not.toMatch(/renews/i);
    expect(once).toContain('$9.00 a month');
  });
});

describe('the cards at the top', () => {
  it('know neither a plan nor a payment for somebody without one', async () => {
    const html = await renderStatic(createElement(PlanSummary, { subscriptions: [], isFree: true }));
    expect(plain(html)).toContain('Free');
    const next = createElement(NextPaymentSummary, {
      subscriptions: [subscriptionTo('Pro', { auto_renew: false })],
    });
    expect(plain(await renderStatic(next))).toContain('None');
  });

  it('name the plan with its last day, and the next payment with its day and price', async () => {
    const subscriptions = [subscriptionTo('Pro')];
    const html = await renderStatic(createElement(PlanSummary, { subscriptions, isFree: false }), 'fr');
    expect(plain(html)).toContain('Se renouvelle le 1 décembre 2026');
    const once = [subscriptionTo('Pro', { auto_renew: false })];
    const ending = await renderStatic(
      createElement(PlanSummary, { subscriptions: once, isFree: false }),
      'fr',
    );
    expect(plain(ending)).toContain('Valable jusqu’au 1 décembre 2026');
    const next = await renderStatic(createElement(NextPaymentSummary, { subscriptions }), 'fr');
    expect(plain(next)).toContain('9,00 $US');
    expect(plain(next)).toContain('Le 1 décembre 2026');
  });
});

it('the plan that runs cannot be chosen again', async () => {
  const card = (isCurrent: boolean) =>
    renderStatic(
      createElement(PlanCard, {
        dashboard: 'main',
        plan: plan('pro', 'Pro', 2400),
        isCurrent,
        onChoose: nothing,
      }),
    );
  expect(await card(true)).toMatch(/<button[^>]* disabled=""/);
  expect(await card(false)).not.toMatch(/<button[^>]* disabled=""/);
});

it('every feature of a plan is said in words', async () => {
  const html = await renderStatic(
    createElement(PlanCard, {
      dashboard: 'main',
      plan: plan('pro', 'Pro', 2400),
      isCurrent: false,
      onChoose: nothing,
    }),
  );
  for (const words of [
    '100 credits per month',
    'Standard support',
    'All tools',
    'Unlimited storage',
    'API access',
  ])
    expect(textIn(html)).toContain(words);
});

it('the question before a plan is cancelled says its last day and what stays', async () => {
  const html = await renderStatic(
    createElement(CancelDialog, {
      dashboard: 'main',
      subscription: subscriptionTo('Pro'),
      onClose: nothing,
      onDone: nothing,
    }),
  );
  expect(plain(html)).toContain('Pro runs on until 1 December 2026');
  expect(plain(html)).toContain('The credits you have and all your pictures stay.');
});

const bought: PlanChoice = {
  ...{ planId: 'pro', begins: 'now', from: null, dueCents: 2400 },
  ...{ unusedPlanName: null, unusedCents: 0, unusedDays: 0 },
};

it.each(['main', 'payment'] as const)(
  'choosing a plan is called a change where one runs (%s)',
  async (dashboard) => {
    const title = async (active: Subscription | null) => {
      const plans = [plan('basic', 'Basic', 900), plan('pro', 'Pro', 2400)];
      const html = await renderStatic(
        createElement(SubscribeDialog, {
          ...{ dashboard, plans, active, planId: 'pro', choices: [], ending: null },
          subscribe: () => Promise.resolve({ success: true as const }),
          ...{ onClose: nothing, onDone: nothing },
        }),
      );
      return /<h2[^>]*>([^<]*)/.exec(html)?.[1];
    };
    expect(await title(subscriptionTo('Basic'))).toBe('Change plan');
    expect(await title(null)).toMatch(/^Subscribe/);
  },
);

describe('the checkout', () => {
  it('shows what unused days take off, and what is left to pay', async () => {
    const credited = { dueCents: 1820, unusedCents: 580, unusedDays: 20, unusedPlanName: 'Basic' };
    const words = plain(await form(subscriptionTo('Basic'), null, credited));
    expect(words).toContain('20 unused days of Basic | −$5.80 | To pay now | $18.20');
    expect(words).toContain('$18.20 is charged now and $24.00 each month after that');
    expect(words).toContain('Change for $18.20');
    expect(words).not.toContain('Subscribe');
  });

  it('of a cheaper plan asks for no card, and says when it begins', async () => {
    const later = { begins: 'later', from: '2026-12-01T12:00:00.000Z', dueCents: 0 } as const;
    const html = await form(subscriptionTo('Business'), null, later);
    expect(plain(html)).toContain(
      'Business stays until 1 December 2026. Then Pro takes over at $24.00 a month.',
    );
    expect(plain(html)).toContain('Switch to Pro');
    expect(plain(html)).not.toContain('Payment method');
  });

  const form = (
    active: Subscription | null,
    ending: Subscription | null = null,
    choice: Partial<PlanChoice> | null = null,
  ) =>
    renderStatic(
      createElement(SubscribeForm, {
        dashboard: 'main',
        planId: 'pro',
        plans: [plan('basic', 'Basic', 900), plan('pro', 'Pro', 2400)],
        choices: choice ? [{ ...bought, ...choice }] : [],
        active,
        ending,
        subscribe: () => Promise.resolve({ success: true as const }),
        onClose: nothing,
        onDone: nothing,
      }),
    );

  it('warns of a switch, and does not offer the plan that runs', async () => {
    const html = await form(subscriptionTo('Basic'));
    expect(plain(html)).toContain('You switch from Basic to Pro.');
    expect(html).not.toContain('value="basic"');
  });

  it('renews by itself unless told otherwise, and says so with the price', async () => {
    const html = await form(null);
    expect(html).toMatch(/type="checkbox"[^>]* checked=""/);
    expect(plain(html)).toContain('$24.00 is charged now and $24.00 each month after that');
    expect(plain(html)).not.toContain('You switch');
    expect(plain(html)).toContain('Subscribe for $24.00');
  });

  it('warns that days already paid for are not refunded where a cancelled plan still runs', async () => {
    const html = await form(null, subscriptionTo('Pro', { status: 'cancelled' }));
    expect(plain(html)).toContain('Pro is paid until 1 December 2026. A new paid month begins at once');
    expect(html).toContain('value="pro"');
  });
});
