import { type Album, limits } from '@maquette/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useNameAlbum } from './use-albums.ts';

interface AlbumNameDialogProps {
  open: boolean;
  /** The one that is named anew; null for a new one. */
  album: Album | null;
  onClose: () => void;
  onNamed?: (album: Album) => void;
}

/** Asks how a room is called. */
export function AlbumNameDialog({ open, album, onClose, onNamed }: AlbumNameDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={album ? t('files.album.rename') : t('files.album.new')}
      closeLabel={t('app.close')}
    >
      <AlbumNameForm
        album={album}
        submit={album ? t('files.album.saveName') : t('files.album.make')}
        onNamed={(named) => {
          onClose();
          onNamed?.(named);
        }}
      />
    </Dialog>
  );
}

interface AlbumNameFormProps {
  album: Album | null;
  /** Words of the button. */
  submit: string;
  onNamed: (album: Album) => void;
}

/** The name of a room; what was typed stays when it is refused. */
export function AlbumNameForm({ album, submit, onNamed }: AlbumNameFormProps) {
  const { t } = useTranslation();
  const naming = useNameAlbum(album);
  const [name, setName] = useState(album?.name ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() !== '' && !naming.isPending) naming.mutate(name, { onSuccess: onNamed });
  };
  const refusal = naming.error && errorToMessage(naming.error, t, t('files.album.nameFailed'));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <TextField
        label={t('files.album.name')}
        placeholder={t('files.album.nameHint')}
        maxLength={limits.albumNameMax}
        autoComplete="off"
        value={name}
        error={isMissing ? t('files.album.nameMissing') : refusal}
        onChange={(event) => {
          setName(event.target.value);
          setIsMissing(false);
          naming.reset();
        }}
      />
      <Button type="submit" busy={naming.isPending} className="self-end">
        {submit}
      </Button>
    </form>
  );
}
