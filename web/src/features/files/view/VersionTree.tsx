import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { keyOf } from '../../../platform/query/key-of.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { pickedAfter, rowByKey, versionRows } from './version-rows.ts';
import { VersionItem } from './VersionItem.tsx';

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
