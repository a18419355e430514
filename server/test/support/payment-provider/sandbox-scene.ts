import type { TestDatabase } from '../test-database.ts';
import type { ProviderScene, SentEvent } from './suite-drivers.ts';
import { checkouts } from '../../../src/platform/payment-provider/sandbox/checkouts.ts';
import { doDueWork } from '../../../src/platform/payment-provider/sandbox/due-work.ts';
import { postEvents, type SendEvent } from '../../../src/platform/payment-provider/sandbox/event-post.ts';
import { payments } from '../../../src/platform/payment-provider/sandbox/payments.ts';
import { moveClock } from '../../../src/platform/payment-provider/sandbox/sandbox-clock.ts';
import { sandboxProvider } from '../../../src/platform/payment-provider/sandbox/sandbox-provider.ts';
import { findTestCard } from '../../../src/platform/payment-provider/sandbox/test-cards.ts';

const eventSecret = 'secret of the test';

/** The sandbox over a test database, with its events caught. */
export const sandboxScene = (on: TestDatabase): ProviderScene => {
  const ctx = on.context();
  return {
    cards: sandboxProvider({ context: ctx, eventSecret, siteUrl: () => 'http://shop.example.test' }),
    testCards: {
      good: 'pm_card_visa',
      declined: 'pm_card_chargeDeclined',
      failsLater: 'pm_card_chargeCustomerFail',
      asksBank: 'pm_card_authenticationRequired',
    },
    now: on.clock.now,
    payCheckout: async (sessionId, isKept = false) => {
      const card = findTestCard('378282246310005');
      if (card === null) throw new Error('There is no such card');
      await checkouts.pay(ctx, { sessionId, card, isPresent: false, isKept });
    },
    advance: async (ms) => {
      await moveClock(ctx, ms);
      await doDueWork(ctx);
    },
    loseDispute: (paymentId) => payments.loseDispute(ctx, paymentId),
    takeEvents: async () => {
      const sent: SentEvent[] = [];
      const send: SendEvent = async (raw, signature) => void sent.push({ raw, signature });
      await postEvents(ctx, { secret: eventSecret, send });
      return sent;
    },
  };
};
