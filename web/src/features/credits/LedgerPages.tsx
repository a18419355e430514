import { limits } from '@maquette/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button-class.ts';

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
