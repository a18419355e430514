import type { Share } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../platform/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { sharesQuery, useNoteSeen } from './queries.ts';
import { newAnswers } from './share-facts.ts';
import { ShareCard } from './ShareCard.tsx';

/** Every link with what was answered, newest first. */
export function SharedLinks({ toHistory }: { toHistory: ReactNode }) {
  const { t } = useTranslation();
  const { data: shares, error, isFetching, refetch } = useQuery(sharesQuery);
  const fresh = useFreshAnswers(shares ?? []);
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl font-semibold tracking-tight">{t('app.title.shares')}</h1>
          <p className="text-ink-soft">{t('shares.intro')}</p>
        </div>
        {shares && shares.length > 0 && toHistory}
      </header>
      {error && (
        <LoadFailure
          error={error}
          message={t('shares.loadFailed')}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!shares && !error && <LinksSkeleton />}
      {shares?.length === 0 && <NoLinks action={toHistory} />}
      {shares?.map((share) => (
        <ShareCard key={share.id} share={share} fresh={fresh} />
      ))}
    </div>
  );
}

/** The answers that were new when they were shown here. Having been shown they are noted as seen, and stay marked until one leaves. */
function useFreshAnswers(shares: readonly Share[]): ReadonlySet<string> {
  const { mutate } = useNoteSeen();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unseen = newAnswers(shares).map(({ id }) => id);
  if (unseen.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unseen]));
  const links = shares.filter((share) => newAnswers([share]).length > 0).map(({ id }) => id);
  const toNote = links.join(' ');
  useEffect(() => {
    if (toNote !== '') mutate(toNote.split(' '));
  }, [toNote, mutate]);
  return fresh;
}

function NoLinks({ action }: { action: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col items-center gap-4 rounded-xl border border-line bg-surface px-4 py-16 text-center">
      <span
        aria-hidden
        className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink"
      >
        <Link2 size={26} />
      </span>
      <h2 className="text-xl font-semibold tracking-tight">{t('shares.empty')}</h2>
      <p className="max-w-prose text-ink-soft">{t('shares.emptyText')}</p>
      {action}
    </section>
  );
}

function LinksSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="sr-only">
        {t('shares.loading')}
      </p>
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-56 w-full" />
    </>
  );
}
