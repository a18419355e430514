import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface DeleteQuestionProps {
  onDelete: () => void;
  /** The button that asks. */
  children: (ask: () => void) => ReactNode;
}

/** Asks before a picture goes to the trash. */
export function DeleteQuestion({ onDelete, children }: DeleteQuestionProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const confirm = () => {
    setAsks(false);
    onDelete();
  };
  return (
    <>
      {children(() => setAsks(true))}
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('files.deleteAsk')}
        closeLabel={t('files.view.close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {t('files.deleteKeep')}
            </Button>
            <Button variant="danger" onClick={confirm}>
              {t('files.delete')}
            </Button>
          </>
        }
      >
        {t('files.deleteText')}
      </Dialog>
    </>
  );
}
