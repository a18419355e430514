import { countHit } from '../../../platform/rate-limit.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { customerOf } from './customer-of.ts';

/**
 * Lets the caller be known to the card provider; done twice it is done once.
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `cards_unavailable`, `cards_busy`
 */
export const createCustomer = async (
  ctx: PaymentsContext,
): Promise<{ success: true; customerId: string }> => {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.look, userId);
  return { success: true, customerId: await customerOf(ctx, { userId }) };
};
