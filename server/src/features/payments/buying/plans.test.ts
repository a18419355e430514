import type { Subscription } from '@maquette/contract';
import { expect, it } from 'vitest';
import { sessionIn } from '#test/support/money-drivers.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { listSubscriptions } from '../../subscriptions/index.ts';
import { addMethod, setDefaultMethod } from '../cards/methods.ts';
import { reconcileMoney } from '../syncing/reconcile-money.ts';
import { cancelSubscription } from './cancellation.ts';
import { type Buyer, useShop } from '#test/support/payments/shop.ts';
import { renewSubscription } from './renew-subscription.ts';
import { subscribe } from './subscribe.ts';

const DAY_MS = 86_400_000;
const refused = (code: string) => expect.objectContaining({ code });

describeOnBoth('buying a plan', (on) => {
  const shop = useShop(on);
  const order = (
    { ctx }: Buyer,
    planId: string,
    changes: { autoRenew?: boolean; paymentMethodId?: string } = {},
  ) => subscribe(ctx, { body: { planId, paymentMethodId: 'card_1', ...changes }, idempotencyKey: null });
  const bought = async (buyer: Buyer, planId: string, autoRenew = true): Promise<Subscription> => {
    const { subscription } = await order(buyer, planId, { autoRenew });
    if (!subscription) throw new Error('not subscribed');
    return subscription;
  };
  const listed = async ({ ctx }: Buyer) =>
    (await listSubscriptions(ctx)).subscriptions.map(({ plan_id: plan, status, auto_renew: renews }) => ({
      ...{ plan, status, renews },
    }));
  const renew = ({ ctx }: Buyer, id: string, key: string | null = null) =>
    renewSubscription(ctx, { id, paymentMethodId: 'card_1', idempotencyKey: key });
  const later = async (days: number) => {
    await shop.current.scene.advance(days * DAY_MS);
    await reconcileMoney(shop.current.ctx);
  };
  const failing = async ({ ctx }: Buyer) => {
    const { data } = await addMethod(ctx, { paymentMethodId: shop.current.scene.testCards.failsLater });
    await setDefaultMethod(ctx, data);
  };

  it('is refused for a plan that does not exist, and for the one somebody has', async () => {
    const ada = await shop.current.buyer();
    await expect(order(ada, 'gold')).rejects.toThrow(refused('plan_unknown'));
    await expect(order(ada, 'constructor')).rejects.toThrow(refused('plan_unknown'));
    await bought(ada, 'basic');
    await expect(order(ada, 'basic')).rejects.toThrow(refused('already_subscribed'));
    expect((await shop.current.books(ada.userId)).paid).toEqual([900]);
  });

  it('is refused for somebody else’s subscription as for one that is not there', async () => {
    const [ada, eve] = [await shop.current.buyer(), await shop.current.buyer()];
    const { id } = await bought(ada, 'basic');
    const missing = refused('not_found');
    await expect(cancelSubscription(eve.ctx, { id })).rejects.toThrow(missing);
    await expect(renew(eve, id)).rejects.toThrow(missing);
    await expect(renew(ada, 'none')).rejects.toThrow(missing);
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'active', renews: true }]);
  });

  it('starts nothing with a card that is declined', async () => {
    const ada = await shop.current.buyer();
    const { data } = await addMethod(ada.ctx, { paymentMethodId: shop.current.scene.testCards.failsLater });
    const declined = order(ada, 'basic', { paymentMethodId: data.id });
    await expect(declined).rejects.toThrow(refused('card_declined'));
    expect(await listed(ada)).toEqual([]);
    expect(await shop.current.books(ada.userId)).toMatchObject({ entries: [], orders: ['failed'] });
  });

  it('gives the month’s credits at once, and again with each month that is paid', async () => {
    const ada = await shop.current.buyer();
    const first = await bought(ada, 'pro');
    expect(first).toMatchObject({ status: 'active', auto_renew: true, credits: 300, price: 24 });
    await later(32);
    await later(31);
    expect(await shop.current.books(ada.userId)).toMatchObject({
      ...{ entries: [300, 300, 300], paid: [2400, 2400, 2400], mails: ['renewal', 'renewal', 'renewal'] },
    });
    expect(await listed(ada)).toEqual([{ plan: 'pro', status: 'active', renews: true }]);
  });

  it('stops the plan before it once the new one is paid, and not sooner', async () => {
    const ada = await shop.current.buyer();
    const { id } = await bought(ada, 'basic');
    const body = { planId: 'pro' };
    const { checkoutUrl = '' } = await subscribe(ada.ctx, { body, idempotencyKey: null });
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'active', renews: true }]);
    await shop.current.scene.payCheckout(sessionIn(checkoutUrl));
    await reconcileMoney(shop.current.ctx);
    expect(await listed(ada)).toEqual([
      { plan: 'pro', status: 'active', renews: true },
      { plan: 'basic', status: 'cancelled', renews: false },
    ]);
    await expect(renew(ada, id)).rejects.toThrow(refused('subscription_runs'));
    // Nobody is told that a plan was cancelled which they have exchanged.
    expect((await shop.current.books(ada.userId)).mails).not.toContain('subscription-cancelled');
    await later(32);
    expect((await shop.current.books(ada.userId)).paid).toEqual([900, 1500, 2400]);
    await expect(renew(ada, id)).rejects.toThrow(refused('subscription_over'));
  });

  it('is cancelled to the end of what is paid, once; then nothing is left to cancel', async () => {
    const ada = await shop.current.buyer();
    const { id, end_date: end } = await bought(ada, 'basic');
    const { subscription } = await cancelSubscription(ada.ctx, { id });
    expect(subscription).toMatchObject({ status: 'cancelled', auto_renew: false, end_date: end });
    expect(await cancelSubscription(ada.ctx, { id })).toEqual({ success: true, subscription });
    await later(32);
    await expect(cancelSubscription(ada.ctx, { id })).rejects.toThrow(refused('subscription_over'));
    const { paid, mails } = await shop.current.books(ada.userId);
    expect([paid, mails]).toEqual([[900], ['renewal', 'subscription-cancelled']]);
  });

  it('may be done anew after a cancellation', async () => {
    const ada = await shop.current.buyer();
    const { id } = await bought(ada, 'basic');
    await cancelSubscription(ada.ctx, { id });
    await bought(ada, 'basic');
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'active', renews: true }]);
    expect((await shop.current.books(ada.userId)).paid).toEqual([900, 900]);
  });

  it('is taken up again once it has ended, as it was ordered, once under one key', async () => {
    const ada = await shop.current.buyer();
    const { id } = await bought(ada, 'basic', false);
    await expect(renew(ada, id)).rejects.toThrow(refused('subscription_runs'));
    await later(32);
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'expired', renews: false }]);
    const answer = await renew(ada, id, 'k1');
    expect(answer.subscription).toMatchObject({ plan_id: 'basic', status: 'active', auto_renew: false });
    expect(await renew(ada, id, 'k1')).toEqual(answer);
    await expect(renew(ada, id)).rejects.toThrow(refused('already_subscribed'));
    expect((await shop.current.books(ada.userId)).paid).toEqual([900, 900]);
  });

  it('expires after three tries, a mail each', async () => {
    const ada = await shop.current.buyer();
    await bought(ada, 'basic');
    await failing(ada);
    await later(32);
    expect((await listSubscriptions(ada.ctx)).subscriptions).toMatchObject([
      { status: 'expired', payment_failed: true },
    ]);
    for (const days of [3, 3]) await later(days);
    expect((await listSubscriptions(ada.ctx)).subscriptions).toMatchObject([{ payment_failed: false }]);
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'expired', renews: false }]);
    expect((await shop.current.books(ada.userId)).mails).toEqual([
      ...['renewal', 'renewal-failed', 'renewal-failed', 'renewal-failed'],
    ]);
  });

  it('charges nothing twice when it is taken up while the provider still tries', async () => {
    const ada = await shop.current.buyer();
    const { id } = await bought(ada, 'basic');
    await failing(ada);
    await later(32);
    await setDefaultMethod(ada.ctx, { id: 'card_1' });
    await renew(ada, id);
    await later(10);
    expect((await shop.current.books(ada.userId)).paid).toEqual([900, 900]);
  });

  it('can be cancelled while the provider still tries: then it is over', async () => {
    const ada = await shop.current.buyer();
    const { id } = await bought(ada, 'basic');
    await failing(ada);
    await later(32);
    await setDefaultMethod(ada.ctx, { id: 'card_1' });
    await cancelSubscription(ada.ctx, { id });
    await later(10);
    expect((await shop.current.books(ada.userId)).paid).toEqual([900]);
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'cancelled', renews: false }]);
  });
});
