import type { PaymentReceipt, User } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../ui/Facts.tsx';
import { useReceiptWords } from './use-receipt-words.ts';

interface ReceiptSheetProps {
  receipt: PaymentReceipt;
  payer: Pick<User, 'fullName' | 'email'>;
}

/** A receipt as a sheet of paper: the same on the screen and in print. */
export function ReceiptSheet({ receipt, payer }: ReceiptSheetProps) {
  const { t } = useTranslation();
  const { day } = useReceiptWords();
  const facts = [
    [t('payment.receipt.number'), receipt.id],
    [t('payment.receipt.date'), day(receipt.paidAt)],
    [t('payment.receipt.payer'), `${payer.fullName}\n${payer.email}`],
    [t('payment.receipt.seller'), t('app.name')],
  ] as const;
  return (
    <article
      aria-labelledby="receipt-title"
      className="flex flex-col gap-8 rounded-lg border border-line bg-surface p-6 sm:p-10 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h1 id="receipt-title" className="text-3xl font-semibold tracking-tight">
          {t('payment.receipt.heading')}
        </h1>
        <p className="text-xl font-semibold tracking-tight">{t('app.name')}</p>
      </header>
      {receipt.isTest && (
        <p className="rounded-md border border-warning bg-warning-soft px-4 py-3 font-medium text-warning">
          {t('payment.receipt.test')}
        </p>
      )}
      <Facts facts={facts} className="grid gap-x-8 gap-y-5 sm:grid-cols-2" valueClass="whitespace-pre-line" />
      <ReceiptLines receipt={receipt} />
      <p className="text-sm text-ink-faint">{t('payment.receipt.byCard')}</p>
    </article>
  );
}

/** What was bought, what went back, and what was paid in the end. */
function ReceiptLines({ receipt }: { receipt: PaymentReceipt }) {
  const { t } = useTranslation();
  const { money, item, period } = useReceiptWords();
  const { amountCents, refundedCents } = receipt;
  const months = period(receipt);
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
        <tr className="border-b border-line">
          <td className="py-3 pr-4">
            {item(receipt)}
            {months && <span className="block text-sm text-ink-soft">{months}</span>}
          </td>
          <td className="py-3 text-right align-top tabular-nums">{money(amountCents)}</td>
        </tr>
        {refundedCents > 0 && (
          <tr className="border-b border-line">
            <td className="py-3 pr-4">{t('payment.receipt.givenBack')}</td>
            <td className="py-3 text-right tabular-nums">{money(-refundedCents)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="text-lg font-semibold">
          <th scope="row" className="py-3 pr-4 font-semibold">
            {t('payment.receipt.total')}
          </th>
          <td className="py-3 text-right tabular-nums">{money(amountCents - refundedCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
