import type { Invoice } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useCardWords } from '../cards/card-words.ts';
import { savePdf } from './downloads.ts';
import { useReceiptWords } from './use-receipt-words.ts';

/** An invoice or a credit note as a sheet of paper: the same on the screen and in print. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { utcDay } = useReceiptWords();
  const { nameCard } = useCardWords();
  const { id, kind, number, corrects, seller, buyer, card } = invoice;
  const isNote = kind === 'credit_note';
  const vat = (value: string) => value && t('payment.receipt.vatNumber', { number: value });
  const lines = (words: readonly string[]) => words.filter((line) => line !== '').join('\n');
  const facts = [
    [t('payment.receipt.number'), number],
    ...(corrects === null ? [] : ([[t('payment.receipt.corrects'), corrects]] as const)),
    [t('payment.receipt.issued'), utcDay(invoice.issuedAt)],
    ...(isNote ? [] : ([[t('payment.receipt.date'), utcDay(invoice.paidAt)]] as const)),
    ...(card
      ? ([[t(`payment.receipt.${isNote ? 'refundedTo' : 'paidBy'}`), nameCard({ card })]] as const)
      : []),
  ] as const;
  const people = [
    [t('payment.receipt.seller'), lines([seller.name, seller.address, vat(seller.vatId)])],
    [t('payment.receipt.payer'), lines([buyer.company, buyer.name, buyer.address, vat(buyer.vatNumber)])],
  ] as const;
  const Heading = isNote ? 'h2' : 'h1';
  return (
    <article
      aria-labelledby={`title-${id}`}
      className="flex flex-col gap-8 rounded-lg border border-line bg-surface p-6 sm:p-10 print:break-after-page print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <Heading id={`title-${id}`} className="text-3xl font-semibold tracking-tight">
          {t(isNote ? 'payment.receipt.creditNote' : 'payment.receipt.heading')}
        </Heading>
        <PdfButton invoice={invoice} />
      </header>
      {invoice.isTest && (
        <p className="rounded-md border border-warning bg-warning-soft px-4 py-3 font-medium text-warning">
          {t('payment.receipt.test')}
        </p>
      )}
      <Facts facts={facts} className="grid gap-x-8 gap-y-5 sm:grid-cols-2" />
      <Facts
        facts={people}
        className="grid gap-x-8 gap-y-5 sm:grid-cols-2"
        valueClass="whitespace-pre-line"
      />
      <InvoiceLines invoice={invoice} />
    </article>
  );
}

function PdfButton({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { number } = invoice;
  const name = t('payment.receipt.file', { number });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => savePdf(invoice.id, name),
  });
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Button
        variant="secondary"
        busy={isPending}
        icon={<FileDown aria-hidden size={18} />}
        aria-label={t('payment.receipt.pdfNamed', { number })}
        onClick={() => mutate()}
      >
        {t('payment.receipt.pdf')}
      </Button>
      {error && <Banner tone="danger">{errorToMessage(error, t, t('payment.errors.pdf'))}</Banner>}
    </div>
  );
}

/** What was bought, what was taken off, the VAT in it, and what was paid in the end. */
function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { money, percent, item, utcPeriod } = useReceiptWords();
  const { kind, unused, vatRate, seller } = invoice;
  const months = utcPeriod(invoice);
  const what = item(invoice);
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line text-sm text-ink-faint">
          <th scope="col" className="py-2 pr-4 font-normal">
            {t('payment.receipt.what')}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t('payment.receipt.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        <Line amount={money(invoice.priceCents)} isRuled>
          {kind === 'invoice' ? what : t('payment.receipt.givenBack', { item: what })}
          {months && <span className="block text-sm text-ink-soft">{months}</span>}
        </Line>
        {unused && (
          <Line amount={money(-unused.cents)} isRuled>
            {t('payment.receipt.unused', { plan: unused.planName })}
          </Line>
        )}
        {vatRate === null ? (
          <tr className="text-sm text-ink-soft">
            <td colSpan={2} className="py-2">
              {[t('payment.receipt.noVat'), seller.vatNote].filter((words) => words !== '').join('. ')}
            </td>
          </tr>
        ) : (
          <>
            <Line amount={money(invoice.netCents)}>{t('payment.receipt.net')}</Line>
            <Line amount={money(invoice.vatCents)}>
              {t('payment.receipt.vat', { rate: percent(vatRate) })}
            </Line>
          </>
        )}
      </tbody>
      <tfoot>
        <tr className="text-lg font-semibold">
          <th scope="row" className="py-3 pr-4 font-semibold">
            {t(vatRate === null ? 'payment.receipt.totalWithoutVat' : 'payment.receipt.total')}
          </th>
          <td className="py-3 text-right tabular-nums">{money(invoice.totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface LineProps {
  amount: string;
  isRuled?: boolean;
  children: ReactNode;
}

function Line({ amount, isRuled = false, children }: LineProps) {
  return (
    <tr className={isRuled ? 'border-b border-line' : 'text-ink-soft'}>
      <td className={classNames('pr-4', isRuled ? 'py-3' : 'py-1.5')}>{children}</td>
      <td className={classNames('text-right align-top tabular-nums', isRuled ? 'py-3' : 'py-1.5')}>
        {amount}
      </td>
    </tr>
  );
}
