import type { PaymentReceipt } from '@maquette/contract';
import { useTranslation } from 'react-i18next';

/** What was paid for. */
export function useReceiptItem({ planName, credits }: PaymentReceipt): string {
  const { t } = useTranslation();
  return planName === null
    ? t('admin.payments.credits', { count: credits })
    : t('admin.payments.month', { plan: planName, count: credits });
}
