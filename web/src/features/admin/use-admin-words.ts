import { useTranslation } from 'react-i18next';
import { printMoney } from '../../platform/i18n/print-money.ts';
import { printPercent } from '../../platform/i18n/print-percent.ts';
import { dateFormat } from '../../platform/i18n/print-day.ts';

/** Figures and moments as the reader's language writes them. */
export function useAdminWords() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return {
    moment: (instant: string): string =>
      dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant)),
    money: (cents: number): string => printMoney(cents, language),
    megabytes: (bytes: number): string =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 0,
      }).format(bytes / 1_000_000),
    figure: (count: number): string => count.toLocaleString(language),
    /** Part of a whole, 0 to 1; a dash where there is none. */
    share: (part: number | null): string => (part === null ? '–' : printPercent(part, language)),
    /** With its sign, whichever it is. */
    change: (amount: number): string =>
      new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(amount),
    accountType: (type: string): string => (type === 'free' ? t('admin.free') : type),
  };
}
