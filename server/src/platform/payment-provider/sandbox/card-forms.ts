import type { Locale } from '@maquette/contract';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { newSecretToken } from '../../secret-token.ts';
import { findCustomer, keepCard } from './customers.ts';
import { objects } from './object-store.ts';
import { sandboxTime } from './sandbox-clock.ts';
import type { HeldCard, Kept } from './sandbox-objects.ts';

export type CardForm = Kept<'form'>;

const OPEN_MS = 86_400_000;

async function open(
  ctx: Context,
  order: { customerId: string; returnUrl: string; cancelUrl: string; locale: Locale },
): Promise<string> {
  const { customerId, returnUrl, cancelUrl, locale } = order;
  if ((await findCustomer(ctx, customerId)) === null) throw new Error('There is no such customer');
  const id = `form_${newSecretToken()}`;
  const body = { returnUrl, cancelUrl, locale, isDone: false, waiting: null };
  const dueAt = (await sandboxTime(ctx)) + OPEN_MS;
  await objects.add(ctx.db, { kind: 'form', id, customerId, body, dueAt });
  return id;
}

/** Null when there is none, or it is a day old. */
async function find(ctx: Context, formId: string): Promise<CardForm | null> {
  const form = await objects.find(ctx.db, 'form', formId);
  return form === null || (form.dueAt ?? 0) <= (await sandboxTime(ctx)) ? null : form;
}

type Saved = 'saved' | 'declined' | 'authentication_required' | 'closed';

/** Saves the card for the customer; one that can be saved and never pays is saved, as elsewhere. */
const save = (
  context: Context,
  { formId, card, isPresent }: { formId: string; card: Omit<HeldCard, 'id'>; isPresent: boolean },
): Promise<Saved> =>
  inTransaction(context, async (ctx) => {
    const form = await find(ctx, formId);
    const customer = form && (await findCustomer(ctx, form.customerId ?? ''));
    if (form === null || customer === null || form.body.isDone) return 'closed';
    if (card.manner === 'declined') return 'declined';
    const asks = card.manner === 'asks-once' || card.manner === 'asks-always';
    if (asks && !isPresent) return 'authentication_required';
    await keepCard(ctx, customer, { ...card, manner: card.manner === 'asks-once' ? 'pays' : card.manner });
    await objects.change(ctx.db, form, { body: { isDone: true, waiting: null } });
    return 'saved';
  });

/** Remembers the card whose bank is asking, or that none is. */
const wait = (context: Context, { formId, card }: { formId: string; card: HeldCard | null }) =>
  inTransaction(context, async (ctx) => {
    const form = await find(ctx, formId);
    if (form !== null) await objects.change(ctx.db, form, { body: { waiting: card } });
  });

/** Pages on which a card is saved. */
export const cardForms = { open, find, save, wait };
