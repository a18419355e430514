import type { PaymentReceipt } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useReceiptWords } from './use-receipt-words.ts';

/** What was bought, what went back, and what was paid in the end. */
export function ReceiptLines({ receipt }: { receipt: PaymentReceipt }) {
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
