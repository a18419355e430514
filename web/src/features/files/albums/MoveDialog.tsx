import type { Album } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, FolderMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Chosen } from '../selection/selection.ts';
import { AlbumNameForm } from './AlbumNameDialog.tsx';
import { AlbumCover } from './AlbumShelf.tsx';
import { albumsQuery } from './use-albums.ts';

interface MoveDialogProps {
  /** What is moved; null while nothing is. */
  chosen: Chosen | null;
  onClose: () => void;
  /** Into a room, or out of theirs. */
  onMove: (chosen: Chosen, album: Album | null) => void;
}

/** Asks which room pictures go into: one of those there are, a new one, or none. */
export function MoveDialog({ chosen, onClose, onMove }: MoveDialogProps) {
  const { t } = useTranslation();
  const count = chosen ? chosen.pictures.length + chosen.beyond.length : 0;
  const move = (album: Album | null) => {
    onClose();
    if (chosen) onMove(chosen, album);
  };
  return (
    <Dialog
      open={chosen !== null}
      onClose={onClose}
      title={t('files.album.moveAsk', { count })}
      closeLabel={t('app.close')}
    >
      {chosen && <Rooms chosen={chosen} onMove={move} />}
    </Dialog>
  );
}

function Rooms({ chosen, onMove }: { chosen: Chosen; onMove: (album: Album | null) => void }) {
  const { t } = useTranslation();
  const albums = useQuery(albumsQuery);
  const { pictures, beyond } = chosen;
  const areIn = new Set(pictures.map(({ albumId }) => albumId));
  const [only] = areIn;
  const isInOne = beyond.length > 0 || pictures.some(({ albumId }) => albumId !== undefined);
  if (albums.isPending) return <Skeleton className="h-40 w-full" />;
  if (albums.isError)
    return (
      <LoadFailure
        error={albums.error}
        message={t('files.album.loadFailed')}
        isFetching={albums.isFetching}
        onRetry={() => void albums.refetch()}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      {albums.data.length > 0 && (
        <div className="flex max-h-[40dvh] flex-col gap-1 overflow-y-auto">
          {albums.data.map((album) => {
            const isThere = beyond.length === 0 && areIn.size === 1 && only === album.id;
            return (
              <RoomButton
                key={album.id}
                isThere={isThere}
                onClick={() => onMove(album)}
                cover={<AlbumCover album={album} />}
                name={album.name}
                note={isThere ? t('files.album.isHere') : t('files.count', { count: album.count })}
              />
            );
          })}
        </div>
      )}
      {isInOne && (
        <RoomButton
          onClick={() => onMove(null)}
          cover={<FolderMinus aria-hidden size={20} />}
          name={t('files.album.takeOut')}
          note={t('files.album.takeOutHint')}
        />
      )}
      <section className="flex flex-col gap-3 border-t border-line pt-4">
        <h3 className="text-sm font-semibold text-ink">{t('files.album.new')}</h3>
        <AlbumNameForm album={null} submit={t('files.album.makeAndMove')} onNamed={onMove} />
      </section>
    </div>
  );
}

interface RoomButtonProps {
  /** All of the pictures are in it already. */
  isThere?: boolean;
  onClick: () => void;
  cover: ReactNode;
  name: string;
  note: string;
}

function RoomButton({ isThere = false, onClick, cover, name, note }: RoomButtonProps) {
  return (
    <button
      type="button"
      disabled={isThere}
      onClick={onClick}
      className={classNames(
        'flex min-h-14 shrink-0 items-center gap-3 rounded-md p-1.5 pr-3 text-left text-ink',
        !isThere && 'hover:bg-sunken',
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-ink-faint">
        {cover}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-[15px] font-medium break-words">{name}</span>
        <span className="block text-xs text-ink-faint tabular-nums">{note}</span>
      </span>
      {isThere && <Check aria-hidden size={18} className="shrink-0 text-accent-ink" />}
    </button>
  );
}
