import type { Subscription } from '@maquette/contract';
import { expect, it } from 'vitest';
import { sessionIn } from '#test/support/money-drivers.ts';
import { type Buyer, useShop } from '#test/support/payments/shop.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { listSubscriptions } from '../../subscriptions/index.ts';
import { getReceipt, listReceipts } from '../receipts/receipts.ts';
import { refundPayment } from '../receipts/refund-payment.ts';
import { reconcileMoney } from '../syncing/reconcile-money.ts';
import { cancelSubscription } from './cancellation.ts';
import { listPlanChoices } from './plan-choices.ts';
import { subscribe } from './subscribe.ts';
import { keepPlan } from './switch-later.ts';

const DAY_MS = 86_400_000;
const refused = (code: string) => expect.objectContaining({ code });

describeOnBoth('switching plans', (on) => {
  const shop = useShop(on);
  const order = ({ ctx }: Buyer, planId: string, more: { dueCents?: number; autoRenew?: boolean } = {}) =>
    subscribe(ctx, { body: { planId, paymentMethodId: 'card_1', ...more }, idempotencyKey: null });
  const bought = async (buyer: Buyer, planId: string, autoRenew = true): Promise<Subscription> => {
    const { subscription } = await order(buyer, planId, { autoRenew });
    if (!subscription) throw new Error('not subscribed');
    return subscription;
  };
  const choices = async ({ ctx }: Buyer) => (await listPlanChoices(ctx)).choices;
  const choice = async (buyer: Buyer, planId: string) =>
    (await choices(buyer)).find((one) => one.planId === planId);
  const listed = async ({ ctx }: Buyer) =>
    (await listSubscriptions(ctx)).subscriptions.map((one) => ({
      ...{ plan: one.plan_id, status: one.status, renews: one.auto_renew, next: one.next_plan?.id ?? null },
    }));
  const later = async (days: number) => {
    await shop.current.scene.advance(days * DAY_MS);
    await reconcileMoney(shop.current.ctx);
  };
  const paid = async ({ userId }: Buyer) => (await shop.current.books(userId)).paid;
  const newestInvoice = async ({ ctx }: Buyer) => {
    const [{ id = '' } = {}] = (await listReceipts(ctx)).receipts;
    return (await getReceipt(ctx, { id })).documents[0];
  };

  it('buys nothing at another price than the buyer was told', async () => {
    const ada = await shop.current.buyer();
    await bought(ada, 'basic');
    await expect(order(ada, 'pro', { dueCents: 2400 })).rejects.toThrow(refused('offer_mismatch'));
    await expect(order(ada, 'basic')).rejects.toThrow(refused('already_subscribed'));
    expect(await paid(ada)).toEqual([900]);
  });

  it('to a dearer plan takes the unused days off its first month, as shown, and says so on the invoice', async () => {
    const ada = await shop.current.buyer();
    await bought(ada, 'basic');
    await later(10.5);
    const told = await choice(ada, 'pro');
    expect(told).toMatchObject({ begins: 'now', unusedDays: 20, unusedPlanName: 'Basic' });
    const dueCents = told?.dueCents ?? 0;
    expect([dueCents, told?.unusedCents]).toEqual([2400 - 580, 580]);
    await order(ada, 'pro', { dueCents });
    expect(await newestInvoice(ada)).toMatchObject({
      ...{ priceCents: 2400, unused: { planName: 'Basic', cents: 580 }, totalCents: 1820, planName: 'Pro' },
    });
    await later(32);
    expect(await paid(ada)).toEqual([900, 1820, 2400]);
    expect(await newestInvoice(ada)).toMatchObject({ unused: null, totalCents: 2400 });
  });

  it('credits days once: pages that are open for them are closed before they count for another plan', async () => {
    const ada = await shop.current.buyer();
    await bought(ada, 'basic');
    const { checkoutUrl = '' } = await subscribe(ada.ctx, { body: { planId: 'pro' }, idempotencyKey: null });
    await bought(ada, 'business');
    await shop.current.scene.payCheckout(sessionIn(checkoutUrl));
    await reconcileMoney(shop.current.ctx);
    expect(await paid(ada)).toEqual([900, 6000]);
    // What was credited is worth as much as what was paid.
    expect((await choice(ada, 'pro'))?.begins).toBe('later');
  });

  it('credits no days whose money went back, and none twice for the same plan', async () => {
    const ada = await shop.current.buyer();
    const { id } = await bought(ada, 'basic');
    const [{ id: receipt = '' } = {}] = (await listReceipts(ada.ctx)).receipts;
    await cancelSubscription(ada.ctx, { id });
    expect(await choice(ada, 'basic')).toMatchObject({ begins: 'now', dueCents: 900, unusedCents: 0 });
    expect(await choice(ada, 'pro')).toMatchObject({ dueCents: 1500, unusedCents: 900 });
    await refundPayment(shop.current.ctx, { id: receipt });
    expect(await choice(ada, 'pro')).toMatchObject({ dueCents: 2400, unusedCents: 0, unusedPlanName: null });
  });

  it('to a cheaper plan costs nothing now and takes over when the paid month ends', async () => {
    const ada = await shop.current.buyer();
    const pro = await bought(ada, 'pro');
    expect(await choice(ada, 'basic')).toMatchObject({ begins: 'later', from: pro.end_date, dueCents: 0 });
    const { subscription } = await order(ada, 'basic', { dueCents: 0 });
    await order(ada, 'basic');
    expect(subscription).toMatchObject({ id: pro.id, plan_id: 'pro', next_plan: { id: 'basic', price: 9 } });
    expect(await listed(ada)).toEqual([{ plan: 'pro', status: 'active', renews: true, next: 'basic' }]);
    await later(32);
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'active', renews: true, next: null }]);
    const { entries } = await shop.current.books(ada.userId);
    expect([await paid(ada), entries]).toEqual([
      [2400, 900],
      [300, 100],
    ]);
    expect(await newestInvoice(ada)).toMatchObject({ planName: 'Basic', credits: 100, totalCents: 900 });
    await later(32);
    expect(await paid(ada)).toEqual([2400, 900, 900]);
  });

  it('to a cheaper plan can be taken back; nobody else may', async () => {
    const [ada, eve] = [await shop.current.buyer(), await shop.current.buyer()];
    const { id } = await bought(ada, 'business');
    await order(ada, 'basic');
    await order(ada, 'pro');
    expect((await listed(ada))[0]?.next).toBe('pro');
    await expect(keepPlan(eve.ctx, { id })).rejects.toThrow(refused('not_found'));
    expect((await keepPlan(ada.ctx, { id })).subscription.next_plan).toBeNull();
    await keepPlan(ada.ctx, { id });
    await later(32);
    expect(await paid(ada)).toEqual([6900, 6900]);
    await cancelSubscription(ada.ctx, { id });
    await later(40);
    await expect(keepPlan(ada.ctx, { id })).rejects.toThrow(refused('subscription_over'));
  });

  it('to a cheaper plan takes a cancellation back; what was not to renew itself is bought at once', async () => {
    const ada = await shop.current.buyer();
    const { id } = await bought(ada, 'pro');
    await cancelSubscription(ada.ctx, { id });
    await order(ada, 'basic');
    expect(await listed(ada)).toEqual([{ plan: 'pro', status: 'active', renews: true, next: 'basic' }]);
    const eve = await shop.current.buyer();
    await bought(eve, 'pro', false);
    await order(eve, 'basic');
    expect(await paid(eve)).toEqual([2400, 900].toSorted((a, b) => b - a));
  });

  it.each(['before', 'after'] as const)(
    'is told to the provider in the end where it broke off %s',
    async (when) => {
      const ada = await shop.current.buyer();
      await bought(ada, 'pro');
      shop.current.breakAt('setItem', when);
      await expect(order(ada, 'basic')).rejects.toThrow(refused('cards_unavailable'));
      await reconcileMoney(shop.current.ctx);
      await later(32);
      expect(await paid(ada)).toEqual([2400, 900]);
    },
  );
});
