import type { Context } from '../../../src/platform/context.ts';
import { checkouts } from '../../../src/platform/payment-provider/sandbox/checkouts.ts';
import { doDueWork } from '../../../src/platform/payment-provider/sandbox/due-work.ts';
import { postEvents } from '../../../src/platform/payment-provider/sandbox/event-post.ts';
import { writeEvent } from '../../../src/platform/payment-provider/sandbox/events.ts';
import { payments } from '../../../src/platform/payment-provider/sandbox/payments.ts';
import { sandboxTime } from '../../../src/platform/payment-provider/sandbox/sandbox-clock.ts';
import { findTestCard } from '../../../src/platform/payment-provider/sandbox/test-cards.ts';

export const eventSecret = 'secret of the simulation';

/** An event as it lies at the provider; it is signed when it is sent. */
export type Undelivered = Parameters<typeof writeEvent>[0];

/** What happens at the card provider without the house's doing. */
export interface Hands {
  /** The provider's time. */
  now(): Promise<number>;
  /** Somebody presses a button on the provider's page. @returns whether they paid */
  pay(sessionId: string, how: 'pay' | 'decline'): Promise<boolean>;
  /** Somebody gives money back in the provider's own dashboard. */
  refund(order: { paymentId: string; amountCents: number; key: string }): Promise<void>;
  loseDispute(paymentId: string): Promise<void>;
  /** Months begin and end, cards are charged, pages expire. */
  doDueWork(): Promise<void>;
  /** Events that nobody has been sent yet. */
  takeEvents(): Promise<Undelivered[]>;
}

export const handsOf = (ctx: Context): Hands => ({
  now: () => sandboxTime(ctx),
  pay: async (sessionId, how) => {
    const card = findTestCard(how === 'pay' ? '4242424242424242' : '4000000000000002');
    if (card === null) throw new Error('There is no such card');
    return (await checkouts.pay(ctx, { sessionId, card, isPresent: true, isKept: true })) === 'paid';
  },
  refund: async ({ key, ...order }) => {
    const refunding = payments.refund(ctx, { ...order, idempotencyKey: `dashboard:${key}` });
    // Two may give back at the same time: the provider lets no more go than was paid.
    await refunding.catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
    });
  },
  loseDispute: (paymentId) => payments.loseDispute(ctx, paymentId),
  doDueWork: () => doDueWork(ctx),
  takeEvents: async () => {
    const taken: Undelivered[] = [];
    const send = async (raw: Buffer) => {
      const { id, ...body } = JSON.parse(raw.toString()) as { id: string } & Undelivered['body'];
      taken.push({ id, body });
    };
    await postEvents(ctx, { secret: eventSecret, send });
    return taken;
  },
});
