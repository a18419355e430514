import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

/** Lets a picture of the trash go for good, once that has been confirmed: nothing brings it back. */
export function ForGoodQuestion({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const confirm = () => {
    setAsks(false);
    onDelete();
  };
  return (
    <>
      <Button variant="ghost" icon={<Trash2 aria-hidden size={18} />} onClick={() => setAsks(true)}>
        {t('files.view.deleteForGood')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('files.view.forGoodAsk')}
        closeLabel={t('files.view.close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {t('files.deleteKeep')}
            </Button>
            <Button variant="danger" onClick={confirm}>
              {t('files.view.deleteForGood')}
            </Button>
          </>
        }
      >
        {t('files.view.forGoodText')}
      </Dialog>
    </>
  );
}
