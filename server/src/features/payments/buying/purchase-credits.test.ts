import { expect, it } from 'vitest';
import { Refusal } from '../../../platform/refusal.ts';
import { sessionIn } from '#test/support/money-drivers.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { addMethod } from '../cards/methods.ts';
import { type Buyer, useShop } from '#test/support/payments/shop.ts';
import { purchaseCredits } from './purchase-credits.ts';
import { verifyCreditSession } from './verify-session.ts';

const refused = (code: string) => expect.objectContaining({ code });
const pack = { amount: 10, credits: 100 };
const nothing = { balance: 0, entries: [], paid: [], returned: [], mails: [] };

describeOnBoth('purchaseCredits', (on) => {
  const shop = useShop(on);
  const buy = (
    { ctx }: Buyer,
    body: Parameters<typeof purchaseCredits>[1]['body'],
    key: string | null = null,
  ) => purchaseCredits(ctx, { body, idempotencyKey: key });
  const withCard = { ...pack, paymentMethodId: 'card_1' };
  const ownCard = async ({ ctx }: Buyer, name: keyof typeof shop.current.scene.testCards) =>
    (await addMethod(ctx, { paymentMethodId: shop.current.scene.testCards[name] })).data.id;

  it.each([
    ['a price that is not ours', { amount: 1, credits: 100 }],
    ['credits nobody offers at that price', { amount: 10, credits: 1000 }],
    ['the packs of one dashboard in the other', { price: 1000, credits: 100 }],
  ])('refuses %s before anybody is asked', async (_what, body) => {
    const ada = await shop.current.buyer();
    shop.current.takeCalls();
    await expect(buy(ada, body)).rejects.toThrow(refused('offer_mismatch'));
    expect(await shop.current.books(ada.userId)).toEqual({ ...nothing, orders: [] });
    expect(shop.current.takeCalls()).toEqual([]);
  });

  it('refuses less than the card provider takes at once', async () => {
    const ada = await shop.current.buyer();
    const cards = { ...ada.ctx.cards, minimumCents: 50 };
    const low = buy({ ...ada, ctx: { ...ada.ctx, cards } }, { amount: 0.4, credits: 4 });
    await expect(low).rejects.toThrow(refused('validation_failed'));
    await expect(low).rejects.toMatchObject({ details: { fields: { amount: { code: 'too_small' } } } });
    expect((await shop.current.books(ada.userId)).orders).toEqual([]);
  });

  it('refuses a card that is not one’s own, and can be tried again under the same key', async () => {
    const [ada, eve] = [await shop.current.buyer(), await shop.current.buyer()];
    const paymentMethodId = await ownCard(eve, 'failsLater');
    for (let i = 0; i < 2; i++)
      await expect(buy(ada, { ...pack, paymentMethodId }, 'k1')).rejects.toThrow(refused('method_unknown'));
    expect(await shop.current.books(ada.userId)).toEqual({ ...nothing, orders: [] });
  });

  it('takes nothing when the card is declined, and says the same under the same key', async () => {
    const ada = await shop.current.buyer();
    const paymentMethodId = await ownCard(ada, 'failsLater');
    for (let i = 0; i < 2; i++)
      await expect(buy(ada, { ...pack, paymentMethodId }, 'k1')).rejects.toThrow(refused('card_declined'));
    expect(await shop.current.books(ada.userId)).toEqual({ ...nothing, orders: ['failed'] });
  });

  it('refuses another purchase under the same key', async () => {
    const ada = await shop.current.buyer();
    await buy(ada, withCard, 'k1');
    const other = buy(ada, { ...withCard, amount: 25, credits: 300 }, 'k1');
    await expect(other).rejects.toThrow(refused('idempotency_conflict'));
    expect((await shop.current.books(ada.userId)).paid).toEqual([1000]);
  });

  it('charges a saved card at once, at our price, and sends the receipt', async () => {
    const ada = await shop.current.buyer();
    expect(await buy(ada, { price: 999, credits: 100, paymentMethodId: 'card_2' })).toEqual({
      success: true,
      creditBalance: 100,
    });
    expect(await shop.current.books(ada.userId)).toEqual({
      ...{ balance: 100, entries: [100], paid: [999], returned: [0], orders: ['paid'], mails: ['receipt'] },
    });
  });

  it('charges once for a double click, and answers both the same', async () => {
    const ada = await shop.current.buyer();
    const answers = await Promise.allSettled([buy(ada, withCard, 'k1'), buy(ada, withCard, 'k1')]);
    const again = await buy(ada, withCard, 'k1');
    for (const answer of answers)
      if (answer.status === 'fulfilled') expect(answer.value).toEqual(again);
      else expect(answer.reason).toBeInstanceOf(Refusal);
    expect((await shop.current.books(ada.userId)).paid).toEqual([1000]);
  });

  it('leads to the checkout without a card, once under the same key', async () => {
    const ada = await shop.current.buyer();
    const first = await buy(ada, pack, 'k1');
    expect(await buy(ada, pack, 'k1')).toEqual(first);
    expect(first.creditBalance).toBeUndefined();
    expect(await shop.current.books(ada.userId)).toEqual({ ...nothing, orders: ['open'] });
  });

  it('leads to the checkout when the bank wants its customer', async () => {
    const ada = await shop.current.buyer();
    const paymentMethodId = await ownCard(ada, 'asksBank');
    const { checkoutUrl = '' } = await buy(ada, { ...pack, paymentMethodId }, 'k1');
    expect((await shop.current.books(ada.userId)).orders).toEqual(['open']);
    await shop.current.scene.payCheckout(sessionIn(checkoutUrl));
    await verifyCreditSession(ada.ctx, { sessionId: sessionIn(checkoutUrl) });
    expect((await shop.current.books(ada.userId)).entries).toEqual([100]);
    expect(await buy(ada, { ...pack, paymentMethodId }, 'k1')).toEqual({ success: true, creditBalance: 100 });
  });

  it('opens no checkout that nobody would look after: the order was given up meanwhile', async () => {
    const ada = await shop.current.buyer();
    const opened: string[] = [];
    const openCheckout: typeof ada.ctx.cards.openCheckout = async (order) => {
      const { sessionId, url } = await shop.current.scene.cards.openCheckout(order);
      opened.push(sessionId);
      await on.db.updateTable('orders').set({ state: 'failed' }).where('user_id', '=', ada.userId).execute();
      return { sessionId, url };
    };
    const cards = { ...shop.current.scene.cards, openCheckout };
    const late = buy({ ...ada, ctx: { ...ada.ctx, cards } }, pack, 'k1');
    await expect(late).rejects.toThrow(refused('checkout_expired'));
    const state = await shop.current.scene.cards.readCheckout(opened[0] ?? '');
    expect(state).toMatchObject({ state: 'expired' });
  });

  it('grants both of two purchases that were both paid', async () => {
    const ada = await shop.current.buyer();
    const sessions = [await buy(ada, pack), await buy(ada, pack)].map(({ checkoutUrl = '' }) =>
      sessionIn(checkoutUrl),
    );
    for (const sessionId of sessions) await shop.current.scene.payCheckout(sessionId);
    for (const sessionId of [...sessions, ...sessions]) await verifyCreditSession(ada.ctx, { sessionId });
    expect(await shop.current.books(ada.userId)).toMatchObject({ entries: [100, 100], paid: [1000, 1000] });
  });

  it('makes one customer of somebody, whoever asks at the same moment', async () => {
    const ada = await shop.current.buyer();
    await Promise.all([buy(ada, pack), buy(ada, pack), buy(ada, pack)]);
    const rows = on.db.selectFrom('card_customers').select('customer_id').where('user_id', '=', ada.userId);
    expect(await rows.execute()).toHaveLength(1);
  });
});
