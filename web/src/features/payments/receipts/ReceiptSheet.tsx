import type { PaymentReceipt, User } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { ReceiptLines } from './ReceiptLines.tsx';
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
  ];
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
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-faint">{name}</dt>
            <dd className="mt-0.5 break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <ReceiptLines receipt={receipt} />
      <p className="text-sm text-ink-faint">{t('payment.receipt.byCard')}</p>
    </article>
  );
}
