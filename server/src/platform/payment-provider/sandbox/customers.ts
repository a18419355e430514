import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { SavedCard } from '../card-provider.ts';
import { objects } from './object-store.ts';
import type { HeldCard, Kept } from './sandbox-objects.ts';
import { bankSays, findTestCard, firstCards } from './test-cards.ts';

export type Customer = Kept<'customer'>;

/** Null when there is none, or it was removed. */
export async function findCustomer({ db }: Context, customerId: string): Promise<Customer | null> {
  const customer = await objects.find(db, 'customer', customerId);
  return customer === null || customer.body.isGone ? null : customer;
}

async function add(
  { db, newId }: Context,
  person: { userId: string; email: string; fullName: string },
): Promise<string> {
  const id = `cus_${newId()}`;
  const body = { ...person, cards: firstCards, defaultId: firstCards[0]?.id ?? null, isGone: false };
  await objects.add(db, { kind: 'customer', id, body });
  return id;
}

const change = (
  context: Context,
  { customerId, email, fullName }: { customerId: string; email: string; fullName: string },
): Promise<void> =>
  inTransaction(context, async (ctx) => {
    const customer = await findCustomer(ctx, customerId);
    if (customer !== null) await objects.change(ctx.db, customer, { body: { email, fullName } });
  });

async function listCards(ctx: Context, customerId: string) {
  const customer = await findCustomer(ctx, customerId);
  if (customer === null) return { cards: [], defaultId: null };
  return { cards: customer.body.cards.map(shown), defaultId: customer.body.defaultId };
}

/** Keeps a card, in the place of the same one if the customer has it already. To be called inside a transaction. */
export async function keepCard(
  { db, newId }: Context,
  customer: Customer,
  card: Omit<HeldCard, 'id'>,
): Promise<HeldCard> {
  const { cards, defaultId } = customer.body;
  const isSame = ({ last4, brand }: HeldCard) => last4 === card.last4 && brand === card.brand;
  const id = [...cards, ...firstCards].find(isSame)?.id ?? `card_${newId()}`;
  const kept = { ...card, id };
  const isNew = !cards.some(isSame);
  const body = {
    cards: isNew ? [...cards, kept] : cards.map((held) => (isSame(held) ? kept : held)),
    defaultId: defaultId ?? id,
  };
  await objects.change(db, customer, { body });
  return kept;
}

const attachCard = (context: Context, { customerId, name }: { customerId: string; name: string }) =>
  inTransaction(context, async (ctx) => {
    const customer = await findCustomer(ctx, customerId);
    const own = customer?.body.cards.find(({ id }) => id === name);
    if (own !== undefined) return { kind: 'saved' as const, card: shown(own) };
    const card = firstCards.find(({ id }) => id === name) ?? findTestCard(name);
    if (customer === null || card === null) return { kind: 'method_unknown' as const };
    if (card.manner !== 'fails-later' && bankSays(card, true) !== 'yes') return { kind: 'declined' as const };
    return { kind: 'saved' as const, card: shown(await keepCard(ctx, customer, card)) };
  });

const detachCard = (context: Context, { customerId, cardId }: { customerId: string; cardId: string }) =>
  inTransaction(context, async (ctx) => {
    const customer = await customerWith(ctx, { customerId, cardId });
    if (customer === null) return false;
    const { cards, defaultId } = customer.body;
    const body = {
      cards: cards.filter(({ id }) => id !== cardId),
      defaultId: defaultId === cardId ? null : defaultId,
    };
    await objects.change(ctx.db, customer, { body });
    return true;
  });

/** Running subscriptions are charged to it from now on as well. */
const setDefaultCard = (context: Context, { customerId, cardId }: { customerId: string; cardId: string }) =>
  inTransaction(context, async (ctx) => {
    const customer = await customerWith(ctx, { customerId, cardId });
    if (customer === null) return false;
    await objects.change(ctx.db, customer, { body: { defaultId: cardId } });
    const subscriptions = await objects.listOf(ctx.db, { kind: 'subscription', customerId, limit: 1000 });
    for (const subscription of subscriptions.filter(({ body }) => body.state !== 'over'))
      await objects.change(ctx.db, subscription, { body: { cardId } });
    return true;
  });

async function customerWith(ctx: Context, { customerId, cardId }: { customerId: string; cardId: string }) {
  const customer = await findCustomer(ctx, customerId);
  return customer?.body.cards.some(({ id }) => id === cardId) ? customer : null;
}

const shown = ({ id, brand, last4, expMonth, expYear }: HeldCard): SavedCard => ({
  ...{ id, brand, last4, expMonth, expYear },
});

/** Customers of the sandbox and their test cards. */
export const customers = { add, change, listCards, attachCard, detachCard, setDefaultCard };
