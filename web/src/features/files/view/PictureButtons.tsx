import type { HistoryItem } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import {
  ArchiveRestore,
  BookImage,
  FolderInput,
  Repeat2,
  Send,
  Share2,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { ToolMenu } from '../../../platform/ToolMenu.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/Button.tsx';
import { albumsQuery, useChooseCover } from '../albums/use-albums.ts';
import { DownloadButton } from '../download/DownloadButton.tsx';
import { usePictureFile } from '../download/use-download.ts';
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
      <CoverButton picture={picture} />
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

/** For a picture in a room that another one stands for. */
function CoverButton({ picture }: { picture: HistoryItem }) {
  const { t } = useTranslation();
  const { data: albums } = useQuery(albumsQuery);
  const choosing = useChooseCover();
  const album = albums?.find(({ id }) => id === picture.albumId);
  if (!album || album.cover?.id === picture.id) return null;
  return (
    <Button
      variant="secondary"
      icon={<BookImage aria-hidden size={18} />}
      busy={choosing.isPending}
      title={t('files.album.coverHint', { name: album.name })}
      onClick={() => choosing.mutate({ picture, album })}
    >
      {t('files.album.cover')}
    </Button>
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

const sample = new File([], 'picture.png', { type: 'image/png' });

/** Whether the browser can hand pictures to other applications of the device. */
function canSend(): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [sample] });
}

/**
 * Hands a picture to another application of the device. The browser takes it only shortly after somebody pressed something: where
 * the picture came too late for that, it waits for a second press.
 */
function useSend() {
  const { t } = useTranslation();
  const addToast = useToast();
  const fileOf = usePictureFile();
  const [isSending, setIsSending] = useState(false);
  const share = async (file: File) => {
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      // Who gives it up again has not failed.
      if (name === 'AbortError') return;
      const again = { label: t('files.send'), onAct: () => void share(file) };
      if (name === 'NotAllowedError')
        addToast({ type: 'info', message: t('files.sendReady'), action: again });
      else addToast({ type: 'error', message: t('files.sendFailed') });
    }
  };
  const send = async (picture: HistoryItem) => {
    setIsSending(true);
    try {
      await share(await fileOf(picture));
    } catch {
      addToast({ type: 'error', message: t('files.sendFailed') });
    }
    setIsSending(false);
  };
  return { send, isSending };
}
