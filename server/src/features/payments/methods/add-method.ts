import type { PaymentMethod } from '@maquette/contract';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { asCustomer } from '../customers/index.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { methodOnTheWire } from './method-on-the-wire.ts';

/**
 * Saves a card that the card provider's own form made; its number never comes here.
 * @throws Refusal `method_unknown`, `card_declined`, `rate_limited`, `cards_unavailable`, `cards_busy`
 */
export const addMethod = async (
  ctx: PaymentsContext,
  { paymentMethodId }: { paymentMethodId: string },
): Promise<{ success: true; data: PaymentMethod }> => {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.saveCard, userId);
  return asCustomer(ctx, { userId }, async (customerId) => {
    const outcome = await ctx.cards.attachCard(customerId, paymentMethodId);
    if (outcome.kind !== 'saved') throw refusalOf(outcome.kind);
    const { defaultId } = await ctx.cards.listCards(customerId);
    return { success: true, data: methodOnTheWire(outcome.card, defaultId) };
  });
};

const refusalOf = (kind: 'declined' | 'method_unknown'): Refusal =>
  kind === 'declined'
    ? new Refusal('card_declined')
    : new Refusal('method_unknown', { fields: { paymentMethodId: { code: 'method_unknown' } } });
