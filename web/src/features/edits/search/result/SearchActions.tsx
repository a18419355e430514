import type { HistoryItem } from '@maquette/contract';
import { Download, ImagePlus, ImageUp, RotateCcw, SlidersHorizontal, SquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { SearchTool } from '../model/search-draft.ts';

/** Names of the downloads (specification, 9). */
const names = {
  'search-replace': 'replaced-image.png',
  'search-recolor': 'search-recolor-result.png',
} as const;

interface SearchActionsProps {
  tool: SearchTool;
  result: HistoryItem | null;
  onAdjust: () => void;
  onEditResult: (result: HistoryItem) => void;
  onChangeImage: () => void;
  onStartOver: () => void;
}

/** Download, go on with the same words, or begin anew. */
export function SearchActions(props: SearchActionsProps) {
  const { tool, result, onAdjust, onEditResult, onChangeImage, onStartOver } = props;
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      {result && (
        <a href={result.url} download={names[tool]} className={buttonClass({ size: 'lg' })}>
          <Download aria-hidden size={18} />
          {t('edits.result.download')}
        </a>
      )}
      <Button variant="secondary" icon={<SlidersHorizontal aria-hidden size={18} />} onClick={onAdjust}>
        {t('edits.search.adjust')}
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
      <Button variant="secondary" icon={<SquarePlus aria-hidden size={18} />} onClick={onStartOver}>
        {t('edits.search.another')}
      </Button>
      <Button variant="ghost" icon={<ImageUp aria-hidden size={18} />} onClick={onChangeImage}>
        {t('edits.search.changeImage')}
      </Button>
      <Button variant="ghost" icon={<RotateCcw aria-hidden size={18} />} onClick={() => setAsks(true)}>
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
        {t('edits.search.startOverText')}
      </Dialog>
    </div>
  );
}
