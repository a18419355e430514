import type { Subscription } from '@maquette/contract';
import { expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { listSubscriptions } from '../../subscriptions/index.ts';
import { reconcileMoney } from '../syncing/reconcile-money.ts';
import { type Buyer, useShop } from '#test/support/payments/shop.ts';
import { cancelSubscription, resumeSubscription } from './cancellation.ts';
import { subscribe } from './subscribe.ts';

const DAY_MS = 86_400_000;
const refused = (code: string) => expect.objectContaining({ code });

describeOnBoth('taking a cancellation back', (on) => {
  const shop = useShop(on);
  const bought = async ({ ctx }: Buyer, planId: string, autoRenew = true): Promise<Subscription> => {
    const body = { planId, paymentMethodId: 'card_1', autoRenew };
    const { subscription } = await subscribe(ctx, { body, idempotencyKey: null });
    if (!subscription) throw new Error('not subscribed');
    return subscription;
  };
  const cancelled = async (buyer: Buyer, autoRenew = true): Promise<Subscription> => {
    const { id } = await bought(buyer, 'basic', autoRenew);
    return (await cancelSubscription(buyer.ctx, { id })).subscription;
  };
  const listed = async ({ ctx }: Buyer) =>
    (await listSubscriptions(ctx)).subscriptions.map(({ plan_id: plan, status, auto_renew: renews }) => ({
      ...{ plan, status, renews },
    }));
  const later = async (days: number) => {
    await shop.current.scene.advance(days * DAY_MS);
    await reconcileMoney(shop.current.ctx);
  };

  it('is refused for somebody else’s subscription as for one that is not there', async () => {
    const [ada, eve] = [await shop.current.buyer(), await shop.current.buyer()];
    const { id } = await cancelled(ada);
    await expect(resumeSubscription(eve.ctx, { id })).rejects.toThrow(refused('not_found'));
    await expect(resumeSubscription(ada.ctx, { id: 'none' })).rejects.toThrow(refused('not_found'));
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'cancelled', renews: false }]);
  });

  it('is refused once the plan has ended, and where a later one has taken its place', async () => {
    const ada = await shop.current.buyer();
    const { id } = await cancelled(ada);
    await shop.current.scene.advance(1000);
    const { id: later2 } = await bought(ada, 'pro');
    await expect(resumeSubscription(ada.ctx, { id })).rejects.toThrow(refused('subscription_replaced'));
    await cancelSubscription(ada.ctx, { id: later2 });
    await expect(resumeSubscription(ada.ctx, { id })).rejects.toThrow(refused('subscription_replaced'));
    await later(32);
    await expect(resumeSubscription(ada.ctx, { id })).rejects.toThrow(refused('subscription_over'));
    expect((await shop.current.books(ada.userId)).paid).toEqual([900, 1530]);
  });

  it('leaves it cancelled while the provider is away, and can be asked again', async () => {
    const ada = await shop.current.buyer();
    const { id } = await cancelled(ada);
    shop.current.breakAt('setRenewal', 'before');
    await expect(resumeSubscription(ada.ctx, { id })).rejects.toThrow(refused('cards_unavailable'));
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'cancelled', renews: false }]);
    await resumeSubscription(ada.ctx, { id });
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'active', renews: true }]);
  });

  it('is written down later where the answer was lost', async () => {
    const ada = await shop.current.buyer();
    const { id } = await cancelled(ada);
    shop.current.breakAt('setRenewal', 'after');
    await expect(resumeSubscription(ada.ctx, { id })).rejects.toThrow(refused('cards_unavailable'));
    await reconcileMoney(shop.current.ctx);
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'active', renews: true }]);
  });

  it('charges nothing now and the next month as before, told once, also for a double click', async () => {
    const ada = await shop.current.buyer();
    const { id, end_date: end } = await cancelled(ada);
    await shop.current.scene.advance(DAY_MS);
    const [one, other] = await Promise.all([
      resumeSubscription(ada.ctx, { id }),
      resumeSubscription(ada.ctx, { id }),
    ]);
    expect(one.subscription).toMatchObject({ status: 'active', auto_renew: true, end_date: end });
    expect(other).toEqual(one);
    expect(await resumeSubscription(ada.ctx, { id })).toEqual(one);
    const { paid, mails } = await shop.current.books(ada.userId);
    expect([paid, mails]).toEqual([[900], ['renewal', 'subscription-cancelled', 'subscription-resumed']]);
    await later(32);
    expect((await shop.current.books(ada.userId)).paid).toEqual([900, 900]);
  });

  it('is cancelled again like any other, and what is cancelled last is charged no more', async () => {
    const ada = await shop.current.buyer();
    const { id } = await cancelled(ada);
    await resumeSubscription(ada.ctx, { id });
    await cancelSubscription(ada.ctx, { id });
    await later(32);
    expect((await shop.current.books(ada.userId)).paid).toEqual([900]);
    expect(await listed(ada)).toEqual([{ plan: 'basic', status: 'cancelled', renews: false }]);
  });

  it('gives back a plan that was never to renew as it was', async () => {
    const ada = await shop.current.buyer();
    const { id } = await cancelled(ada, false);
    const { subscription } = await resumeSubscription(ada.ctx, { id });
    expect(subscription).toMatchObject({ status: 'active', auto_renew: false });
    await later(32);
    expect((await shop.current.books(ada.userId)).paid).toEqual([900]);
  });

  it('and a cancellation at the same moment end as the provider has it, charged accordingly', async () => {
    const ada = await shop.current.buyer();
    const { id } = await cancelled(ada);
    await shop.current.scene.advance(1000);
    await Promise.all([
      resumeSubscription(ada.ctx, { id }),
      cancelSubscription(ada.ctx, { id }),
      resumeSubscription(ada.ctx, { id }),
      cancelSubscription(ada.ctx, { id }),
    ]);
    await shop.current.scene.advance(1000);
    await reconcileMoney(shop.current.ctx);
    const [{ status } = { status: 'none' }] = await listed(ada);
    await later(32);
    const { paid } = await shop.current.books(ada.userId);
    expect(paid).toEqual(status === 'active' ? [900, 900] : [900]);
  });
});
