import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface StartOverProps {
  icon: ReactNode;
  /** What is cleared and what stays. */
  text: string;
  onStartOver: () => void;
}

/** Begins anew, after asking. */
export function StartOver({ icon, text, onStartOver }: StartOverProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={icon} onClick={() => setAsks(true)}>
        {t('edits.result.startOver')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('edits.result.startOverAsk')}
        closeLabel={t('edits.dismiss')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {t('edits.result.keep')}
            </Button>
            <Button onClick={onStartOver}>{t('edits.result.startOver')}</Button>
          </>
        }
      >
        {text}
      </Dialog>
    </>
  );
}
