import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { useCardsHere } from '../api/index.ts';

/** Says that nothing is charged where the money is test money. */
export function TestMoneyNotice() {
  const { t } = useTranslation();
  return useCardsHere()?.test ? <Banner tone="warning">{t('payment.testMoney')}</Banner> : null;
}
