import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { capabilitiesQuery } from '../../platform/query/capabilities-query.ts';
import { Banner } from '../../ui/Banner.tsx';

/** Who takes the money here; undefined until that is known. */
export function useCardsHere() {
  return useQuery(capabilitiesQuery).data?.cards;
}

/** Says that nothing is charged where the money is test money. */
export function TestMoneyNotice() {
  const { t } = useTranslation();
  return useCardsHere()?.test ? <Banner tone="warning">{t('payment.testMoney')}</Banner> : null;
}
