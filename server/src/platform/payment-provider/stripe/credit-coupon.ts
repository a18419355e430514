import type { OpenCheckout } from '../card-provider.ts';
import type { StripeLink } from './stripe-link.ts';

/**
 * What the first month costs less, as Stripe takes it: a coupon for one invoice and one customer, named after the order so that
 * it is made once (https://docs.stripe.com/billing/subscriptions/coupons).
 * @returns what to send along; null where nothing is credited
 */
export async function creditCoupon(
  { stripe, ask }: StripeLink,
  { creditCents = 0, reference }: Pick<OpenCheckout, 'creditCents' | 'reference'>,
): Promise<{ coupon: string }[] | null> {
  if (creditCents === 0) return null;
  const id = `maquette-${reference.orderId}`;
  const coupon = {
    id,
    amount_off: creditCents,
    currency: 'usd',
    duration: 'once' as const,
    max_redemptions: 1,
  };
  await ask(stripe.coupons.create(coupon), (error) =>
    error.code === 'resource_already_exists' ? null : undefined,
  );
  return [{ coupon: id }];
}
