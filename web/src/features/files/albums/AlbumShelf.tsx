import type { Album } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { FolderPlus, Images, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AlbumNameDialog } from './AlbumNameDialog.tsx';
import { albumsQuery, useDeleteAlbum } from './use-albums.ts';

interface AlbumShelfProps {
  /** The album that the history is narrowed to. */
  selected: string | null;
  onSelect: (album: string | null) => void;
}

/** The person's rooms with their covers: one narrows the history to it, and can then be renamed and deleted. */
export function AlbumShelf({ selected, onSelect }: AlbumShelfProps) {
  const { t } = useTranslation();
  const albums = useQuery(albumsQuery);
  const [isMaking, setIsMaking] = useState(false);
  const shelf = useRef<HTMLDivElement>(null);
  const open = albums.data?.find(({ id }) => id === selected) ?? null;
  // One that an address names may stand far along the shelf.
  useEffect(() => {
    const chosen = shelf.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (chosen && shelf.current) shelf.current.scrollLeft = chosen.offsetLeft - shelf.current.offsetLeft - 48;
  }, [open?.id]);
  if (albums.isPending) return <Skeleton className="h-18 w-full" />;
  if (!albums.data)
    return (
      <LoadFailure
        error={albums.error}
        message={t('files.album.loadFailed')}
        isFetching={albums.isFetching}
        onRetry={() => void albums.refetch()}
      />
    );
  const list = albums.data;
  return (
    <div className="flex flex-col gap-3">
      <div
        ref={shelf}
        role="group"
        aria-label={t('files.albums')}
        className="-mx-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]"
      >
        {list.length > 0 && (
          <ShelfButton
            isSelected={selected === null}
            onClick={() => onSelect(null)}
            cover={<Images aria-hidden size={22} />}
            name={t('files.album.all')}
          />
        )}
        {list.map((album) => (
          <ShelfButton
            key={album.id}
            isSelected={album.id === selected}
            onClick={() => onSelect(album.id === selected ? null : album.id)}
            cover={<AlbumCover album={album} />}
            name={album.name}
            note={t('files.count', { count: album.count })}
          />
        ))}
        <button
          type="button"
          onClick={() => setIsMaking(true)}
          className="flex min-h-16 shrink-0 items-center gap-2.5 rounded-lg border border-dashed border-edge px-4 text-left text-sm font-medium text-ink-soft hover:border-ink-soft hover:text-ink"
        >
          <FolderPlus aria-hidden size={20} className="shrink-0" />
          <span>
            {t('files.album.new')}
            {list.length === 0 && (
              <span className="block text-xs font-normal text-ink-faint">{t('files.album.newHint')}</span>
            )}
          </span>
        </button>
      </div>
      {open && <OpenAlbum album={open} onDeleted={() => onSelect(null)} />}
      <AlbumNameDialog
        open={isMaking}
        album={null}
        onClose={() => setIsMaking(false)}
        onNamed={({ id }) => onSelect(id)}
      />
    </div>
  );
}

interface ShelfButtonProps {
  isSelected: boolean;
  onClick: () => void;
  cover: ReactNode;
  name: string;
  note?: string;
}

function ShelfButton({ isSelected, onClick, cover, name, note }: ShelfButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      title={name}
      onClick={onClick}
      className={classNames(
        'flex min-h-16 max-w-60 shrink-0 items-center gap-3 rounded-lg border p-1.5 pr-4 text-left',
        isSelected
          ? 'border-accent bg-accent-soft text-accent-ink'
          : 'border-line bg-surface text-ink hover:border-edge',
      )}
    >
      <span className="grid size-13 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-ink-faint">
        {cover}
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 text-sm leading-tight font-medium break-words">{name}</span>
        {note && (
          <span className={classNames('block text-xs tabular-nums', !isSelected && 'text-ink-faint')}>
            {note}
          </span>
        )}
      </span>
    </button>
  );
}

/** The newest picture of an album, small. */
export function AlbumCover({ album: { cover } }: { album: Album }) {
  return cover ? (
    <img src={`${cover.url}&w=320`} alt="" decoding="async" className="size-full object-cover" />
  ) : (
    <Images aria-hidden size={22} />
  );
}

/** What can be done with the room that the history is narrowed to. */
function OpenAlbum({ album, onDeleted }: { album: Album; onDeleted: () => void }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<'name' | 'delete' | null>(null);
  const deletion = useDeleteAlbum(onDeleted);
  const close = () => setAsks(null);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <h2 className="mr-2 min-w-0 text-lg font-semibold tracking-tight break-words">{album.name}</h2>
      <Button
        variant="ghost"
        size="sm"
        icon={<Pencil aria-hidden size={16} />}
        onClick={() => setAsks('name')}
        title={t('files.album.rename')}
        className="touch:min-w-11"
      >
        <span className="max-sm:sr-only">{t('files.album.rename')}</span>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash2 aria-hidden size={16} />}
        busy={deletion.isPending}
        onClick={() => setAsks('delete')}
        title={t('files.album.delete')}
        className="touch:min-w-11"
      >
        <span className="max-sm:sr-only">{t('files.album.delete')}</span>
      </Button>
      <AlbumNameDialog key={album.id} open={asks === 'name'} album={album} onClose={close} />
      <Dialog
        open={asks === 'delete'}
        onClose={close}
        title={t('files.album.deleteAsk', { name: album.name })}
        closeLabel={t('app.close')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('files.album.keep')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                close();
                deletion.mutate(album);
              }}
            >
              {t('files.album.delete')}
            </Button>
          </>
        }
      >
        {t('files.album.deleteText')}
      </Dialog>
    </div>
  );
}
