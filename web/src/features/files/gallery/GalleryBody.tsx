import type { HistoryItem } from '@maquette/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type GridHandle, HistoryGrid } from '../grid/HistoryGrid.tsx';
import { type HistoryFilter, isNarrowed } from '../lists/history-filter.ts';
import type { useHistory } from '../lists/use-history.ts';
import { useDownload, useFresh } from '../picture-file.ts';
import { useSelection } from '../selection/selection.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
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
  onStar: (pictures: readonly HistoryItem[], isStarred: boolean) => void;
  onShare: (pictures: readonly HistoryItem[]) => void;
  /** What others said of pictures, by their ids. */
  verdicts: ReadonlyMap<string, string>;
  openId: string | null;
  onOpen: (id: string) => void;
  onHelp: () => void;
  /** Stands where there is nothing at all. */
  welcome: ReactNode;
}

/** The pictures of one view with what can be done with one or many of them. */
export function GalleryBody(props: GalleryBodyProps) {
  const { filter, onFilter, history, trash, onStar, openId, onOpen, onHelp, welcome } = props;
  const { onShare, verdicts } = props;
  const { t } = useTranslation();
  const download = useDownload();
  const askAgain = useFresh();
  const { pictures, list } = history;
  const { selection, selected, change } = useSelection(pictures);
  const [asked, setAsked] = useState<readonly HistoryItem[]>([]);
  const [compares, setCompares] = useState(false);
  const grid = useRef<GridHandle>(null);
  const isTrash = filter.view === 'trash';
  const isPart = isNarrowed(filter);
  const [left, right] = selected;

  // The dialog gives the focus back to its card, unless the card has gone with what was done in it.
  useEffect(() => {
    if (openId === null && document.activeElement === document.body) grid.current?.focus();
  }, [openId]);

  const askFor = (picture: HistoryItem) => setAsked(selection.ids.has(picture.id) ? selected : [picture]);
  const remove = () => void (isTrash ? trash.removeForGood(asked) : trash.remove(asked));
  if (list?.files.length === 0 && !history.isOfAnother) {
    return filter.view === 'all' && !isPart ? (
      welcome
    ) : (
      <NothingHere filter={filter} onClear={() => onFilter({ search: '', type: null })} />
    );
  }
  return (
    <>
      {isTrash && list && (
        <TrashNote count={isPart || history.isOfAnother ? null : (list.total ?? pictures.length)} />
      )}
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
            star: (picture) => onStar([picture], !picture.isStarred),
            download: (picture) => void download(picture),
            remove: askFor,
            restore: (picture) => void trash.restore([picture]),
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
        pictures={selected}
        isTrash={isTrash}
        isBusy={trash.isBusy}
        on={{
          clear: () => change({ kind: 'clear' }),
          star: (isStarred) => onStar(selected, isStarred),
          remove: () => setAsked(selected),
          restore: () => void trash.restore(selected),
          compare: () => setCompares(true),
          share: () => onShare(selected),
        }}
      />
      <DeleteDialog
        open={asked.length > 0}
        count={asked.length}
        isForGood={isTrash}
        onClose={() => setAsked([])}
        onDelete={remove}
      />
      {left && right && (
        <CompareDialog open={compares} left={left} right={right} onClose={() => setCompares(false)} />
      )}
    </>
  );
}
