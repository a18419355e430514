import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface RemixQuestionProps {
  open: boolean;
  /** The work in hand stays. */
  onKeep: () => void;
  onTake: () => void;
}

/** Asks before a remix takes the place of the work in hand. */
export function RemixQuestion({ open, onKeep, onTake }: RemixQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={t('edits.remix.ask')}
      closeLabel={t('edits.result.keep')}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {t('edits.result.keep')}
          </Button>
          <Button onClick={onTake}>{t('edits.remix.take')}</Button>
        </>
      }
    >
      {t('edits.remix.askText')}
    </Dialog>
  );
}
