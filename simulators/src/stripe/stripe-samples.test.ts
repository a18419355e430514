import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startStripe } from './stripe-simulator.ts';
import { type StripeApi, stripeApi } from './testing/stripe-api.ts';

/** A folder with Stripe's own description of its objects as JSON Schema, `stripe-subset.*.schema.json`. */
const folder = process.env['STRIPE_SPECS'];

const names = ['Customer', 'PaymentMethod', 'Session', 'PaymentIntent', 'Charge', 'Refund', 'Dispute'];
const monthly = ['Subscription', 'Invoice', 'Product'];

/** A schema of one member for each name. */
const schemasIn = (text: string): z.ZodType => {
  const { $schema, $defs } = JSON.parse(text) as z.core.JSONSchema.JSONSchema;
  const properties = Object.fromEntries(
    [...names, ...monthly].map((name) => [name, { $ref: `#/$defs/${name}` }]),
  );
  return z.fromJSONSchema({
    type: 'object',
    properties,
    ...($schema && { $schema }),
    ...($defs && { $defs }),
  });
};

describe.skipIf(!folder)('what the simulated Stripe says', () => {
  let api: StripeApi;
  let known: z.ZodType;
  beforeAll(async () => {
    api = stripeApi(await startStripe({ isWhole: true }));
    const file = readdirSync(folder ?? '').find((name) => /^stripe-subset.*schema\.json$/.test(name));
    known = schemasIn(readFileSync(join(folder ?? '', file ?? ''), 'utf8'));
  });
  afterAll(async () => {
    await api.stripe.close();
    api.stripe.assertClean();
  });

  const faultsOf = (name: string, thing: unknown): string[] => {
    const faults = known.safeParse({ [name]: thing }).error?.issues ?? [];
    return faults.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };

  it('is shaped as Stripe describes it', async () => {
    const { stripe, ask, made, payer } = api;
    const who = await payer();
    const body = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).body;
    const open = await made('POST /v1/checkout/sessions', api.checkout(who.id));
    const paidSession = await made('POST /v1/checkout/sessions', api.checkout(who.id));
    stripe.pay(paidSession);
    const subscribed = await made('POST /v1/subscriptions', await api.subscription(who));
    const paid = await made('POST /v1/payment_intents', api.charge(who));
    stripe.loseDispute(paid);
    stripe.advance(32 * 86_400_000);
    const refunded = await made('POST /v1/payment_intents', api.charge(who));
    const invoices = await body('GET /v1/invoices', {
      subscription: subscribed,
      'expand[0]': 'data.payments',
    });
    const disputes = await body('GET /v1/disputes', { payment_intent: paid });
    const intent = await body(`GET /v1/payment_intents/${paid}`, { 'expand[0]': 'latest_charge' });
    const said: readonly (readonly [string, unknown])[] = [
      ['Customer', await body(`GET /v1/customers/${who.id}`)],
      ['PaymentMethod', await body(`GET /v1/customers/${who.id}/payment_methods/${who.card}`)],
      ['Session', await body(`GET /v1/checkout/sessions/${open}`)],
      ['Session', await body(`GET /v1/checkout/sessions/${paidSession}`)],
      ['PaymentIntent', intent],
      ['Charge', intent['latest_charge']],
      ['Refund', await body('POST /v1/refunds', { payment_intent: refunded, amount: '400' })],
      ['Dispute', (disputes['data'] as unknown[])[0]],
      ['Subscription', await body(`GET /v1/subscriptions/${subscribed}`)],
      ...(invoices['data'] as unknown[]).map((one) => ['Invoice', one] as const),
      ['Product', await body('POST /v1/products', { name: 'Pro' })],
    ];
    expect(said).toHaveLength(12);
    expect(said.flatMap(([name, thing]) => faultsOf(name, thing))).toEqual([]);
  });

  it('would be found out if it were not', () => {
    expect(faultsOf('Refund', { id: 're_1', object: 'refund', amount: '400' })).toContain(
      'Refund.amount: Invalid input: expected number, received string',
    );
  });
});
