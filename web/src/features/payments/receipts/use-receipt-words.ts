import type { PaymentReceipt } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { printMoney } from '../../../platform/i18n/print-money.ts';

/** A receipt in words of the reader's language. */
export function useReceiptWords() {
  const { t, i18n } = useTranslation();
  const day = (instant: string): string => printDay(instant, i18n.language, t('payment.unavailable'));
  return {
    day,
    money: (cents: number): string => printMoney(cents, i18n.language),
    item: ({ planName, credits }: PaymentReceipt): string =>
      planName === null
        ? t('payment.receipt.credits', { count: credits })
        : t('payment.receipt.month', { plan: planName, count: credits }),
    period: ({ periodStart, periodEnd }: PaymentReceipt): string | null =>
      periodStart && periodEnd ? t('payment.period', { from: day(periodStart), to: day(periodEnd) }) : null,
  };
}
