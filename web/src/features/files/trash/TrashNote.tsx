import { limits } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { useEmptyTrash } from './use-empty-trash.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

/** What the trash is, and the way to empty it at once. */
export function TrashNote({ count }: { count: number }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const { empty, isBusy } = useEmptyTrash();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3 text-[15px] text-ink-soft">
      <p>{t('files.trashText', { days: limits.trashDays })}</p>
      <Button variant="secondary" size="sm" busy={isBusy} onClick={() => setAsks(true)}>
        {t('files.emptyTrash')}
      </Button>
      <DeleteDialog open={asks} count={count} isForGood onClose={() => setAsks(false)} onDelete={empty} />
    </div>
  );
}
