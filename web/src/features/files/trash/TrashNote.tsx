import { limits } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { useEmptyTrash } from './use-empty-trash.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

interface TrashNoteProps {
  /** Pictures in the whole trash; null where only a part of it is shown, which is not what would be emptied. */
  count: number | null;
}

/** What the trash is, and the way to empty it at once. */
export function TrashNote({ count }: TrashNoteProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const { empty, isBusy } = useEmptyTrash();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3 text-[15px] text-ink-soft">
      <p>{t('files.trashText', { days: limits.trashDays })}</p>
      {count !== null && (
        <>
          <Button variant="secondary" size="sm" busy={isBusy} onClick={() => setAsks(true)}>
            {t('files.emptyTrash')}
          </Button>
          <DeleteDialog open={asks} count={count} isForGood onClose={() => setAsks(false)} onDelete={empty} />
        </>
      )}
    </div>
  );
}
