import type { HistoryItem } from '@maquette/contract';
import { Download, ImagePlus, Pencil, RotateCw, SquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Dialog } from '../../../ui/Dialog.tsx';

interface ResultActionsProps {
  result: HistoryItem | null;
  onEditMask: () => void;
  onRegenerate: () => void;
  onStartOver: () => void;
  onEditResult: (result: HistoryItem) => void;
}

/** Download, try again, paint on, or begin anew. */
export function ResultActions(props: ResultActionsProps) {
  const { result, onEditMask, onRegenerate, onStartOver, onEditResult } = props;
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      {result && (
        <a href={result.url} download="inpainted-room.png" className={buttonClass({ size: 'lg' })}>
          <Download aria-hidden size={18} />
          {t('edits.result.download')}
        </a>
      )}
      <Button variant="secondary" icon={<RotateCw aria-hidden size={18} />} onClick={onRegenerate}>
        {t('edits.result.regenerate')}
      </Button>
      <Button variant="secondary" icon={<Pencil aria-hidden size={18} />} onClick={onEditMask}>
        {t('edits.mask.edit')}
      </Button>
      {result && (
        <Button
          variant="secondary"
          icon={<ImagePlus aria-hidden size={18} />}
          onClick={() => onEditResult(result)}
        >
          {t('edits.strip.editResult')}
        </Button>
      )}
      <Button variant="ghost" icon={<SquarePlus aria-hidden size={18} />} onClick={() => setAsks(true)}>
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
        {t('edits.result.startOverText')}
      </Dialog>
    </div>
  );
}
