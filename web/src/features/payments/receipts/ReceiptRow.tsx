import type { PaymentReceipt } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { useReceiptWords } from './use-receipt-words.ts';

interface ReceiptRowProps {
  receipt: PaymentReceipt;
  href: string;
}

/** One payment, and the way to its receipt. */
export function ReceiptRow({ receipt, href }: ReceiptRowProps) {
  const { t } = useTranslation();
  const { utcDay, money, item } = useReceiptWords();
  const what = item(receipt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          {what}
          {receipt.refundedCents > 0 && (
            <Tag tone="warning">
              {receipt.refundedCents === receipt.amountCents
                ? t('payment.receipt.refunded')
                : t('payment.receipt.partlyRefunded')}
            </Tag>
          )}
        </p>
        <p className="text-sm text-ink-faint">
          {utcDay(receipt.paidAt)} · <span className="tabular-nums">{receipt.number}</span>
        </p>
      </div>
      <span className="font-medium tabular-nums">{money(receipt.amountCents)}</span>
      <Link
        to={href}
        aria-label={t(
          receipt.refundedCents > 0 ? 'payment.receipt.viewBothNamed' : 'payment.receipt.viewNamed',
          { item: what, date: utcDay(receipt.paidAt) },
        )}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {t(receipt.refundedCents > 0 ? 'payment.receipt.viewBoth' : 'payment.receipt.view')}
      </Link>
    </li>
  );
}
