import { expect, it } from 'vitest';
import { Refusal } from '../../../platform/refusal.ts';
import { sessionIn } from '#test/support/money-drivers.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { purchaseCredits } from '../buying/purchase-credits.ts';
import { subscribe } from '../buying/subscribe.ts';
import { verifyCreditSession, verifySubscriptionSession } from '../buying/verify-session.ts';
import { lookAtNotes, receiveEvent } from './events.ts';
import { type Buyer, useShop } from '#test/support/payments/shop.ts';
import { reconcileMoney } from './reconcile-money.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describeOnBoth('what was paid is counted once', (on) => {
  const shop = useShop(on);
  const key = { idempotencyKey: 'k1' };
  const credits = (buyer: Buyer, paymentMethodId?: string) =>
    purchaseCredits(buyer.ctx, { body: { amount: 10, credits: 100, paymentMethodId }, ...key });
  const plan = (buyer: Buyer, paymentMethodId?: string) =>
    subscribe(buyer.ctx, { body: { planId: 'basic', paymentMethodId }, ...key });
  const paidSessions = async (buyer: Buyer) => {
    const urls = [await credits(buyer), await subscribeElse(buyer)].map(
      ({ checkoutUrl = '' }) => checkoutUrl,
    );
    for (const url of urls) await shop.current.scene.payCheckout(sessionIn(url));
    return urls.map(sessionIn);
  };
  const subscribeElse = ({ ctx }: Buyer) =>
    subscribe(ctx, { body: { planId: 'basic' }, idempotencyKey: 'k2' });
  const settled = async ({ userId }: Buyer) => {
    const { paid, entries, orders } = await shop.current.books(userId);
    return { paid: paid.toSorted(), entries, orders };
  };
  const both = { paid: [1000, 900], entries: [100, 100], orders: ['paid', 'paid'] };

  it('by its events alone', async () => {
    const ada = await shop.current.buyer();
    await shop.current.scene.takeEvents();
    await paidSessions(ada);
    for (const event of await shop.current.scene.takeEvents()) await receiveEvent(shop.current.ctx, event);
    await lookAtNotes(shop.current.ctx);
    expect(await settled(ada)).toEqual(both);
  });

  it('by the success page alone', async () => {
    const ada = await shop.current.buyer();
    const [first = '', second = ''] = await paidSessions(ada);
    await verifyCreditSession(ada.ctx, { sessionId: first });
    await verifySubscriptionSession(ada.ctx, { sessionId: second });
    expect(await settled(ada)).toEqual(both);
  });

  it('by reconciling alone', async () => {
    const ada = await shop.current.buyer();
    await paidSessions(ada);
    await reconcileMoney(shop.current.ctx);
    await reconcileMoney(shop.current.ctx);
    expect(await settled(ada)).toEqual(both);
    await shop.current.scene.advance(32 * DAY_MS);
    await reconcileMoney(shop.current.ctx);
    expect((await settled(ada)).entries).toEqual([100, 100, 100]);
  });

  it('also when the checkout had long been given up here', async () => {
    const ada = await shop.current.buyer();
    const { checkoutUrl = '' } = await credits(ada);
    const sessionId = sessionIn(checkoutUrl);
    await shop.current.scene.payCheckout(sessionId);
    const gone = { state: 'expired', closed_at: 1 };
    await on.db.updateTable('orders').set(gone).where('session_id', '=', sessionId).execute();
    await verifyCreditSession(ada.ctx, { sessionId });
    expect(await settled(ada)).toMatchObject({ paid: [1000], orders: ['paid'] });
  });

  const faults = (['before', 'after'] as const).flatMap((moment) => [
    ...(['createCustomer', 'chargeCard', 'readPayment'] as const).map((method) => ({
      moment,
      method,
      what: credits,
    })),
    ...(['subscribeWithCard', 'readSubscription'] as const).map((method) => ({ moment, method, what: plan })),
  ]);
  const isTaken = ({ moment, method }: (typeof faults)[number]) =>
    method.startsWith('read') || (moment === 'after' && method !== 'createCustomer');

  it.each(faults)('or nothing is taken: the provider breaks off $moment $method', async (fault) => {
    const ada = await shop.current.buyer();
    shop.current.breakAt(fault.method, fault.moment);
    await expect(fault.what(ada, 'card_1')).rejects.toThrow(Refusal);
    expect((await shop.current.books(ada.userId)).entries).toEqual([]);
    await reconcileMoney(shop.current.ctx);
    expect((await shop.current.books(ada.userId)).entries).toEqual(isTaken(fault) ? [100] : []);
    await shop.current.scene.advance(16 * MINUTE_MS);
    await reconcileMoney(shop.current.ctx);
    const { orders, entries } = await shop.current.books(ada.userId);
    expect(entries).toEqual(isTaken(fault) ? [100] : []);
    expect(orders).toEqual(fault.method === 'createCustomer' ? [] : [isTaken(fault) ? 'paid' : 'failed']);
  });

  it.each(faults)('and once when tried again under its key: $moment $method', async (fault) => {
    const ada = await shop.current.buyer();
    shop.current.breakAt(fault.method, fault.moment);
    await expect(fault.what(ada, 'card_1')).rejects.toThrow(Refusal);
    expect(await fault.what(ada, 'card_1')).toMatchObject({ success: true });
    await reconcileMoney(shop.current.ctx);
    expect(await shop.current.books(ada.userId)).toMatchObject({ entries: [100], orders: ['paid'] });
    expect(await shop.current.taken(ada.userId)).toHaveLength(1);
  });

  it.each(['before', 'after'] as const)(
    'and the checkout whose answer is lost %s it was opened is opened once',
    async (moment) => {
      const ada = await shop.current.buyer();
      shop.current.breakAt('openCheckout', moment);
      await expect(credits(ada)).rejects.toThrow(Refusal);
      const { checkoutUrl = '' } = await credits(ada);
      await shop.current.scene.payCheckout(sessionIn(checkoutUrl));
      await reconcileMoney(shop.current.ctx);
      expect(await settled(ada)).toMatchObject({ paid: [1000], orders: ['paid'] });
    },
  );

  it('and a server that falls between writing the order and charging it has taken nothing', async () => {
    const ada = await shop.current.buyer();
    const cards = Object.create(ada.ctx.cards, {
      chargeCard: { value: () => Promise.reject(new Error('the server fell')) },
    }) as typeof ada.ctx.cards;
    await expect(credits({ ...ada, ctx: { ...ada.ctx, cards } }, 'card_1')).rejects.toThrow('fell');
    await reconcileMoney(shop.current.ctx);
    expect((await settled(ada)).orders).toEqual(['open']);
    await shop.current.scene.advance(16 * MINUTE_MS);
    await reconcileMoney(shop.current.ctx);
    expect(await settled(ada)).toEqual({ paid: [], entries: [], orders: ['failed'] });
  });

  it('and the older plan is stopped also when that failed at first', async () => {
    const ada = await shop.current.buyer();
    await plan(ada, 'card_1');
    shop.current.breakAt('setRenewal', 'before');
    const body = { planId: 'pro', paymentMethodId: 'card_1' };
    expect(await subscribe(ada.ctx, { body, idempotencyKey: null })).toMatchObject({
      subscription: { plan_id: 'pro', status: 'active' },
    });
    await lookAtNotes(shop.current.ctx);
    await shop.current.scene.advance(32 * DAY_MS);
    await reconcileMoney(shop.current.ctx);
    expect((await settled(ada)).entries).toEqual([100, 300, 300]);
  });

  it('and a checkout whose money never comes is not asked about for ever; should it come, it counts', async () => {
    const ada = await shop.current.buyer();
    const sessionId = sessionIn((await credits(ada)).checkoutUrl ?? '');
    await shop.current.scene.payCheckout(sessionId);
    const { cards } = shop.current.ctx;
    const waiting = Object.create(cards, {
      readCheckout: {
        value: async (id: string) => ({ ...(await cards.readCheckout(id)), isPaid: false, paymentId: null }),
      },
    }) as typeof cards;
    const reconcile = () => reconcileMoney({ ...shop.current.ctx, cards: waiting });
    await on.db.deleteFrom('card_notices').execute();
    await shop.current.scene.advance(29 * DAY_MS);
    await reconcile();
    expect((await settled(ada)).orders).toEqual(['open']);
    await shop.current.scene.advance(2 * DAY_MS);
    await reconcile();
    expect(await settled(ada)).toEqual({ paid: [], entries: [], orders: ['failed'] });
    await verifyCreditSession(ada.ctx, { sessionId });
    expect(await settled(ada)).toEqual({ paid: [1000], entries: [100], orders: ['paid'] });
  });

  it('and nobody is charged by reconciling', async () => {
    const ada = await shop.current.buyer();
    await credits(ada);
    shop.current.takeCalls();
    await reconcileMoney(shop.current.ctx);
    const charging = ['chargeCard', 'subscribeWithCard', 'openCheckout'];
    expect(shop.current.takeCalls().filter((name) => charging.includes(name))).toEqual([]);
  });
});
