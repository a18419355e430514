import type { HistoryItem } from '@maquette/contract';
import { Pencil, RotateCw, SquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { DownloadShown, EditResult } from './ResultLinks.tsx';
import { StartOver } from './StartOver.tsx';

interface ResultActionsProps {
  result: HistoryItem | null;
  /** The photo while it is in view instead of the result. */
  original: HistoryItem | null;
  onEditMask: () => void;
  onRegenerate: () => void;
  onStartOver: () => void;
  onEditResult: (result: HistoryItem) => void;
}

/** Download, try again, paint on, or begin anew. */
export function ResultActions(props: ResultActionsProps) {
  const { result, original, onEditMask, onRegenerate, onStartOver, onEditResult } = props;
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      {result && <DownloadShown {...{ result, original }} name="inpainted-room.png" />}
      <Button variant="secondary" icon={<RotateCw aria-hidden size={18} />} onClick={onRegenerate}>
        {t('edits.result.regenerate')}
      </Button>
      <Button variant="secondary" icon={<Pencil aria-hidden size={18} />} onClick={onEditMask}>
        {t('edits.mask.edit')}
      </Button>
      {result && <EditResult onEdit={() => onEditResult(result)} />}
      <StartOver
        icon={<SquarePlus aria-hidden size={18} />}
        text={t('edits.result.startOverText')}
        onStartOver={onStartOver}
      />
    </div>
  );
}
