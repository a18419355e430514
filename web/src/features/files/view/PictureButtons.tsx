import type { HistoryItem } from '@maquette/contract';
import { ArchiveRestore, FolderInput, Repeat2, Send, Share2, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ToolMenu } from '../../../platform/ToolMenu.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/Button.tsx';
import { DownloadButton } from '../download/DownloadButton.tsx';
import { canSend, useSend } from '../send-picture.ts';
import { DeleteQuestion } from '../trash/DeleteDialog.tsx';
import type { PictureActions } from './picture-actions.ts';

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
  const { send, isSending } = useSend();
  const editor = actions.linkTo(picture, 'editor');
  const remix = actions.linkTo(picture, 'remix');
  return (
    <div className="flex flex-col gap-3">
      <DownloadButton picture={looked} />
      <Button
        variant="secondary"
        icon={<Share2 aria-hidden size={18} />}
        onClick={() => actions.share(picture)}
      >
        {t('shares.share')}
      </Button>
      {canSend() && (
        <Button
          variant="secondary"
          icon={<Send aria-hidden size={18} />}
          busy={isSending}
          title={t('files.sendHint')}
          onClick={() => void send(looked)}
        >
          {t('files.send')}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={<FolderInput aria-hidden size={18} />}
        onClick={() => actions.move(picture)}
      >
        {t('files.album.move')}
      </Button>
      {editor && (
        <Link to={editor} className={buttonClass({ variant: 'secondary' })}>
          <SlidersHorizontal aria-hidden size={18} />
          {t('files.view.edit')}
        </Link>
      )}
      <ToolMenu
        label={t('files.view.useIn')}
        linkTo={(home) => (home === 'editor' ? null : actions.linkTo(picture, home))}
      />
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
