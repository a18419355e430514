import { expect, it } from 'vitest';
import type { SentEvent } from '#test/support/payment-provider/suite-drivers.ts';
import { sessionIn } from '#test/support/money-drivers.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { subscribe } from '../buying/subscribe.ts';
import { lookAtNotes, receiveEvent } from './events.ts';
import { type Buyer, useShop } from '#test/support/payments/shop.ts';

const DAY_MS = 86_400_000;
const PATIENCE_MS = 120_000;

const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, i) =>
        ordersOf(things.filter((_one, j) => j !== i)).map((rest) => [first, ...rest]),
      );

/** Somebody's subscription and what became of it, of which nothing was heard here yet. */
interface Life {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly firstPaymentId: string;
  readonly sessionId: string;
}

describeOnBoth('five events in any order', (on) => {
  const shop = useShop(on);
  const subscribed = async ({ ctx, userId }: Buyer): Promise<Life> => {
    const { scene } = shop.current;
    const { checkoutUrl = '' } = await subscribe(ctx, { body: { planId: 'basic' }, idempotencyKey: null });
    const sessionId = sessionIn(checkoutUrl);
    await scene.payCheckout(sessionId);
    const subscriptionId = (await scene.cards.readCheckout(sessionId))?.subscriptionId ?? '';
    const months = (await scene.cards.readSubscription(subscriptionId))?.paid ?? [];
    return { userId, subscriptionId, sessionId, firstPaymentId: months[0]?.paymentId ?? '' };
  };
  const stateOf = async ({ userId }: Life) => {
    const { mails, ...books } = await shop.current.books(userId);
    const row = on.db
      .selectFrom('subscriptions')
      .select(['renews', 'failed_tries', 'is_over'])
      .where('user_id', '=', userId);
    // The order of mails and of entries tells when things were heard of.
    return {
      ...{ ...books, entries: books.entries.toSorted((a, b) => a - b), mails: mails.toSorted() },
      subscription: await row.executeTakeFirstOrThrow(),
    };
  };

  it(
    'end in one state: subscribed, paid, renewed, refunded in part, stopped',
    async () => {
      const { scene } = shop.current;
      const all = ordersOf([0, 1, 2, 3, 4]);
      const orders = on.kind === 'sqlite' ? all : all.filter((_order, i) => i % 12 === 0);
      const lives: Life[] = [];
      for (let i = 0; i < orders.length; i++) lives.push(await subscribed(await shop.current.buyer()));
      await scene.advance(32 * DAY_MS);
      for (const { subscriptionId, firstPaymentId: paymentId } of lives) {
        await scene.cards.refund({ paymentId, amountCents: 450, idempotencyKey: paymentId });
        await scene.cards.setRenewal(subscriptionId, false);
      }
      const heard = (await scene.takeEvents()).map((event) => ({ event, about: aboutOf(event) }));
      const states = [];
      for (const [i, life] of lives.entries()) {
        const { sessionId, subscriptionId, firstPaymentId } = life;
        const of = (id: string) => heard.filter(({ about }) => about === id).map(({ event }) => event);
        const five = [
          of(sessionId)[0],
          of(subscriptionId)[0],
          of(subscriptionId)[1],
          of(firstPaymentId).at(-1),
        ];
        for (const at of orders[i] ?? []) {
          const event = [...five, of(subscriptionId).at(-1)][at];
          if (!event) throw new Error('an event is missing');
          await receiveEvent(shop.current.ctx, event);
          await lookAtNotes(shop.current.ctx);
        }
        states.push(await stateOf(life));
      }
      expect(states[0]).toEqual({
        ...{ balance: 150, entries: [-50, 100, 100], paid: [900, 900], returned: [450, 0], orders: ['paid'] },
        mails: expect.arrayContaining(['refund', 'renewal']) as string[],
        subscription: { renews: 0, failed_tries: 0, is_over: 0 },
      });
      for (const state of states) expect(state).toEqual(states[0]);
    },
    PATIENCE_MS,
  );
});

const aboutOf = ({ raw }: SentEvent): string =>
  (JSON.parse(raw.toString()) as { subject: { id: string } }).subject.id;
