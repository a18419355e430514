import type { PaymentMethod } from '@maquette/contract';
import { countHit } from '../../../platform/rate-limit.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { customerOf } from '../customers/index.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { methodOnTheWire } from './method-on-the-wire.ts';

/**
 * The caller's saved cards, the default one first.
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `cards_unavailable`, `cards_busy`
 */
export const listMethods = async (ctx: PaymentsContext): Promise<{ data: PaymentMethod[] }> => {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.look, userId);
  const { cards, defaultId } = await ctx.cards.listCards(await customerOf(ctx, { userId }));
  const methods = cards.map((card) => methodOnTheWire(card, defaultId));
  return { data: methods.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)) };
};
