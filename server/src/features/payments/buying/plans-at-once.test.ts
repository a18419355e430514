import { expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { listSubscriptions } from '../../subscriptions/index.ts';
import { reconcileMoney } from '../syncing/reconcile-money.ts';
import { type Buyer, useShop } from '#test/support/payments/shop.ts';
import { renewSubscription } from './renew-subscription.ts';
import { subscribe } from './subscribe.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describeOnBoth('a plan that is bought at the same moment in two tabs', (on) => {
  const shop = useShop(on);
  const card = 'card_1';
  const order = ({ ctx }: Buyer, planId: string, idempotencyKey: string) =>
    subscribe(ctx, { body: { planId, paymentMethodId: card }, idempotencyKey });
  const outcomes = async (tries: Promise<unknown>[]) =>
    (await Promise.allSettled(tries)).map((one) =>
      one.status === 'fulfilled' ? 'bought' : String((one.reason as { code?: string }).code),
    );
  const once = ['bought', expect.stringMatching(/^(already_subscribed|purchase_in_progress)$/)];

  it('is paid once: the other tab is refused', async () => {
    const ada = await shop.current.buyer();
    const both = await outcomes([order(ada, 'basic', 'tab-1'), order(ada, 'basic', 'tab-2')]);
    expect(both.toSorted((a, b) => Number(b === 'bought') - Number(a === 'bought'))).toEqual(once);
    await reconcileMoney(shop.current.ctx);
    expect(await shop.current.books(ada.userId)).toMatchObject({ paid: [900], entries: [100] });
  });

  it('is taken up again once', async () => {
    const ada = await shop.current.buyer();
    const body = { planId: 'basic', paymentMethodId: card, autoRenew: false };
    await subscribe(ada.ctx, { body, idempotencyKey: null });
    await shop.current.scene.advance(32 * DAY_MS);
    await reconcileMoney(shop.current.ctx);
    const id = (await listSubscriptions(ada.ctx)).subscriptions[0]?.id ?? '';
    const renew = (idempotencyKey: string) =>
      renewSubscription(ada.ctx, { id, paymentMethodId: card, idempotencyKey });
    const both = await outcomes([renew('tab-1'), renew('tab-2')]);
    expect(both.toSorted((a, b) => Number(b === 'bought') - Number(a === 'bought'))).toEqual(once);
    await reconcileMoney(shop.current.ctx);
    expect((await shop.current.books(ada.userId)).paid).toEqual([900, 900]);
  });

  it('is paid once also by whoever comes back under another key because the answer was lost', async () => {
    const ada = await shop.current.buyer();
    shop.current.breakAt('subscribeWithCard', 'after');
    expect(await outcomes([order(ada, 'basic', 'first')])).toEqual(['cards_unavailable']);
    expect(await outcomes([order(ada, 'basic', 'at-once')])).toEqual(['already_subscribed']);
    await shop.current.scene.advance(3 * MINUTE_MS);
    expect(await outcomes([order(ada, 'basic', 'later')])).toEqual(['already_subscribed']);
    expect(await shop.current.books(ada.userId)).toMatchObject({ paid: [900], orders: ['paid'] });
  });

  it('can be bought once nobody can be charging for it any more', async () => {
    const ada = await shop.current.buyer();
    shop.current.breakAt('subscribeWithCard', 'before');
    expect(await outcomes([order(ada, 'basic', 'first')])).toEqual(['cards_unavailable']);
    await shop.current.scene.advance(3 * MINUTE_MS);
    expect(await outcomes([order(ada, 'basic', 'later')])).toEqual(['bought']);
    expect((await shop.current.books(ada.userId)).paid).toEqual([900]);
  });

  it('says the same twice under one key, as if it had been pressed once', async () => {
    const ada = await shop.current.buyer();
    const [one, other] = await Promise.all([order(ada, 'basic', 'one'), order(ada, 'basic', 'one')]);
    expect(other).toEqual(one);
    expect((await shop.current.books(ada.userId)).paid).toEqual([900]);
  });
});
