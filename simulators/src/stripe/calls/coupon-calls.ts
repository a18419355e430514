import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Account } from '../account.ts';
import { apiCall, wire } from '../api-call.ts';
import { invalid, missing } from '../api-error.ts';

/** Discounts as they are sent along: one coupon. */
export const discounts = z.array(z.strictObject({ coupon: z.string() })).length(1);

/** What a coupon takes off, once: it is used up with that. */
export const redeem = (account: Account, asked: z.infer<typeof discounts> | undefined): number => {
  const id = asked?.[0]?.coupon;
  if (id === undefined) return 0;
  const coupon = account.coupons.get(id);
  if (!coupon) throw missing('coupon', id, { param: 'discounts[0][coupon]' });
  if (!coupon.valid) throw invalid('This coupon has been used up.', { param: 'discounts[0][coupon]' });
  return coupon.amount_off ?? 0;
};

/** A subscription has begun with it. */
export const useUp = (account: Account, asked: z.infer<typeof discounts> | undefined): void => {
  const coupon = account.coupons.get(asked?.[0]?.coupon ?? '');
  if (!coupon) return;
  coupon.times_redeemed++;
  coupon.valid = coupon.times_redeemed < (coupon.max_redemptions ?? Infinity);
};

export const couponCalls = [
  apiCall('POST /v1/coupons', {
    step: 'create-coupon',
    params: {
      id: z.string(),
      amount_off: wire.whole,
      currency: z.literal('usd'),
      duration: z.literal('once'),
      max_redemptions: wire.whole,
    },
    perform: (account, { params: { id, amount_off, max_redemptions } }) => {
      if (account.coupons.has(id))
        throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
      const coupon: Stripe.Coupon = {
        ...{ id, object: 'coupon', created: account.born('coupon').created, amount_off, currency: 'usd' },
        ...{ duration: 'once', duration_in_months: null, livemode: false, max_redemptions, metadata: {} },
        ...{ name: null, percent_off: null, redeem_by: null, times_redeemed: 0, valid: true },
      };
      account.coupons.set(id, coupon);
      return coupon;
    },
  }),
];
