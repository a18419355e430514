import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '../../../ui/BeforeAfter.tsx';

const rooms = ['living', 'bedroom', 'dining'] as const;

/** Nothing yet: what it will look like, and where to begin. */
export function HistoryEmpty({ action }: { action: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col items-center gap-6 rounded-xl border border-line bg-surface px-4 py-12 text-center sm:px-8">
      <div className="flex flex-col gap-2">
        <h2 className="text-xl font-semibold tracking-tight">{t('files.empty')}</h2>
        <p className="max-w-prose text-ink-soft">{t('files.emptyText')}</p>
      </div>
      {action}
      <div className="grid w-full max-w-5xl gap-4 sm:grid-cols-3">
        {rooms.map((room) => (
          <BeforeAfter
            key={room}
            before={{ src: `/samples/${room}-before.webp`, alt: '' }}
            after={{ src: `/samples/${room}-after.webp`, alt: t('files.emptySample') }}
            width={1280}
            height={853}
            labels={{
              before: t('files.before'),
              after: t('files.after'),
              control: t('files.compare'),
            }}
          />
        ))}
      </div>
    </section>
  );
}
