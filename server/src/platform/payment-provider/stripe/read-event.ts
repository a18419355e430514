import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { StripeSettings } from '../../config/card-settings.ts';
import { Refusal } from '../../refusal.ts';
import type { CardEvent } from '../card-provider.ts';

const TOLERANCE_S = 300;

/** Only what is read is checked: the endpoint may speak another version of the API than we do. */
const Event = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({ object: z.string().optional() }) }),
});

const Named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const Itself = z.object({ id: z.string() }).transform(({ id }) => id);
const OfPayment = z.object({ payment_intent: Named }).transform(({ payment_intent: id }) => id);
const OfSubscription = z
  .object({ parent: z.object({ subscription_details: z.object({ subscription: Named }) }) })
  .transform(({ parent }) => parent.subscription_details.subscription)
  // As invoices were written before 2025-03-31.basil.
  .or(z.object({ subscription: Named }).transform(({ subscription: id }) => id));

const subjects = new Map<
  string | undefined,
  readonly ['checkout' | 'subscription' | 'payment', z.ZodType<string>]
>([
  ['checkout.session', ['checkout', Itself]],
  ['subscription', ['subscription', Itself]],
  ['invoice', ['subscription', OfSubscription]],
  ['payment_intent', ['payment', Itself]],
  ['charge', ['payment', OfPayment]],
  ['refund', ['payment', OfPayment]],
  ['dispute', ['payment', OfPayment]],
]);

/**
 * Reads a webhook event after its signature (https://docs.stripe.com/webhooks/signature).
 * @param now milliseconds since 1970
 * @throws Refusal `signature_invalid` when Stripe did not sign it for us within 300 s of `now`, or it is of the other mode
 */
export const readStripeEvent = (
  sent: { readonly raw: Buffer; readonly signature: string | undefined; readonly now: number },
  {
    secretKey,
    webhookSecret,
    webhooks,
  }: Pick<StripeSettings, 'secretKey' | 'webhookSecret'> & Pick<Stripe, 'webhooks'>,
): CardEvent => {
  const { raw, signature = '', now } = sent;
  const refused = new Refusal('signature_invalid');
  // The SDK lets events of the future pass.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt - now / 1000 <= TOLERANCE_S)) throw refused;
  let said: unknown;
  try {
    said = webhooks.constructEvent(raw, signature, webhookSecret, TOLERANCE_S, undefined, now);
  } catch {
    throw refused;
  }
  const event = Event.safeParse(said).data;
  if (!event || event.livemode !== isLive(secretKey)) throw refused;
  const { object } = event.data;
  const [kind, subject] = subjects.get(object.object) ?? [];
  const id = subject?.safeParse(object).data;
  return {
    eventId: event.id,
    type: event.type,
    subject: kind === undefined || id === undefined ? { kind: 'nothing' } : { kind, id },
  };
};

/** Whether a key moves real money. */
export const isLive = (secretKey: string): boolean => /^\w+?_live_/.test(secretKey);
