import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Buyer, seller, useShop } from '#test/support/payments/shop.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { purchaseCredits } from '../buying/purchase-credits.ts';
import { subscribe } from '../buying/subscribe.ts';
import { refundPayment } from '../receipts/refund-payment.ts';
import { getReceipt, listReceipts } from '../receipts/receipts.ts';
import { reconcileMoney } from '../syncing/reconcile-money.ts';
import { downloadInvoice, downloadInvoices } from './invoices.ts';
import { takeNumber } from './invoices.store.ts';

const DAY_MS = 86_400_000;
const refused = (code: string) => expect.objectContaining({ code });

describeOnBoth('invoices', (on) => {
  const shop = useShop(on);
  const buy = ({ ctx }: Buyer) =>
    purchaseCredits(ctx, {
      body: { price: 999, credits: 100, paymentMethodId: 'card_1' },
      idempotencyKey: null,
    });
  const documentsOf = async ({ ctx }: Buyer) => {
    const { receipts } = await listReceipts(ctx);
    const details = await Promise.all(receipts.map(({ id }) => getReceipt(ctx, { id })));
    return details.flatMap(({ documents }) => documents);
  };
  const runningIn = async (year: number) => {
    const rows = await on.db.selectFrom('invoices').select('running').where('year', '=', year).execute();
    return rows.map(({ running }) => running).toSorted((a, b) => a - b);
  };
  const oneToN = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const textOf = ({ content }: { content: Buffer }) => content.toString('utf8');

  it('are nobody’s but their buyer’s', async () => {
    const [ada, eve] = [await shop.current.buyer(), await shop.current.buyer()];
    await buy(ada);
    const [invoice] = await documentsOf(ada);
    const id = invoice?.id ?? '';
    await expect(downloadInvoice(eve.ctx, { id })).rejects.toThrow(refused('not_found'));
    await expect(downloadInvoice(ada.ctx, { id: 'none' })).rejects.toThrow(refused('not_found'));
    expect(textOf(await downloadInvoices(eve.ctx, { year: '2026' })).split('\r\n')).toHaveLength(2);
  });

  it('say what was paid, by whom and with what, and keep saying it', async () => {
    const ada = await shop.current.buyer();
    const to = { company: 'Ada & Co', address: '1 rue des Essais\n75001 Paris', vatNumber: 'FR12345678901' };
    const write = (invoiceTo: typeof to) =>
      on.db
        .updateTable('users')
        .set({ invoice_to: JSON.stringify(invoiceTo) })
        .where('id', '=', ada.userId)
        .execute();
    await write(to);
    await buy(ada);
    await write({ company: 'Another', address: '', vatNumber: '' });
    await on.db.updateTable('users').set({ full_name: 'Ada King' }).where('id', '=', ada.userId).execute();
    const [invoice] = await documentsOf(ada);
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', corrects: null, credits: 100, planName: null, unused: null, isTest: true },
      ...{ netCents: 832, vatCents: 167, vatRate: 20, totalCents: 999, priceCents: 999 },
      buyer: { name: 'Ada Byron', ...to },
      seller: { name: seller.name, address: seller.address, vatId: seller.vatId },
      card: { brand: 'visa', last4: '4242' },
    });
    expect(invoice?.number).toMatch(/^2026-\d{6}$/);
  });

  it('are numbered without gaps, however many are paid at once and whatever falls through', async () => {
    const before = (await runningIn(2026)).length;
    const people = await Promise.all(oneToN(6).map(() => shop.current.buyer()));
    const falls = people.map(({ ctx }) =>
      inTransaction(ctx, async (tx) => {
        await takeNumber(tx.db, 2026);
        throw new Error('it fell through');
      }),
    );
    const settled = await Promise.allSettled([...people.flatMap((one) => [buy(one), buy(one)]), ...falls]);
    const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(reasons).toEqual(falls.map(() => 'Error: it fell through'));
    expect(await runningIn(2026)).toEqual(oneToN(before + 12));
  });

  it('are corrected by credit notes of the same series, in parts that make up the whole', async () => {
    const ada = await shop.current.buyer();
    await buy(ada);
    const [invoice] = await documentsOf(ada);
    const [{ id = '' } = {}] = (await listReceipts(ada.ctx)).receipts;
    const row = on.db.selectFrom('payments').select('payment_id').where('id', '=', id);
    const paymentId = (await row.executeTakeFirstOrThrow()).payment_id ?? '';
    await shop.current.scene.cards.refund({ paymentId, amountCents: 400, idempotencyKey: `part:${id}` });
    await refundPayment(shop.current.ctx, { id });
    const [first, ...notes] = await documentsOf(ada);
    expect(first).toEqual(invoice);
    expect(notes).toMatchObject([
      {
        kind: 'credit_note',
        corrects: invoice?.number,
        totalCents: -400,
        vatCents: -67,
        card: invoice?.card,
      },
      { kind: 'credit_note', corrects: invoice?.number, totalCents: -599, vatCents: -100 },
    ]);
    expect(notes.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(-(invoice?.netCents ?? 0));
    expect(await runningIn(2026)).toEqual(oneToN((await runningIn(2026)).length));
  });

  it('come with each month, and each year begins its own numbers', async () => {
    const ada = await shop.current.buyer();
    await subscribe(ada.ctx, { body: { planId: 'basic', paymentMethodId: 'card_2' }, idempotencyKey: null });
    const [, first] = textOf(await downloadInvoices(ada.ctx, { year: '2026' })).split('\r\n');
    expect(first, 'the money of the tests is marked').toMatch(/,test money$/);
    for (let month = 1; month <= 12; month++) await shop.current.scene.advance(31 * DAY_MS);
    await reconcileMoney(shop.current.ctx);
    const documents = await documentsOf(ada);
    expect(
      documents.every(({ planName, card }) => planName === 'Basic' && card?.brand === 'mastercard'),
    ).toBe(true);
    expect(await runningIn(2027)).toEqual(oneToN((await runningIn(2027)).length));
    const rowsIn = async (year: string) =>
      textOf(await downloadInvoices(ada.ctx, { year })).split('\r\n').length - 2;
    expect(documents.length).toBeGreaterThanOrEqual(12);
    expect((await rowsIn('2026')) + (await rowsIn('2027'))).toBe(documents.length);
  });

  it('are the same PDF each time, in the language of whoever asks', async () => {
    const ada = await shop.current.buyer();
    await buy(ada);
    const [{ id = '' } = {}] = await documentsOf(ada);
    const [one, other] = [await downloadInvoice(ada.ctx, { id }), await downloadInvoice(ada.ctx, { id })];
    expect(one.content.equals(other.content)).toBe(true);
    expect(one.content.subarray(0, 5).toString()).toBe('%PDF-');
    const french = await downloadInvoice({ ...ada.ctx, locale: 'fr' }, { id });
    expect([one.filename, french.filename]).toEqual([
      expect.stringMatching(/^Maquette SARL Invoice \d{4}-\d+\.pdf$/),
      expect.stringMatching(/^Maquette SARL Facture \d{4}-\d+\.pdf$/),
    ]);
    expect(french.content.equals(one.content)).toBe(false);
  });
});
