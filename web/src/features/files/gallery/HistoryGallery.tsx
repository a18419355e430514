import type { HistoryItem } from '@maquette/contract';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlbumShelf } from '../albums/AlbumShelf.tsx';
import { MoveDialog } from '../albums/MoveDialog.tsx';
import { useMove } from '../albums/use-albums.ts';
import { only } from '../selection/selection.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { type HistoryFilter, readFilter, writeFilter } from '../lists/history-filter.ts';
import { useHistory } from '../lists/use-history.ts';
import { useStar } from '../star-pictures.ts';
import { useTrash } from '../trash/use-trash.ts';
import { UploadArea, UploadButton } from '../uploads/UploadArea.tsx';
import { UploadPanel } from '../uploads/UploadPanel.tsx';
import type { PictureActions } from '../view/picture-actions.ts';
import { PictureDialog } from '../view/PictureDialog.tsx';
import { FilterBar } from './FilterBar.tsx';
import { GalleryBody } from './GalleryBody.tsx';
import { HistoryHeader, KeyHelp, StorageNotice } from './HistoryHeader.tsx';
import { HistoryEmpty, HistoryFailure, HistorySkeleton } from './Placeholders.tsx';

interface HistoryGalleryProps {
  /** Which pictures, in which order: kept in the address, so that a link or the way back shows the same. */
  address: URLSearchParams;
  /** Changes the address as it is by now, which need not be drawn yet. `replace`: not worth a step of the way back. */
  onAddress: (change: (address: URLSearchParams) => URLSearchParams, how: { replace: boolean }) => void;
  /** The picture whose view is open; null while none is. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  linkTo: PictureActions['linkTo'];
  /** Hands pictures to others by a link. */
  onShare: (pictures: readonly HistoryItem[]) => void;
  /** What others said of pictures, in a few words, by their ids. */
  verdicts: ReadonlyMap<string, string>;
  /** Where all that they said is read. */
  verdictsAddress: string;
  /** Leads to the links that were made. */
  sharesAction: ReactNode;
  /** What leads on from an empty history. */
  emptyAction: ReactNode;
  /** What leads to more storage. */
  storageAction: ReactNode;
}

/** Every picture of the person: looked through, searched, starred, saved, deleted and taken back, one or many. */
export function HistoryGallery(props: HistoryGalleryProps) {
  const { address, onAddress, openId, onOpen, linkTo, emptyAction, storageAction } = props;
  const { onShare, verdicts, verdictsAddress, sharesAction } = props;
  const { t } = useTranslation();
  const filter = useMemo(() => readFilter(address), [address]);
  const history = useHistory(filter);
  const trash = useTrash();
  const star = useStar();
  const move = useMove();
  const [moving, setMoving] = useState<HistoryItem | null>(null);
  const help = useRef<HTMLDivElement>(null);
  const { list, error } = history;

  const onFilter = (change: Partial<HistoryFilter>) =>
    onAddress((now) => writeFilter({ ...readFilter(now), ...change }), {
      replace: change.search !== undefined,
    });
  const actions: PictureActions = {
    linkTo,
    verdicts,
    verdictsAddress,
    share: (picture) => onShare([picture]),
    move: setMoving,
    star: (picture, isStarred) => void star(only(picture), isStarred),
    remove: (picture) => {
      onOpen(null);
      void trash.remove(only(picture));
    },
    restore: (picture) => {
      onOpen(null);
      void trash.restore(only(picture));
    },
    removeForGood: (picture) => {
      onOpen(null);
      void trash.removeForGood(only(picture));
    },
  };
  const tabs = [
    { id: 'all', label: t('files.tab.all') },
    { id: 'starred', label: t('files.tab.starred') },
    { id: 'trash', label: t('files.tab.trash') },
  ] as const;

  return (
    <UploadArea albumId={filter.view === 'trash' ? null : filter.album}>
      <div className="mx-auto flex w-full max-w-[90rem] flex-1 flex-col gap-4 px-4 py-4 sm:gap-6 sm:px-6 sm:py-6">
        <HistoryHeader list={list}>
          {sharesAction}
          <UploadButton />
          <KeyHelp ref={help} />
        </HistoryHeader>
        <UploadPanel />
        {list && (
          <StorageNotice
            usedBytes={list.storageBytes}
            limitBytes={list.storageLimitBytes}
            action={storageAction}
          />
        )}
        <Tabs
          label={t('files.views')}
          tabs={tabs}
          selected={filter.view}
          onSelect={(view) => onFilter({ view, ...(view === 'trash' && { album: null }) })}
        >
          <div className="flex flex-col gap-4 sm:gap-6">
            {filter.view !== 'trash' && (
              <AlbumShelf selected={filter.album} onSelect={(album) => onFilter({ album })} />
            )}
            <FilterBar filter={filter} onFilter={onFilter} />
            {!history.isCutShort && <HistoryFailure history={history} />}
            {!list && !error && <HistorySkeleton />}
            {list && (
              <GalleryBody
                key={filter.view}
                filter={filter}
                onFilter={onFilter}
                history={history}
                trash={trash}
                move={move}
                onShare={onShare}
                verdicts={verdicts}
                onStar={(chosen, isStarred) => void star(chosen, isStarred)}
                openId={openId}
                onOpen={onOpen}
                onHelp={() => help.current?.querySelector('button')?.click()}
                welcome={<HistoryEmpty action={emptyAction} />}
              />
            )}
          </div>
        </Tabs>
        <PictureDialog
          openId={openId}
          pictures={history.pictures}
          onNearEnd={history.loadMoreUnasked}
          onOpen={onOpen}
          actions={actions}
        />
        <MoveDialog
          chosen={moving && only(moving)}
          onClose={() => setMoving(null)}
          onMove={(...what) => void move.move(...what)}
        />
      </div>
    </UploadArea>
  );
}
