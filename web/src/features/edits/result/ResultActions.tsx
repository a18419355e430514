import { type Edit, type HistoryItem, purposeOf, tools } from '@maquette/contract';
import { Download, ImagePlus, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ShownEdit } from './use-shown-edit.ts';

/** Whose picture a result is, also where premium made it. */
const makers = {
  inpainting: tools.inpaint,
  clearing: tools.inpaint,
  furnishing: tools.furnish,
  replace: tools['search-replace'],
  recolor: tools['search-recolor'],
} as const;

interface ResultActionsProps {
  photo: HistoryItem;
  shown: ShownEdit;
  /** The result becomes the photo of the next edit. */
  onEditResult: (result: HistoryItem) => void;
  /** What is cleared by starting over, and what stays. */
  startOverText: string;
  startOverIcon?: ReactNode;
  onStartOver: () => void;
  /** The ways back to the same work. */
  children: ReactNode;
  /** The ways to other work. */
  others?: ReactNode;
}

/** Download, go on with the same work or with the result, or begin anew. */
export function ResultActions({ photo, shown, onEditResult, children, others, ...over }: ResultActionsProps) {
  const { t } = useTranslation();
  const { edit, result, isOriginal } = shown;
  return (
    <div className="flex flex-col gap-3">
      {edit && result && <DownloadShown {...{ edit, result }} original={isOriginal ? photo : null} />}
      {children}
      {result && (
        <Button
          variant="secondary"
          icon={<ImagePlus aria-hidden size={18} />}
          onClick={() => onEditResult(result)}
        >
          {t('edits.strip.editResult')}
        </Button>
      )}
      {others}
      <StartOver
        icon={over.startOverIcon ?? <RotateCcw aria-hidden size={18} />}
        text={over.startOverText}
        onStartOver={over.onStartOver}
      />
    </div>
  );
}

interface DownloadShownProps {
  edit: Edit;
  result: HistoryItem;
  /** The photo while it is in view instead of the result. */
  original: HistoryItem | null;
}

/** Downloads what is in view: the result, or the photo under its own name. */
function DownloadShown({ edit, result, original }: DownloadShownProps) {
  const { t } = useTranslation();
  const name = makers[purposeOf(edit)].result.nameOf(edit.request);
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

interface StartOverProps {
  icon: ReactNode;
  text: string;
  onStartOver: () => void;
}

/** Begins anew, after asking. */
function StartOver({ icon, text, onStartOver }: StartOverProps) {
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
