import { countHit } from '../../../platform/rate-limit.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { asCustomer } from '../customers/index.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';

/** The tab of saved cards in the payment dashboard. */
const BACK = '/payment/methods';

/**
 * Where the caller enters a card: a page of the card provider; null where its form stands in our own page.
 * @throws Refusal `rate_limited`, `cards_unavailable`, `cards_busy`
 */
export const openCardForm = async (ctx: PaymentsContext): Promise<{ success: true; url: string | null }> => {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.saveCard, userId);
  const back = ctx.siteUrl() + BACK;
  const form = await asCustomer(ctx, { userId }, (customerId) =>
    ctx.cards.openCardForm({ customerId, returnUrl: back, cancelUrl: back, locale: ctx.locale }),
  );
  return { success: true, url: form?.url ?? null };
};
