import type { HistoryItem } from '@maquette/contract';
import { Download, ImagePlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { buttonClass } from '../../../ui/button-class.ts';

interface DownloadShownProps {
  result: HistoryItem;
  /** The name the specification gives the result. */
  name: string;
  /** The photo while it is in view instead of the result. */
  original: HistoryItem | null;
}

/** Downloads what is in view: the result, or the photo under its own name. */
export function DownloadShown({ result, name, original }: DownloadShownProps) {
  const { t } = useTranslation();
  return (
    <a
      href={(original ?? result).url}
      download={original?.name ?? name}
      className={buttonClass({ size: 'lg' })}
    >
      <Download aria-hidden size={18} />
      {t('edits.result.download')}
    </a>
  );
}

/** Makes the result the photo of the next edit. */
export function EditResult({ onEdit }: { onEdit: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" icon={<ImagePlus aria-hidden size={18} />} onClick={onEdit}>
      {t('edits.strip.editResult')}
    </Button>
  );
}

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
