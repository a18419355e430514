import { CreditSource, limits } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../platform/LoadFailure.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LedgerRow, sourceLabel } from './LedgerRow.tsx';
import { transactionsQuery } from './queries.ts';

/** Every credit that came and went, newest first, ten at a time; all of them or those of one kind. */
export function Ledger() {
  const { t, i18n } = useTranslation();
  const [source, setSource] = useState<CreditSource | undefined>();
  const [page, setPage] = useState(0);
  const ledger = useQuery(transactionsQuery({ source, page, language: i18n.language }));
  const { data, error, isPlaceholderData } = ledger;
  const show = (value: string) => {
    setSource(CreditSource.options.find((known) => known === value));
    setPage(0);
  };
  return (
    <Panel title={t('credits.ledger.title')}>
      <div className="flex flex-col gap-4">
        <div className="max-w-xs">
          <SelectField
            label={t('credits.ledger.filter')}
            value={source ?? ''}
            onChange={({ target }) => show(target.value)}
            options={[
              { value: '', label: t('credits.ledger.all') },
              ...CreditSource.options.map((value) => ({ value, label: t(sourceLabel(value)) })),
            ]}
          />
        </div>
        {error && (
          <LoadFailure
            error={error}
            message={t('credits.errorFetchingTransactions')}
            isFetching={ledger.isFetching}
            onRetry={() => void ledger.refetch()}
          />
        )}
        {!data && !error && <LedgerSkeleton />}
        {data?.total === 0 && <LedgerEmpty isFiltered={source !== undefined} />}
        {data && data.total > 0 && (
          <>
            <ul
              aria-busy={isPlaceholderData}
              className={`divide-y divide-line ${isPlaceholderData ? 'opacity-55' : ''}`}
            >
              {data.transactions.map((entry) => (
                <LedgerRow key={entry.id} entry={entry} />
              ))}
            </ul>
            <LedgerPages page={page} total={data.total} onPage={setPage} />
          </>
        )}
      </div>
    </Panel>
  );
}

/** No entry, or none of the kind that is asked for. */
function LedgerEmpty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  if (isFiltered) return <p className="py-6 text-ink-soft">{t('credits.ledger.emptyFilter')}</p>;
  return (
    <div className="py-6">
      <p className="font-medium">{t('credits.ledger.empty')}</p>
      <p className="text-ink-soft">{t('credits.ledger.emptyText')}</p>
    </div>
  );
}

/** Rows of the final size while the first page loads. */
function LedgerSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {t('credits.ledger.loading')}
      </p>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-16" />
      ))}
    </div>
  );
}

interface LedgerPagesProps {
  /** Counted from 0. */
  page: number;
  /** Entries of all pages. */
  total: number;
  onPage: (page: number) => void;
}

/** Which entries are shown, and the ways to newer and older ones. */
export function LedgerPages({ page, total, onPage }: LedgerPagesProps) {
  const { t, i18n } = useTranslation();
  const size = limits.transactionsPage;
  const print = (count: number) => count.toLocaleString(i18n.language);
  const to = Math.min(total, (page + 1) * size);
  return (
    <nav
      aria-label={t('credits.ledger.pages')}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4"
    >
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t('credits.ledger.range', { from: print(page * size + 1), to: print(to), total: print(total) })}
      </p>
      {total > size && (
        <div className="flex gap-2">
          <PageButton isEnd={page === 0} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden size={16} />
            {t('credits.ledger.newer')}
          </PageButton>
          <PageButton isEnd={to === total} onClick={() => onPage(page + 1)}>
            {t('credits.ledger.older')}
            <ChevronRight aria-hidden size={16} />
          </PageButton>
        </div>
      )}
    </nav>
  );
}

interface PageButtonProps {
  /** There is nothing further. */
  isEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Keeps the focus also where it leads no further. */
function PageButton({ isEnd, onClick, children }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onClick()}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {children}
    </button>
  );
}
