import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { balanceQuery } from './queries.ts';

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

/** The balance, as a link to where credits are bought. */
export function CreditsChip({ href }: { href: string }) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(balanceQuery);
  // What is held is not spent yet: the number goes down when an edit settles.
  const total = data ? data.balance + data.held : null;
  const label = total === null ? t('credits.chipUnknown') : t('credits.chip', { count: total });
  return (
    <Link
      to={href}
      aria-label={label}
      title={label}
      className="inline-flex h-9 min-w-16 items-center justify-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-medium tabular-nums transition-colors hover:border-edge touch:h-11"
    >
      <Coins aria-hidden size={16} className="text-accent-ink" />
      <span aria-hidden>{total === null ? '–' : total.toLocaleString(i18n.language)}</span>
    </Link>
  );
}
