import { expect, it } from 'vitest';
import type { SentEvent } from '#test/support/payment-provider/suite-drivers.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { sessionIn } from '#test/support/money-drivers.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { purchaseCredits } from '../buying/purchase-credits.ts';
import { subscribe } from '../buying/subscribe.ts';
import { lookAtNotes, receiveEvent } from './events.ts';
import { type Buyer, useShop } from '#test/support/payments/shop.ts';
import { reconcileMoney } from './reconcile-money.ts';

/** `npm run test:money` plays 1,000. */
const deliveries = Number(process.env['MONEY_DELIVERIES'] ?? 250);
/** So that what each of them did is told about as often, however many there are. */
const buyersCount = Math.ceil(deliveries / 50);
const limitMs = 60_000 + deliveries * 1_000;
const STALE_MS = 301_000;
const DAY_MS = 86_400_000;

/** Numbers from 0 to below 1, the same in every run (Park and Miller's generator, 1988). */
const chances = (seed: number) => {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
};

const forged = ({ raw, signature }: SentEvent, how: number): SentEvent => {
  if (how < 0.25) return { raw: Buffer.from(raw.toString().replace('":"', '": "')), signature };
  if (how < 0.5) return { raw, signature: signature.replace(/.$/, (end) => (end === '0' ? '1' : '0')) };
  if (how < 0.75) return { raw, signature: signature.replace('v1=', 'v0=') };
  return { raw: Buffer.from('{}'), signature: '' };
};

describeOnBoth('events of the card provider', (on) => {
  const shop = useShop(on);
  const pay = (url = '') => shop.current.scene.payCheckout(sessionIn(url));
  const buyBoth = async ({ ctx }: Buyer) => {
    const credits = { amount: 10, credits: 100 };
    await pay((await purchaseCredits(ctx, { body: credits, idempotencyKey: null })).checkoutUrl);
    await pay((await subscribe(ctx, { body: { planId: 'pro' }, idempotencyKey: null })).checkoutUrl);
  };
  const deliver = (event: SentEvent, lateMs = 0) => {
    const now = () => on.clock.now() + lateMs;
    return receiveEvent({ ...shop.current.ctx, now }, event);
  };

  it('forged, changed, unsigned or old are refused and leave nothing', async () => {
    await shop.current.scene.takeEvents();
    await buyBoth(await shop.current.buyer());
    const [event] = await shop.current.scene.takeEvents();
    if (!event) throw new Error('there was no event');
    const unsigned = { ...event, signature: undefined };
    const refused = expect.objectContaining({ code: 'signature_invalid' });
    for (const how of [0, 0.3, 0.6, 0.9]) await expect(deliver(forged(event, how))).rejects.toThrow(refused);
    await expect(receiveEvent(shop.current.ctx, unsigned)).rejects.toThrow(refused);
    await expect(deliver(event, STALE_MS)).rejects.toThrow(refused);
    expect(await on.db.selectFrom('card_notices').selectAll().execute()).toEqual([]);
  });

  it('about what nobody here ordered change nothing', async () => {
    const { cards } = shop.current.scene;
    const person = { userId: 'nobody', email: 'no@example.test', fullName: 'No' };
    const customerId = await cards.createCustomer(person);
    const item = { name: 'else', amountCents: 500 };
    const reference = { orderId: 'none', userId: 'nobody' };
    await cards.chargeCard({ customerId, item, reference, cardId: 'card_1', idempotencyKey: 'else' });
    for (const event of await shop.current.scene.takeEvents()) await deliver(event);
    await lookAtNotes(shop.current.ctx);
    expect(await on.db.selectFrom('payments').selectAll().execute()).toEqual([]);
    expect(await on.db.selectFrom('card_notices').selectAll().execute()).toEqual([]);
  });

  it(
    `${deliveries} of them, doubled, shuffled, late, forged and lost, count each purchase once`,
    async () => {
      const chance = chances(7);
      const buyers = await Promise.all(Array.from({ length: buyersCount }, () => shop.current.buyer()));
      await shop.current.scene.takeEvents();
      for (const buyer of buyers) await buyBoth(buyer);
      await shop.current.scene.advance(32 * DAY_MS);
      const sent = await shop.current.scene.takeEvents();
      const arriving = sent.filter(() => chance() > 0.2);
      let bad = 0;
      let refused = 0;
      for (let i = 0; i < deliveries; i++) {
        const event = arriving[Math.floor(chance() * arriving.length)] as SentEvent;
        const [kind, how] = [chance(), chance()];
        bad += kind < 0.2 ? 1 : 0;
        const delivery = kind < 0.1 ? deliver(forged(event, how)) : deliver(event, kind < 0.2 ? STALE_MS : 0);
        await delivery.catch((error: unknown) => {
          expect((error as Refusal).code).toBe('signature_invalid');
          refused++;
        });
        if (chance() < 0.02)
          await Promise.all([lookAtNotes(shop.current.ctx), lookAtNotes(shop.current.ctx)]);
      }
      await reconcileMoney(shop.current.ctx);
      await lookAtNotes(shop.current.ctx);
      expect(refused).toBe(bad);
      for (const { userId } of buyers) {
        const { entries, paid, orders } = await shop.current.books(userId);
        expect(entries.toSorted((a, b) => a - b)).toEqual([100, 300, 300]);
        expect(paid.toSorted((a, b) => a - b)).toEqual([1000, 2400, 2400]);
        expect(orders).toEqual(['paid', 'paid']);
      }
      expect(await on.db.selectFrom('card_notices').selectAll().execute()).toEqual([]);
    },
    limitMs,
  );
});
