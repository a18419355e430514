import { type Simulator, startSimulator } from '../simulator.ts';
import type { Looseness } from '../vary-answer.ts';
import { type Account, openAccount } from './account.ts';
import { advanceClock, decidePayment } from './billing.ts';
import { checkoutCalls } from './calls/checkout-calls.ts';
import { couponCalls } from './calls/coupon-calls.ts';
import { customerCalls } from './calls/customer-calls.ts';
import { methodCalls } from './calls/method-calls.ts';
import { paymentCalls } from './calls/payment-calls.ts';
import { subscriptionCalls } from './calls/subscription-calls.ts';
import { controlRoutes } from './control-routes.ts';
import { hostedPage } from './hosted-page.ts';
import { type EventPost, eventPost } from './event-post.ts';
import { type Payer, payCheckout, payLater, type Paying, settle } from './pay-checkout.ts';
import { serveCalls } from './serve-call.ts';
import { loseDispute } from './take-money.ts';

const keys = { secret: 'sk_test_simulated', publishable: 'pk_test_simulated' } as const;
const webhookSecret = 'whsec_simulated';

/**
 * Stripe (API 2026-10-28.endive) as far as Maquette uses it, stateful and strict: a parameter it does not know, another
 * version, a missing key are violations. Faults (`next`) queue by step; each step is named at its call in `calls/`, such as
 * `charge`, `subscribe`, `open-checkout`, `read-checkout`, `attach-method`, `refund`. `lostAnswer` does the work and breaks
 * the line; the same idempotency key then gets the same answer.
 *
 * In a journey of a browser: `node scripts/simulators.mjs 0` prints the settings of a server that uses it. There the pages are
 * - `<url>/pay/<session>`: the hosted checkout, where a session's `url` leads to by itself;
 * - `<url>/js/stripe.js`: stands in for Stripe.js. Let Playwright answer `https://js.stripe.com/**` with it, and hand
 *   `https://api.stripe.com/**` on to `<url>` with the same path, method and body;
 * - POST `<url>/_control/webhook {"url": "<origin>/api/payments/webhook"}`: events are sent there from then on, signed, and
 *   again each second until they are taken; null stops it;
 * - POST `<url>/_control/clock {"advanceMs": n}`: months end, cards are tried again, checkouts expire on the way;
 * - POST `<url>/_control/dispute {"payment": "pi_…"}`: the bank gives the payer their money back.
 */
export interface StripeSimulator extends Simulator {
  /** The settings of a server that shall use it, by their names in the environment. */
  readonly settings: Readonly<Record<string, string>>;
  readonly account: Account;
  readonly events: EventPost;
  advance(ms: number): void;
  pay(sessionId: string, payer?: Payer): Paying;
  /** Completes a checkout whose money takes days; it arrives with `settle`. */
  payLater(sessionId: string): void;
  settle(sessionId: string): void;
  loseDispute(paymentId: string): void;
  /** From now on banks take their time over charges of saved cards, or do not any more. */
  slowBanks(areSlow: boolean): void;
  /** The bank of everything that waits decides. */
  decide(decision: 'pays' | 'refuses'): void;
}

export interface StripeOptions {
  readonly port?: number;
  /** Milliseconds since 1970; the machine's unless told. */
  readonly now?: () => number;
  /** Answers and events are as Stripe describes them, with every member: for the comparison with that description. */
  readonly isWhole?: boolean;
}

/** Members that are null may be missing too; what people name themselves stays as it is. */
const loose: Looseness = { maps: ['metadata'] };

export const startStripe = async (options: StripeOptions = {}): Promise<StripeSimulator> => {
  const now = options.now ?? Date.now;
  const account = openAccount({
    now,
    onEvent: (event) => post.add(event),
    loose: options.isWhole ? null : loose,
  });
  const post = eventPost({ now, secret: webhookSecret });
  let url = '';
  const calls = [
    ...customerCalls,
    ...methodCalls,
    ...checkoutCalls(() => url),
    ...paymentCalls,
    ...couponCalls,
    ...subscriptionCalls,
  ];
  const simulator = await startSimulator({
    name: 'stripe',
    port: options.port ?? 0,
    loose: options.isWhole ? null : loose,
    routes: [...serveCalls(account, calls, keys), ...hostedPage(account), ...controlRoutes(account, post)],
  });
  ({ url } = simulator);
  const { close } = simulator;
  return Object.assign(simulator, {
    settings: {
      STRIPE_SECRET_KEY: keys.secret,
      STRIPE_PUBLISHABLE_KEY: keys.publishable,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url,
    },
    account,
    events: post,
    advance: (ms: number) => advanceClock(account, ms),
    pay: (sessionId: string, payer: Payer = { number: '4242424242424242' }) =>
      payCheckout(account, sessionId, payer),
    payLater: (sessionId: string) => payLater(account, sessionId),
    settle: (sessionId: string) => settle(account, sessionId),
    loseDispute: (paymentId: string) => loseDispute(account, paymentId),
    slowBanks: (areSlow: boolean) => void (account.banks.areSlow = areSlow),
    decide: (decision: 'pays' | 'refuses') => {
      for (const { id, status } of account.intents.values())
        if (status === 'processing') decidePayment(account, { paymentId: id, pays: decision === 'pays' });
    },
    close: async () => {
      post.close();
      await close();
    },
  });
};
