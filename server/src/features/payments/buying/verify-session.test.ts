import { expect, it } from 'vitest';
import { sessionIn } from '#test/support/money-drivers.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { type Buyer, useShop } from '#test/support/payments/shop.ts';
import { purchaseCredits } from './purchase-credits.ts';
import { subscribe } from './subscribe.ts';
import { verifyCreditSession, verifySubscriptionSession } from './verify-session.ts';

const DAY_MS = 86_400_000;
const refused = (code: string) => expect.objectContaining({ code });

describeOnBoth('verifying a checkout', (on) => {
  const shop = useShop(on);
  const creditSession = async ({ ctx }: Buyer) => {
    const body = { amount: 10, credits: 100 };
    return sessionIn((await purchaseCredits(ctx, { body, idempotencyKey: null })).checkoutUrl ?? '');
  };
  const planSession = async ({ ctx }: Buyer, autoRenew = true) => {
    const body = { planId: 'basic', autoRenew };
    return sessionIn((await subscribe(ctx, { body, idempotencyKey: null })).checkoutUrl ?? '');
  };

  it('knows nobody else’s, nor one of the other kind, and asks nobody about them', async () => {
    const [ada, eve] = [await shop.current.buyer(), await shop.current.buyer()];
    const [credits, plan] = [await creditSession(ada), await planSession(ada)];
    await shop.current.scene.payCheckout(credits);
    shop.current.takeCalls();
    const missing = refused('not_found');
    await expect(verifyCreditSession(eve.ctx, { sessionId: credits })).rejects.toThrow(missing);
    await expect(verifyCreditSession(eve.ctx, { sessionId: 'cs_none' })).rejects.toThrow(missing);
    await expect(verifyCreditSession(ada.ctx, { sessionId: plan })).rejects.toThrow(missing);
    await expect(verifySubscriptionSession(ada.ctx, { sessionId: credits })).rejects.toThrow(missing);
    expect(shop.current.takeCalls()).toEqual([]);
    expect((await shop.current.books(ada.userId)).balance).toBe(0);
  });

  it('grants nothing for one that is not paid, or has expired', async () => {
    const ada = await shop.current.buyer();
    const sessionId = await creditSession(ada);
    await expect(verifyCreditSession(ada.ctx, { sessionId })).rejects.toThrow(refused('session_unpaid'));
    await shop.current.scene.advance(DAY_MS + 1000);
    for (let i = 0; i < 2; i++)
      await expect(verifyCreditSession(ada.ctx, { sessionId })).rejects.toThrow(refused('checkout_expired'));
    expect(await shop.current.books(ada.userId)).toMatchObject({ balance: 0, orders: ['expired'] });
  });

  it('grants once, however often and by however many at once it is asked', async () => {
    const ada = await shop.current.buyer();
    const sessionId = await creditSession(ada);
    await shop.current.scene.payCheckout(sessionId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => verifyCreditSession(ada.ctx, { sessionId })),
    );
    answers.push(await verifyCreditSession(ada.ctx, { sessionId }));
    for (const answer of answers)
      expect(answer).toEqual({ success: true, creditBalance: 100, creditsAdded: 100 });
    expect(await shop.current.books(ada.userId)).toMatchObject({ entries: [100], mails: ['receipt'] });
  });

  it('starts a plan once, as it was ordered: this one is not to renew', async () => {
    const ada = await shop.current.buyer();
    const sessionId = await planSession(ada, false);
    await shop.current.scene.payCheckout(sessionId);
    const verified = await verifySubscriptionSession(ada.ctx, { sessionId });
    expect(verified).toMatchObject({
      creditsAdded: 100,
      subscription: { plan_id: 'basic', status: 'active', auto_renew: false },
    });
    expect(await verifySubscriptionSession(ada.ctx, { sessionId })).toEqual(verified);
    await shop.current.scene.advance(40 * DAY_MS);
    expect(await shop.current.books(ada.userId)).toMatchObject({ entries: [100], mails: ['renewal'] });
    const row = on.db.selectFrom('subscriptions').select('provider_id').where('user_id', '=', ada.userId);
    const { provider_id: id } = await row.executeTakeFirstOrThrow();
    expect(await shop.current.scene.cards.readSubscription(id)).toMatchObject({ state: 'over', paid: [{}] });
  });
});
