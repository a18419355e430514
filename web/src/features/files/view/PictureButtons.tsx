import type { HistoryItem } from '@maquette/contract';
import { ArchiveRestore, Download, Repeat2, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDownload } from '../hooks/use-download.ts';
import { DeleteQuestion } from '../trash/DeleteQuestion.tsx';
import type { PictureActions } from './picture-actions.ts';
import { UseInMenu } from './UseInMenu.tsx';

interface PictureButtonsProps {
  picture: HistoryItem;
  /** The one in view: the picture, or its original. */
  looked: HistoryItem;
  actions: PictureActions;
}

/** What can be done with a picture; with one in the trash, only to take it back or let it go. */
export function PictureButtons({ picture, looked, actions }: PictureButtonsProps) {
  return picture.deletedAt === undefined ? (
    <KeptButtons {...{ picture, looked, actions }} />
  ) : (
    <TrashButtons picture={picture} actions={actions} />
  );
}

function KeptButtons({ picture, looked, actions }: PictureButtonsProps) {
  const { t } = useTranslation();
  const download = useDownload();
  const editor = actions.linkTo(picture, 'editor');
  const remix = actions.linkTo(picture, 'remix');
  return (
    <div className="flex flex-col gap-3">
      <Button icon={<Download aria-hidden size={18} />} onClick={() => void download(looked)}>
        {t('files.download')}
      </Button>
      {editor && (
        <Link to={editor} className={buttonClass({ variant: 'secondary' })}>
          <SlidersHorizontal aria-hidden size={18} />
          {t('files.view.edit')}
        </Link>
      )}
      <UseInMenu picture={picture} linkTo={actions.linkTo} />
      {remix && (
        <Link to={remix} title={t('files.view.remixHint')} className={buttonClass({ variant: 'secondary' })}>
          <Repeat2 aria-hidden size={18} />
          {t('files.view.remix')}
        </Link>
      )}
      <DeleteQuestion onDelete={() => actions.remove(picture)}>
        {(ask) => (
          <Button variant="ghost" icon={<Trash2 aria-hidden size={18} />} onClick={ask}>
            {t('files.delete')}
          </Button>
        )}
      </DeleteQuestion>
    </div>
  );
}

function TrashButtons({ picture, actions }: Omit<PictureButtonsProps, 'looked'>) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{t('files.view.inTrash')}</p>
      <Button icon={<ArchiveRestore aria-hidden size={18} />} onClick={() => actions.restore(picture)}>
        {t('files.restore')}
      </Button>
      <DeleteQuestion isForGood onDelete={() => actions.removeForGood(picture)}>
        {(ask) => (
          <Button variant="ghost" icon={<Trash2 aria-hidden size={18} />} onClick={ask}>
            {t('files.deleteForGood')}
          </Button>
        )}
      </DeleteQuestion>
    </div>
  );
}
