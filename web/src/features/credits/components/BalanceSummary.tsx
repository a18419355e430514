import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatCard } from '../../../ui/StatCard.tsx';
import { balanceQuery } from '../api/balance.ts';

/** What can be spent now, and what pictures in the making hold. */
export function BalanceSummary() {
  const { t, i18n } = useTranslation();
  const { data, error } = useQuery(balanceQuery);
  const value = () => {
    if (data) return data.balance.toLocaleString(i18n.language);
    return error ? '–' : <Skeleton className="h-6 w-24" />;
  };
  const note = () => {
    if (!data) return error ? t('credits.errorFetchingBalance') : null;
    return data.held > 0 ? t('credits.summary.held', { count: data.held }) : t('credits.summary.note');
  };
  return (
    <StatCard icon={<Coins size={22} />} label={t('credits.summary.label')} value={value()} note={note()} />
  );
}
