import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { GitCompareArrows } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { keyOf } from '../../../platform/query/key-of.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useDateText } from '../picture-words.ts';
import { pictureLabel, usePictureTitle } from '../../../platform/photos/picture-title.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { pickedAfter, rowByKey, type VersionRow, versionRows } from './version-rows.ts';

/** The versions of the photo that a picture goes back to; nothing where there is only this one. */
export function PictureVersions({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const versions = useQuery(versionsQuery(id));
  if (versions.isPending) return <Skeleton className="h-24 w-full" />;
  if (versions.isError)
    return (
      <LoadFailure
        error={versions.error}
        message={t('files.versions.failed')}
        isFetching={versions.isFetching}
        onRetry={() => void versions.refetch()}
      />
    );
  if (versions.data.length < 2) return null;
  return <VersionTree versions={versions.data} shownId={id} onOpen={onOpen} />;
}

/** The photo a picture goes back to and everything made of it, oldest first. */
function versionsQuery(id: string) {
  return queryOptions<readonly HistoryItem[]>({
    queryKey: keyOf(filesEndpoints.listVersions, { params: { id } }),
    queryFn: async ({ signal }) =>
      (await call(filesEndpoints.listVersions, { params: { id } }, { signal })).files,
    // Each new result and each deletion changes it.
    staleTime: 0,
  });
}

interface VersionTreeProps {
  versions: readonly HistoryItem[];
  /** The version whose view is open. */
  shownId: string;
  onOpen: (id: string) => void;
}

/** What came from what; any version can be opened, and any two compared. */
function VersionTree({ versions, shownId, onOpen }: VersionTreeProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const tree = useRef<HTMLUListElement>(null);
  const [stopId, setStopId] = useState(shownId);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [isComparing, setIsComparing] = useState(false);
  const rows = useMemo(() => versionRows(versions), [versions]);
  const stop = Math.max(
    0,
    rows.findIndex(({ version }) => version.id === stopId),
  );
  const [left, right] = picked.map((id) => versions.find((version) => version.id === id));

  const byKey = (event: KeyboardEvent) => {
    // The button within an item has its keys for itself.
    if (event.target !== event.currentTarget) return;
    const id = rows[stop]?.version.id ?? shownId;
    const to = rowByKey(rows, stop, event.key);
    if (to === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // In the view around it the arrows lead to the pictures of the list.
    event.stopPropagation();
    if (event.key === 'Enter') return onOpen(id);
    if (to === null) return setPicked(pickedAfter(picked, id));
    const next = rows[to]?.version.id ?? id;
    setStopId(next);
    tree.current?.querySelector<HTMLElement>(`[data-version="${next}"]`)?.focus();
  };

  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold text-ink">{t('files.versions.title', { count: rows.length })}</h3>
      <ul
        ref={tree}
        role="tree"
        aria-label={t('files.versions.tree')}
        aria-multiselectable
        aria-describedby={helpId}
        className="-mx-1 flex max-h-80 flex-col gap-0.5 overflow-y-auto px-1"
      >
        {rows.map((row, at) => (
          <VersionItem
            key={row.version.id}
            row={row}
            isShown={row.version.id === shownId}
            isPicked={picked.includes(row.version.id)}
            isStop={at === stop}
            onOpen={() => onOpen(row.version.id)}
            onPick={() => setPicked(pickedAfter(picked, row.version.id))}
            onKey={byKey}
          />
        ))}
      </ul>
      <p id={helpId} className="sr-only">
        {t('files.versions.keys')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          disabled={picked.length < 2}
          onClick={() => setIsComparing(true)}
        >
          {t('files.versions.compare')}
        </Button>
        <p role="status" className="text-xs text-ink-faint">
          {picked.length < 2 && t('files.versions.pickTwo', { count: 2 - picked.length })}
        </p>
      </div>
      {left && right && (
        <CompareDialog open={isComparing} left={left} right={right} onClose={() => setIsComparing(false)} />
      )}
    </section>
  );
}

interface VersionItemProps {
  row: VersionRow<HistoryItem>;
  /** The one whose view is open. */
  isShown: boolean;
  isPicked: boolean;
  /** The one row that Tab reaches. */
  isStop: boolean;
  onOpen: () => void;
  onPick: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Deeper ones are not indented further: the words need space. */
const DEEPEST = 6;
const INDENT_REM = 0.75;

/** One version of a photo in the tree. */
function VersionItem({ row, isShown, isPicked, isStop, ...act }: VersionItemProps) {
  const { t } = useTranslation();
  const dateText = useDateText();
  const nameId = useId();
  const { version, level, place, siblings } = row;
  const name = usePictureTitle()(version);
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-current={isShown || undefined}
      aria-selected={isPicked}
      aria-labelledby={nameId}
      tabIndex={isStop ? 0 : -1}
      data-version={version.id}
      onClick={act.onOpen}
      onKeyDown={act.onKey}
      style={{ paddingLeft: `${(Math.min(level, DEEPEST) - 1) * INDENT_REM}rem` }}
      className="cursor-pointer rounded-md -outline-offset-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
    >
      <div
        className={classNames(
          'flex items-center gap-3 rounded-md border p-1.5 hover:border-edge',
          isShown ? 'border-accent bg-accent-soft' : 'border-transparent',
        )}
      >
        <img
          src={`${version.url}&w=320`}
          alt=""
          width={56}
          height={42}
          loading="lazy"
          decoding="async"
          className="h-10.5 w-14 shrink-0 rounded-sm bg-sunken object-cover"
        />
        <span id={nameId} className="min-w-0 flex-1">
          <span className="line-clamp-2 text-sm leading-tight font-medium break-words text-ink" title={name}>
            {name}
          </span>{' '}
          <span className="block truncate text-xs text-ink-faint">
            {t(pictureLabel(version))} ·{' '}
            {dateText(version.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </span>
        </span>
        <IconButton
          size="sm"
          tabIndex={-1}
          variant={isPicked ? 'primary' : 'ghost'}
          aria-pressed={isPicked}
          label={t('files.versions.pick', { name })}
          icon={<GitCompareArrows aria-hidden size={17} />}
          onClick={(event) => {
            event.stopPropagation();
            act.onPick();
          }}
        />
      </div>
    </li>
  );
}
