import { expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { purchaseCredits } from '../buying/purchase-credits.ts';
import { subscribe } from '../buying/subscribe.ts';
import { lookAtNotes, receiveEvent } from '../syncing/events.ts';
import { getReceipt, listReceipts } from './receipts.ts';
import { type Buyer, useShop } from '#test/support/payments/shop.ts';
import { refundPayment } from './refund-payment.ts';

const refused = (code: string) => expect.objectContaining({ code });

describeOnBoth('receipts and refunds', (on) => {
  const shop = useShop(on);
  const buy = ({ ctx }: Buyer, credits = 100) =>
    purchaseCredits(ctx, {
      body: { amount: credits / 10, credits, paymentMethodId: 'card_1' },
      idempotencyKey: null,
    });
  const receiptsOf = async ({ ctx }: Buyer) => (await listReceipts(ctx)).receipts;
  const newest = async (buyer: Buyer) => {
    const [receipt] = await receiptsOf(buyer);
    if (!receipt) throw new Error('there is no receipt');
    return receipt;
  };
  const paymentIdOf = async (id: string) => {
    const row = on.db.selectFrom('payments').select('payment_id').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).payment_id ?? '';
  };
  const spend = (buyer: Buyer, held: number) =>
    on.db.updateTable('credit_accounts').set({ held }).where('user_id', '=', buyer.userId).execute();
  const columns = (id: string) =>
    on.db
      .selectFrom('payments')
      .select(['returned_cents', 'credits_taken_back', 'credits_missing'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('nobody sees anybody else’s', async () => {
    const [ada, eve] = [await shop.current.buyer(), await shop.current.buyer()];
    await buy(ada);
    const { id } = await newest(ada);
    await expect(getReceipt(eve.ctx, { id })).rejects.toThrow(refused('not_found'));
    await expect(getReceipt(ada.ctx, { id: 'none' })).rejects.toThrow(refused('not_found'));
    expect(await receiptsOf(eve)).toEqual([]);
  });

  it('are listed newest first, each with what it was for', async () => {
    const ada = await shop.current.buyer();
    await buy(ada, 7);
    const body = { planId: 'pro', paymentMethodId: 'card_1' };
    await subscribe({ ...ada.ctx, locale: 'fr' }, { body, idempotencyKey: null });
    const receipts = await receiptsOf(ada);
    expect(receipts).toMatchObject([
      { kind: 'subscription', planName: 'Pro', credits: 300, amountCents: 2400, isTest: true },
      { kind: 'credits', planName: null, credits: 7, amountCents: 70, periodStart: null, periodEnd: null },
    ]);
    const id = receipts[0]?.id ?? '';
    expect(await getReceipt(ada.ctx, { id })).toMatchObject(receipts[0] ?? {});
  });

  it('nothing that is not there, nor anything twice, is given back', async () => {
    const ada = await shop.current.buyer();
    await buy(ada);
    const { id } = await newest(ada);
    await expect(refundPayment(shop.current.ctx, { id: 'none' })).rejects.toThrow(refused('not_found'));
    await refundPayment(shop.current.ctx, { id });
    await expect(refundPayment(shop.current.ctx, { id })).rejects.toThrow(refused('already_refunded'));
    expect(await shop.current.books(ada.userId)).toMatchObject({
      ...{ balance: 0, entries: [100, -100], returned: [1000], mails: ['receipt', 'refund'] },
    });
    expect((await newest(ada)).refundedCents).toBe(1000);
  });

  it('takes what is left, and notes what was spent', async () => {
    const ada = await shop.current.buyer();
    await buy(ada);
    await spend(ada, 70);
    const { id } = await newest(ada);
    const { receipt, userId } = await refundPayment(shop.current.ctx, { id });
    expect([receipt.refundedCents, userId]).toEqual([1000, ada.userId]);
    expect(await columns(id)).toEqual({ returned_cents: 1000, credits_taken_back: 30, credits_missing: 70 });
    expect((await shop.current.books(ada.userId)).balance).toBe(70);
  });

  it('takes the share of what went back in parts, then the rest', async () => {
    const ada = await shop.current.buyer();
    await buy(ada, 7);
    const { id } = await newest(ada);
    const paymentId = await paymentIdOf(id);
    const { scene, ctx } = shop.current;
    await scene.takeEvents();
    for (const amountCents of [5, 30]) {
      await scene.cards.refund({ paymentId, amountCents, idempotencyKey: `${id}:${amountCents}` });
      for (const event of await scene.takeEvents()) await receiveEvent(ctx, event);
      await lookAtNotes(ctx);
      await lookAtNotes(ctx);
    }
    expect((await shop.current.books(ada.userId)).entries).toEqual([7, -3]);
    await refundPayment(ctx, { id });
    expect((await shop.current.books(ada.userId)).entries).toEqual([7, -3, -4]);
    expect(await columns(id)).toEqual({ returned_cents: 70, credits_taken_back: 7, credits_missing: 0 });
  });

  it('a dispute that was lost takes them too, once for all its events', async () => {
    const ada = await shop.current.buyer();
    await buy(ada);
    const { scene, ctx } = shop.current;
    const { id } = await newest(ada);
    await scene.takeEvents();
    await scene.loseDispute(await paymentIdOf(id));
    const events = await scene.takeEvents();
    for (const event of [...events, ...events]) {
      await receiveEvent(ctx, event);
      await Promise.all([lookAtNotes(ctx), lookAtNotes(ctx)]);
    }
    expect(await shop.current.books(ada.userId)).toMatchObject({ entries: [100, -100], returned: [1000] });
  });

  it.each(['before', 'after'] as const)('is found out when the provider broke off %s it', async (moment) => {
    const ada = await shop.current.buyer();
    await buy(ada);
    const { id } = await newest(ada);
    shop.current.breakAt('refund', moment);
    await expect(refundPayment(shop.current.ctx, { id })).rejects.toThrow(refused('cards_unavailable'));
    await lookAtNotes(shop.current.ctx);
    const wasDone = moment === 'after';
    expect((await shop.current.books(ada.userId)).returned).toEqual([wasDone ? 1000 : 0]);
    const again = refundPayment(shop.current.ctx, { id });
    if (wasDone) await expect(again).rejects.toThrow(refused('already_refunded'));
    else expect((await again).receipt.refundedCents).toBe(1000);
    expect((await shop.current.books(ada.userId)).entries).toEqual([100, -100]);
  });
});
