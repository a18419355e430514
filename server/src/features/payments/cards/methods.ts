import type { PaymentMethod } from '@maquette/contract';
import type { SavedCard } from '../../../platform/payment-provider/card-provider.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { asCustomer, ownCustomer } from './customers.ts';

/**
 * The caller's saved cards, the default one first.
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `cards_unavailable`, `cards_busy`
 */
export async function listMethods(ctx: PaymentsContext): Promise<{ data: PaymentMethod[] }> {
  const { cards, defaultId } = await ctx.cards.listCards(await ownCustomer(ctx));
  const methods = cards.map((card) => methodAnswer(card, defaultId));
  return { data: methods.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)) };
}

/**
 * Saves a card that the card provider's own form made; its number never comes here.
 * @throws Refusal `method_unknown`, `card_declined`, `rate_limited`, `cards_unavailable`, `cards_busy`
 */
export async function addMethod(
  ctx: PaymentsContext,
  { paymentMethodId }: { paymentMethodId: string },
): Promise<{ success: true; data: PaymentMethod }> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.saveCard, userId);
  return asCustomer(ctx, { userId }, async (customerId) => {
    const outcome = await ctx.cards.attachCard(customerId, paymentMethodId);
    if (outcome.kind !== 'saved') throw refusalOf(outcome.kind);
    const { defaultId } = await ctx.cards.listCards(customerId);
    return { success: true, data: methodAnswer(outcome.card, defaultId) };
  });
}

const refusalOf = (kind: 'declined' | 'method_unknown'): Refusal =>
  kind === 'declined'
    ? new Refusal('card_declined')
    : new Refusal('method_unknown', { fields: { paymentMethodId: { code: 'method_unknown' } } });

/** The tab of saved cards in the payment dashboard. */
const BACK = '/payment/methods';

/**
 * Where the caller enters a card: a page of the card provider; null where its form stands in our own page.
 * @throws Refusal `rate_limited`, `cards_unavailable`, `cards_busy`
 */
export async function openCardForm(ctx: PaymentsContext): Promise<{ success: true; url: string | null }> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.saveCard, userId);
  const back = ctx.siteUrl() + BACK;
  const form = await asCustomer(ctx, { userId }, (customerId) =>
    ctx.cards.openCardForm({ customerId, returnUrl: back, cancelUrl: back, locale: ctx.locale }),
  );
  return { success: true, url: form?.url ?? null };
}

type Method = { readonly id: string };

/** Forgets one of the caller's cards. @throws Refusal `not_found`, `rate_limited`, `cards_unavailable`, `cards_busy` */
export async function removeMethod(ctx: PaymentsContext, { id }: Method): Promise<{ success: true }> {
  const wasTheirs = await ctx.cards.detachCard(await ownCustomer(ctx), id);
  if (!wasTheirs) throw new Refusal('not_found');
  return { success: true };
}

/** Charges this card from now on. @throws Refusal `not_found`, `rate_limited`, `cards_unavailable`, `cards_busy` */
export async function setDefaultMethod(ctx: PaymentsContext, { id }: Method): Promise<{ success: true }> {
  const isTheirs = await ctx.cards.setDefaultCard(await ownCustomer(ctx), id);
  if (!isTheirs) throw new Refusal('not_found');
  return { success: true };
}

/** A saved card as its owner is told. */
export function methodAnswer(
  { id, brand, last4, expMonth, expYear }: SavedCard,
  defaultId: string | null,
): PaymentMethod {
  return {
    id,
    isDefault: id === defaultId,
    card: { brand, last4, exp_month: expMonth, exp_year: expYear },
  };
}
