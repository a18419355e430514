import type { Invoice, PaymentReceipt } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { dateFormat, printDay } from '../../../platform/i18n/print-day.ts';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { printPercent } from '../../../platform/i18n/print-percent.ts';

/** A receipt in words of the reader's language. */
export function useReceiptWords() {
  const { t, i18n } = useTranslation();
  const day = (instant: string): string => printDay(instant, i18n.language, t('payment.unavailable'));
  // By which invoices are numbered: the same day on the screen, in the PDF and in the list.
  const utcDay = (instant: string): string =>
    dateFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
  return {
    day,
    utcDay,
    money: (cents: number): string => printMoney(cents, i18n.language),
    percent: (rate: number): string => printPercent(rate / 100, i18n.language, { digits: 2 }),
    item: ({ planName, credits }: Pick<PaymentReceipt, 'planName' | 'credits'>): string =>
      planName === null
        ? t('payment.receipt.credits', { count: credits })
        : t('payment.receipt.month', { plan: planName, count: credits }),
    utcPeriod: ({ periodStart, periodEnd }: Pick<Invoice, 'periodStart' | 'periodEnd'>): string | null =>
      periodStart && periodEnd
        ? t('payment.period', { from: utcDay(periodStart), to: utcDay(periodEnd) })
        : null,
  };
}
