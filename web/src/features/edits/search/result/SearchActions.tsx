import type { HistoryItem } from '@maquette/contract';
import { ImageUp, RotateCcw, SlidersHorizontal, SquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import { DownloadShown, EditResult, StartOver } from '../../result/index.ts';
import type { SearchTool } from '../model/search-draft.ts';

/** Names of the downloads (specification, 9). */
const names = {
  'search-replace': 'replaced-image.png',
  'search-recolor': 'search-recolor-result.png',
} as const;

interface SearchActionsProps {
  tool: SearchTool;
  result: HistoryItem | null;
  /** The photo while it is in view instead of the result. */
  original: HistoryItem | null;
  onAdjust: () => void;
  onEditResult: (result: HistoryItem) => void;
  onChangeImage: () => void;
  onStartOver: () => void;
}

/** Download, go on with the same words, or begin anew. */
export function SearchActions(props: SearchActionsProps) {
  const { tool, result, original, onAdjust, onEditResult, onChangeImage, onStartOver } = props;
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      {result && <DownloadShown {...{ result, original }} name={names[tool]} />}
      <Button variant="secondary" icon={<SlidersHorizontal aria-hidden size={18} />} onClick={onAdjust}>
        {t('edits.search.adjust')}
      </Button>
      {result && <EditResult onEdit={() => onEditResult(result)} />}
      <Button variant="secondary" icon={<SquarePlus aria-hidden size={18} />} onClick={onStartOver}>
        {t('edits.search.another')}
      </Button>
      <Button variant="ghost" icon={<ImageUp aria-hidden size={18} />} onClick={onChangeImage}>
        {t('edits.search.changeImage')}
      </Button>
      <StartOver
        icon={<RotateCcw aria-hidden size={18} />}
        text={t('edits.search.startOverText')}
        onStartOver={onStartOver}
      />
    </div>
  );
}
