import type { HistoryItem } from '@maquette/contract';
import { Download, Paintbrush, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDownload } from '../hooks/use-download.ts';
import { DeleteQuestion } from '../components/DeleteQuestion.tsx';
import { PictureFacts } from './PictureFacts.tsx';

interface PictureDialogProps {
  picture: HistoryItem | null;
  onClose: () => void;
  onDelete: () => void;
  onEdit: () => void;
}

/** One picture large, with its original, what is known of it, and what can be done with it. */
export function PictureDialog({ picture, onClose, ...actions }: PictureDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={picture !== null}
      onClose={onClose}
      title={picture?.prompt || picture?.name || t('files.title')}
      closeLabel={t('files.view.close')}
      width="lg"
    >
      {picture && <PictureView key={picture.id} picture={picture} {...actions} />}
    </Dialog>
  );
}

interface PictureViewProps {
  picture: HistoryItem;
  onDelete: () => void;
  onEdit: () => void;
}

function PictureView({ picture, onDelete, onEdit }: PictureViewProps) {
  const { t } = useTranslation();
  const download = useDownload();
  const [showsOriginal, setShowsOriginal] = useState(false);
  const { width, height } = picture.metadata;
  const original = picture.originalImage;
  const shown = showsOriginal && original ? original : picture;
  return (
    <div className="flex flex-col gap-6 lg:flex-row">
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        {original && (
          <div role="group" aria-label={t('files.view.which')} className="flex gap-2">
            <Chip selected={!showsOriginal} onClick={() => setShowsOriginal(false)}>
              {t('files.view.generated')}
            </Chip>
            <Chip selected={showsOriginal} onClick={() => setShowsOriginal(true)}>
              {t('files.view.original')}
            </Chip>
          </div>
        )}
        <img
          src={`${shown.url}&w=1280`}
          alt={picture.prompt || picture.name}
          width={width}
          height={height}
          className="h-auto max-h-[70dvh] w-full rounded-md bg-sunken object-contain"
        />
      </div>
      <div className="flex flex-col gap-6 lg:w-72 lg:shrink-0">
        <PictureFacts picture={picture} />
        <div className="flex flex-col gap-3">
          <Button icon={<Download aria-hidden size={18} />} onClick={() => void download(picture)}>
            {t('files.download')}
          </Button>
          <Button variant="secondary" icon={<Paintbrush aria-hidden size={18} />} onClick={onEdit}>
            {t('files.view.use')}
          </Button>
          <DeleteQuestion onDelete={onDelete}>
            {(ask) => (
              <Button variant="ghost" icon={<Trash2 aria-hidden size={18} />} onClick={ask}>
                {t('files.delete')}
              </Button>
            )}
          </DeleteQuestion>
        </div>
      </div>
    </div>
  );
}
