import { limits } from '@maquette/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface DeleteDialogProps {
  open: boolean;
  /** How many pictures it is about. */
  count: number;
  /** Nothing brings them back afterwards. */
  isForGood?: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before pictures go to the trash, or from there for good. */
export function DeleteDialog({ open, count, isForGood = false, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation();
  const confirm = () => {
    onClose();
    onDelete();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isForGood ? t('files.forGoodAsk', { count }) : t('files.deleteAsk', { count })}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('files.deleteKeep', { count })}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {isForGood ? t('files.deleteForGood') : t('files.delete')}
          </Button>
        </>
      }
    >
      {isForGood
        ? t('files.forGoodText', { count })
        : t('files.deleteText', { count, days: limits.trashDays })}
    </Dialog>
  );
}

interface DeleteQuestionProps {
  onDelete: () => void;
  /** The picture is in the trash: nothing brings it back. */
  isForGood?: boolean;
  /** The button that asks. */
  children: (ask: () => void) => ReactNode;
}

/** Asks before a picture goes to the trash, or from there for good. */
export function DeleteQuestion({ onDelete, isForGood = false, children }: DeleteQuestionProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      {children(() => setAsks(true))}
      <DeleteDialog
        open={asks}
        count={1}
        isForGood={isForGood}
        onClose={() => setAsks(false)}
        onDelete={onDelete}
      />
    </>
  );
}
