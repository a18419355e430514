import { expect, it } from 'vitest';
import { sessionIn } from '#test/support/money-drivers.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { purchaseCredits } from '../buying/purchase-credits.ts';
import { subscribe } from '../buying/subscribe.ts';
import { reconcileMoney } from '../syncing/reconcile-money.ts';
import { syncCheckout } from '../syncing/sync-checkout.ts';
import { type Buyer, useShop } from '#test/support/payments/shop.ts';
import { closeAccountMoney } from './close-account-money.ts';

const DAY_MS = 86_400_000;
const refused = (code: string) => expect.objectContaining({ code });

describeOnBoth('closeAccountMoney', (on) => {
  const shop = useShop(on);
  const subscribed = async ({ ctx }: Buyer) =>
    subscribe(ctx, { body: { planId: 'basic', paymentMethodId: 'card_1' }, idempotencyKey: null });
  const checkout = async ({ ctx }: Buyer, planId?: string) => {
    const body = { amount: 10, credits: 100 };
    const { checkoutUrl = '' } = planId
      ? await subscribe(ctx, { body: { planId }, idempotencyKey: null })
      : await purchaseCredits(ctx, { body, idempotencyKey: null });
    return sessionIn(checkoutUrl);
  };
  const close = ({ userId }: Buyer) => closeAccountMoney(shop.current.ctx, { userId });
  const forget = ({ userId }: Buyer) =>
    on.db
      .updateTable('users')
      .set({ auth_provider: 'none', deleted_at: on.clock.now() })
      .where('id', '=', userId)
      .execute();
  const years = async () => {
    await shop.current.scene.advance(70 * DAY_MS);
    await reconcileMoney(shop.current.ctx);
  };

  it.each(['expireCheckout', 'endSubscription', 'removeCustomer'] as const)(
    'says so when the provider cannot be reached for %s, and can be done again',
    async (method) => {
      const ada = await shop.current.buyer();
      await subscribed(ada);
      await checkout(ada);
      shop.current.breakAt(method, 'before');
      await expect(close(ada)).rejects.toThrow(refused('cards_unavailable'));
      await close(ada);
      await years();
      expect((await shop.current.books(ada.userId)).paid).toEqual([900]);
    },
  );

  it('asks nobody about whoever never bought', async () => {
    const ada = await shop.current.buyer();
    shop.current.takeCalls();
    await close(ada);
    expect(shop.current.takeCalls()).toEqual([]);
  });

  it('ends subscriptions, closes checkouts, forgets the customer; what was paid stays', async () => {
    const ada = await shop.current.buyer();
    await subscribed(ada);
    const sessionId = await checkout(ada);
    await close(ada);
    await close(ada);
    expect(await shop.current.scene.cards.readCheckout(sessionId)).toMatchObject({ state: 'expired' });
    const customers = on.db.selectFrom('card_customers').selectAll().where('user_id', '=', ada.userId);
    expect(await customers.execute()).toEqual([]);
    await years();
    expect(await shop.current.books(ada.userId)).toMatchObject({
      ...{ balance: 100, paid: [900], orders: ['paid', 'expired'] },
    });
  });

  it('leaves no name in the sandbox either, where another provider takes the money by now', async () => {
    const ada = await shop.current.buyer();
    await subscribed(ada);
    const other = Object.create(ada.ctx.cards, { name: { value: 'stripe' } }) as typeof ada.ctx.cards;
    shop.current.takeCalls();
    await closeAccountMoney({ ...ada.ctx, cards: other }, ada);
    expect(shop.current.takeCalls()).toEqual([]);
    const customers = on.db.selectFrom('card_customers').selectAll().where('user_id', '=', ada.userId);
    expect(await customers.execute()).toEqual([]);
    const { email } = await on.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', ada.userId)
      .executeTakeFirstOrThrow();
    const kept = await on.db.selectFrom('sandbox_objects').select('body').execute();
    expect(kept.filter(({ body }) => body.includes(email))).toEqual([]);
  });

  it('counts a checkout that was paid just before', async () => {
    const ada = await shop.current.buyer();
    await shop.current.scene.payCheckout(await checkout(ada));
    await close(ada);
    expect(await shop.current.books(ada.userId)).toMatchObject({ paid: [1000], orders: ['paid'] });
  });

  it('a plan that was paid while its buyer left is ended as soon as it is known', async () => {
    const ada = await shop.current.buyer();
    const sessionId = await checkout(ada, 'basic');
    await shop.current.scene.payCheckout(sessionId);
    await forget(ada);
    await syncCheckout(shop.current.ctx, sessionId);
    await years();
    expect((await shop.current.books(ada.userId)).paid).toEqual([900]);
  });
});
