import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { canRetry, countUploads, inReadingOrder } from './queue.ts';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './use-uploads.ts';

/** Every file on its way into the history, and what became of it; can be folded, and stays in view. */
export function UploadPanel() {
  const { t } = useTranslation();
  const listId = useId();
  const { uploads, queue } = useUploads();
  const [isFolded, setIsFolded] = useState(false);
  if (uploads.length === 0) return null;
  const { all, done, open, missed } = countUploads(uploads);
  const retryable = uploads.filter(canRetry).length;
  return (
    <section
      aria-label={t('files.uploads.title')}
      className="sticky top-18 z-20 rounded-lg border border-line bg-raised px-4 py-2 shadow-mid"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-[15px] font-semibold">{t('files.uploads.title')}</h2>
        <p role="status" className="min-w-0 flex-1 text-sm text-ink-soft tabular-nums">
          {t('files.uploads.count', { done, all })}
          {missed > 0 && ` · ${t('files.uploads.missed', { missed })}`}
        </p>
        {retryable > 1 && (
          <Button variant="secondary" size="sm" onClick={queue.retryAll}>
            {t('files.uploads.retryAll')}
          </Button>
        )}
        {open > 1 && (
          <Button variant="ghost" size="sm" onClick={queue.cancelAll}>
            {t('files.uploads.cancelAll')}
          </Button>
        )}
        <IconButton
          size="sm"
          label={isFolded ? t('files.uploads.unfold') : t('files.uploads.fold')}
          aria-expanded={!isFolded}
          aria-controls={listId}
          icon={isFolded ? <ChevronDown aria-hidden size={18} /> : <ChevronUp aria-hidden size={18} />}
          onClick={() => setIsFolded(!isFolded)}
        />
        {open === 0 && (
          <IconButton
            size="sm"
            label={t('files.uploads.close')}
            icon={<X aria-hidden size={18} />}
            onClick={queue.clear}
          />
        )}
      </div>
      <ul
        id={listId}
        hidden={isFolded}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="-mx-1 mt-1 max-h-56 divide-y divide-line overflow-y-auto px-1"
      >
        {inReadingOrder(uploads).map((upload) => (
          <UploadRow key={upload.id} upload={upload} onCancel={queue.cancel} onRetry={queue.retry} />
        ))}
      </ul>
    </section>
  );
}
