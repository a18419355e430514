import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { customerOf } from '../customers/index.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';

type Method = { readonly id: string };

/** Forgets one of the caller's cards. @throws Refusal `not_found`, `rate_limited`, `cards_unavailable`, `cards_busy` */
export const removeMethod = async (ctx: PaymentsContext, { id }: Method): Promise<{ success: true }> => {
  const wasTheirs = await ctx.cards.detachCard(await ownCustomer(ctx), id);
  if (!wasTheirs) throw new Refusal('not_found');
  return { success: true };
};

/** Charges this card from now on. @throws Refusal `not_found`, `rate_limited`, `cards_unavailable`, `cards_busy` */
export const setDefaultMethod = async (ctx: PaymentsContext, { id }: Method): Promise<{ success: true }> => {
  const isTheirs = await ctx.cards.setDefaultCard(await ownCustomer(ctx), id);
  if (!isTheirs) throw new Refusal('not_found');
  return { success: true };
};

const ownCustomer = async (ctx: PaymentsContext): Promise<string> => {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.look, userId);
  return customerOf(ctx, { userId });
};
