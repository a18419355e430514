import { type HistoryItem, purposeOf } from '@maquette/contract';
import { ImagePlus, RotateCcw, Share2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SharingContext } from '../../../platform/sharing.ts';
import { ToolLinks } from '../../../platform/tool-links.ts';
import { ToolMenu } from '../../../platform/ToolMenu.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DownloadButton } from '../../files/index.ts';
import { AnotherOne } from './AnotherOne.tsx';
import type { MadeEdit, ShownEdit } from './use-shown-edit.ts';

interface ResultActionsProps {
  photo: HistoryItem;
  shown: ShownEdit;
  /** The result becomes the photo of the next edit. */
  onEditResult: (result: HistoryItem) => void;
  /** How another one is asked for; left out where there is another way. */
  again?: Omit<ComponentProps<typeof AnotherOne>, 'made' | 'onStarted'>;
  /** What is cleared by starting over, and what stays. */
  startOverText: string;
  startOverIcon?: ReactNode;
  onStartOver: () => void;
  /** The ways back to the same work. */
  children: ReactNode;
  /** The ways to other work. */
  others?: ReactNode;
}

/** Download, share, another one, go on with the same work or with the result, take it elsewhere, or begin anew. */
export function ResultActions({ photo, shown, onEditResult, children, others, ...over }: ResultActionsProps) {
  const { t } = useTranslation();
  const { made, result, isOriginal } = shown;
  return (
    <div className="flex flex-col gap-3 wide:contents">
      {result && <DownloadButton picture={isOriginal ? photo : result} size="sm" />}
      {result && <ShareButton picture={isOriginal ? photo : result} />}
      {made && over.again && (
        <AnotherOne {...over.again} made={made} onStarted={() => !isOriginal && shown.show(made.edit.id)} />
      )}
      {children}
      {result && (
        <Button
          variant="secondary"
          size="sm"
          icon={<ImagePlus aria-hidden size={16} />}
          onClick={() => onEditResult(result)}
        >
          {t('edits.strip.editResult')}
        </Button>
      )}
      {made && <UseInMenu made={made} />}
      {others}
      <StartOver
        icon={over.startOverIcon ?? <RotateCcw aria-hidden size={16} />}
        text={over.startOverText}
        onStartOver={over.onStartOver}
      />
    </div>
  );
}

/** Asks how the picture in view is to be shared. */
function ShareButton({ picture }: { picture: HistoryItem }) {
  const { t } = useTranslation();
  const share = use(SharingContext);
  // Undefined until it is asked for the first time: then it is fetched.
  const [pictures, setPictures] = useState<readonly HistoryItem[] | null>();
  if (share === null) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Share2 aria-hidden size={16} />}
        onClick={() => setPictures([picture])}
      >
        {t('shares.share')}
      </Button>
      <Suspense>{pictures !== undefined && share({ pictures, onClose: () => setPictures(null) })}</Suspense>
    </>
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
      <Button variant="ghost" size="sm" icon={icon} onClick={() => setAsks(true)}>
        {t('edits.result.startOver')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('edits.result.startOverAsk')}
        closeLabel={t('app.close')}
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

/** Takes a result to the photo editor or to another tool than the one it comes from. */
function UseInMenu({ made: { edit, result } }: { made: MadeEdit }) {
  const { t } = useTranslation();
  const linkTo = use(ToolLinks);
  if (linkTo === null) return null;
  return (
    <ToolMenu
      label={t('edits.useIn.title')}
      size="sm"
      linkTo={(home) => (home === purposeOf(edit) ? null : linkTo(result.id, home))}
    />
  );
}
