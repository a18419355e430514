import { describeCardProvider } from '#test/support/payment-provider/card-provider-suite.ts';
import { stripeScenes } from '#test/support/payment-provider/stripe-scene.ts';

const openScene = stripeScenes();

describeCardProvider('stripe', async () => {
  const { stripe, cards } = await openScene();
  return {
    cards,
    testCards: {
      good: 'pm_card_visa',
      declined: 'pm_card_chargeDeclined',
      failsLater: 'pm_card_chargeCustomerFail',
      asksBank: 'pm_card_authenticationRequired',
    },
    now: Date.now,
    payCheckout: async (sessionId, isKept = false) => {
      if (stripe.pay(sessionId, { number: '4242424242424242', isKept }) !== 'paid')
        throw new Error(`${sessionId} was not paid`);
    },
    advance: async (ms) => stripe.advance(ms),
    loseDispute: async (paymentId) => stripe.loseDispute(paymentId),
    takeEvents: async () => stripe.events.take(),
  };
});
