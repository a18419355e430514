import type { HistoryItem } from '@maquette/contract';
import { CheckCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../albums/MoveDialog.tsx';
import type { useMove } from '../albums/use-albums.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type GridHandle, HistoryGrid } from '../grid/HistoryGrid.tsx';
import { type HistoryFilter, isNarrowed } from '../lists/history-filter.ts';
import type { useHistory } from '../lists/use-history.ts';
import { useDownload } from '../download/use-download.ts';
import { useFresh } from '../picture-file.ts';
import { type Chosen, only, useSelection } from '../selection/selection.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { useSelectAll } from '../selection/use-select-all.ts';
import { DeleteDialog } from '../trash/DeleteDialog.tsx';
import { TrashNote } from '../trash/TrashNote.tsx';
import type { useTrash } from '../trash/use-trash.ts';
import { CompareDialog } from '../view/CompareDialog.tsx';
import { HistoryFailure, NothingHere } from './Placeholders.tsx';

interface GalleryBodyProps {
  filter: HistoryFilter;
  onFilter: (change: Partial<HistoryFilter>) => void;
  history: ReturnType<typeof useHistory>;
  trash: ReturnType<typeof useTrash>;
  move: ReturnType<typeof useMove>;
  onStar: (chosen: Chosen, isStarred: boolean) => void;
  onShare: (pictures: readonly HistoryItem[]) => void;
  /** What others said of pictures, by their ids. */
  verdicts: ReadonlyMap<string, string>;
  openId: string | null;
  onOpen: (id: string) => void;
  onHelp: () => void;
  /** Stands where there is nothing at all. */
  welcome: ReactNode;
}

const nothing: Chosen = { pictures: [], beyond: [] };

/** The pictures of one view with what can be done with one or many of them. */
export function GalleryBody(props: GalleryBodyProps) {
  const { filter, onFilter, history, trash, move, onStar, openId, onOpen, onHelp, welcome } = props;
  const { onShare, verdicts } = props;
  const { t } = useTranslation();
  const download = useDownload();
  const askAgain = useFresh();
  const { pictures, list } = history;
  const { selection, selected, change } = useSelection(pictures, JSON.stringify(filter));
  const { selectAll, isAsking } = useSelectAll({ filter, history, onSelect: change });
  const [asked, setAsked] = useState<Chosen>(nothing);
  const [moving, setMoving] = useState<Chosen | null>(null);
  const [compares, setCompares] = useState(false);
  const grid = useRef<GridHandle>(null);
  const isTrash = filter.view === 'trash';
  const isPart = isNarrowed(filter);
  const [left, right] = selected.pictures;
  const askedCount = asked.pictures.length + asked.beyond.length;

  // The dialog gives the focus back to its card, unless the card has gone with what was done in it.
  useEffect(() => {
    if (openId === null && document.activeElement === document.body) grid.current?.focus();
  }, [openId]);

  const askFor = (picture: HistoryItem) => setAsked(selection.ids.has(picture.id) ? selected : only(picture));
  const remove = () => void (isTrash ? trash.removeForGood(asked) : trash.remove(asked));
  if (list?.files.length === 0 && !history.isOfAnother) {
    return <Nothing filter={filter} onFilter={onFilter} welcome={welcome} />;
  }
  return (
    <>
      {isTrash && list && (
        <TrashNote count={isPart || history.isOfAnother ? null : (list.total ?? pictures.length)} />
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={<CheckCheck aria-hidden size={18} />}
        busy={isAsking}
        onClick={selectAll}
        className="-my-2 self-end sm:-my-4"
      >
        {t('files.selectAll')}
      </Button>
      <div
        aria-busy={history.isOfAnother}
        className={classNames('transition-opacity', history.isOfAnother && 'opacity-60')}
      >
        <HistoryGrid
          ref={grid}
          pictures={pictures}
          total={list?.total ?? -1}
          verdicts={verdicts}
          selection={selection}
          onSelect={change}
          onOpen={({ id }) => onOpen(id)}
          onNearEnd={history.loadMoreUnasked}
          onHelp={onHelp}
          actions={{
            star: (picture) => onStar(only(picture), !picture.isStarred),
            download: (picture) => void download(picture),
            remove: askFor,
            restore: (picture) => void trash.restore(only(picture)),
            broken: (picture) => void askAgain(picture),
          }}
        />
      </div>
      {history.isCutShort && <HistoryFailure history={history} />}
      {list?.hasMore && (
        <Button
          variant="secondary"
          busy={history.isLoadingMore}
          onClick={history.loadMore}
          className="self-center"
        >
          {t('files.loadMore')}
        </Button>
      )}
      <SelectionBar
        chosen={selected}
        room={filter.album}
        view={filter.view}
        isBusy={trash.isBusy || move.isBusy}
        on={{
          clear: () => change({ kind: 'clear' }),
          move: () => setMoving(selected),
          star: (isStarred) => onStar(selected, isStarred),
          remove: () => setAsked(selected),
          restore: () => void trash.restore(selected),
          compare: () => setCompares(true),
          share: () => onShare(selected.pictures),
        }}
      />
      <DeleteDialog
        open={askedCount > 0}
        count={askedCount}
        isForGood={isTrash}
        onClose={() => setAsked(nothing)}
        onDelete={remove}
      />
      <MoveDialog
        chosen={moving}
        onClose={() => setMoving(null)}
        onMove={(...what) => void move.move(...what).then((isMoved) => isMoved && change({ kind: 'clear' }))}
      />
      {left && right && (
        <CompareDialog open={compares} left={left} right={right} onClose={() => setCompares(false)} />
      )}
    </>
  );
}

/** In place of a list that holds nothing. */
function Nothing({ filter, onFilter, welcome }: Pick<GalleryBodyProps, 'filter' | 'onFilter' | 'welcome'>) {
  if (filter.view === 'all' && filter.album === null && !isNarrowed(filter)) return welcome;
  return <NothingHere filter={filter} onClear={() => onFilter({ search: '', type: null })} />;
}
