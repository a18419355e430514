import type { Invoice } from '@maquette/contract';
import { instant } from '../../../platform/instant.ts';
import { tookTestMoney } from '../../../platform/payment-provider/earlier-providers.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { walk } from '../../../platform/walk.ts';
import { describePlan, planById } from '../../subscriptions/index.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { findPayment, providersOf } from '../syncing/payments.store.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceWords, lineIn } from './invoice-words.ts';
import { csvOf, type InvoiceLine } from './invoices-csv.ts';
import { numberOf } from './invoices.rules.ts';
import { findInvoice, invoicesAfter, type StoredInvoice } from './invoices.store.ts';

interface InvoiceFile {
  readonly content: Buffer;
  readonly mime: string;
  readonly filename: string;
}

/** An invoice or a credit note of the caller's as a PDF in their language. @throws Refusal `not_found`, `rate_limited` */
export async function downloadInvoice(ctx: PaymentsContext, { id }: { id: string }): Promise<InvoiceFile> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.invoices, userId);
  const found = await findInvoice(ctx.db, { id, userId });
  const payment = found && (await findPayment(ctx.db, { id: found.paymentId, userId }));
  if (!payment) throw new Refusal('not_found');
  const invoice = invoiceAnswer(ctx, found, payment.provider);
  const said = invoiceWords(ctx.locale);
  const name = invoice.kind === 'invoice' ? said.invoice : said.creditNote;
  return {
    content: await invoicePdf(invoice, ctx.locale),
    mime: 'application/pdf',
    filename: `${invoice.seller.name} ${name} ${invoice.number}.pdf`.replace(/[\p{Cc}/\\]/gu, ' '),
  };
}

/** The caller's invoices and credit notes of a year as CSV, by number. @throws Refusal `rate_limited` */
export async function downloadInvoices(
  ctx: PaymentsContext,
  { year }: { year: string },
): Promise<InvoiceFile> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.invoices, userId);
  const providers = await providersOf(ctx.db, userId);
  const lines: InvoiceLine[] = [];
  const stored = walk<StoredInvoice>((after, limit) =>
    invoicesAfter(ctx.db, { userId, after, limit, year: Number(year) }),
  );
  for await (const one of stored) {
    const invoice = invoiceAnswer(ctx, one, providers.get(one.paymentId) ?? '');
    lines.push({ ...invoice, item: lineIn(invoice, ctx.locale) });
  }
  return {
    content: Buffer.from(csvOf(lines, ctx.locale)),
    mime: 'text/csv; charset=utf-8',
    filename: `${invoiceWords(ctx.locale).invoices} ${year}.csv`,
  };
}

/** An invoice as its buyer is told, in their language. @param provider who took the money */
export function invoiceAnswer(
  ctx: Pick<PaymentsContext, 'cards' | 'locale' | 'seller'>,
  stored: StoredInvoice,
  provider: string,
): Invoice {
  const { vatRate: _, ...present } = ctx.seller;
  const { totalCents, vatCents, vatRate, unusedCents } = stored;
  const nameOf = (planId: string | null) => {
    const plan = planId === null ? null : planById(planId);
    return plan && describePlan(plan, ctx.locale).name;
  };
  return {
    id: stored.id,
    number: numberOf(stored),
    kind: stored.kind,
    corrects: stored.corrects,
    issuedAt: instant(stored.issuedAt),
    paidAt: instant(stored.paidAt),
    seller: stored.seller ?? present,
    buyer: stored.buyer,
    card: stored.card,
    planName: nameOf(stored.planId),
    credits: stored.credits,
    periodStart: instant(stored.periodStart),
    periodEnd: instant(stored.periodEnd),
    priceCents: totalCents + unusedCents,
    unused: unusedCents > 0 ? { planName: nameOf(stored.unusedPlanId) ?? '', cents: unusedCents } : null,
    ...{ netCents: totalCents - vatCents, vatCents, totalCents },
    vatRate: vatRate === null ? null : vatRate / 100,
    currency: 'usd',
    isTest: tookTestMoney(provider, ctx.cards),
  };
}
