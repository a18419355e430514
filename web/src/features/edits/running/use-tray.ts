import { type Edit, editsEndpoints, isFinal } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { storedValue } from '../../../platform/storage/stored-value.ts';
import { useStoredValue } from '../../../platform/storage/use-stored-value.ts';
import { setTitleNotice } from '../../../platform/title-notice.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';

interface TrayInput {
  userId: string;
  /** The page in view waits for this edit: what becomes of it shows there. */
  isAwaited: (edit: Edit) => boolean;
  /** Must stay the same between renders. */
  onOpen: (edit: Edit) => void;
}

/** Running and freshly ended edits; tells of an end that nobody was waiting for. */
export function useTray({ userId, isAwaited, onOpen }: TrayInput) {
  const { t } = useTranslation();
  const addToast = useToast();
  const { stored, add } = useMemo(() => traySeen(userId), [userId]);
  const told = useMemo(() => trayTold(userId), [userId]);
  const seen = useStoredValue(stored);
  const { data, dataUpdatedAt } = useQuery(trayQuery);
  const tray = trayOf(data?.edits ?? [], { seen: seen.split(' '), now: dataUpdatedAt });
  const ended = tray.ended.filter((edit) => document.hidden || !isAwaited(edit));
  const watched = tray.ended.filter((edit) => !ended.includes(edit)).map(({ id }) => id);
  const ready = ended.filter(({ state }) => state === 'succeeded');
  const [newest] = ready;

  const watchedIds = watched.join(' ');
  useEffect(() => {
    if (watchedIds !== '') add(watchedIds.split(' '));
  }, [watchedIds, add]);
  useEffect(() => {
    setTitleNotice(ready.length > 0 ? t('edits.tray.title', { count: ready.length }) : null);
    return () => setTitleNotice(null);
  }, [ready.length, t]);
  useEffect(() => {
    if (newest === undefined || told.get() === newest.id) return;
    told.set(newest.id);
    const action = { label: t('edits.tray.open'), onAct: () => onOpen(newest) };
    addToast({ type: 'success', message: t('edits.tray.ready'), action });
  }, [newest, told, addToast, onOpen, t]);

  return {
    running: tray.running,
    ended,
    markSeen: (edits: readonly Edit[]) => add(edits.map(({ id }) => id)),
  };
}

/** Ids are kept no longer than the tray looks back. */
const KEPT = 24;

function isIds(text: string): boolean {
  return /^[0-9a-f-]*( [0-9a-f-]+)*$/.test(text);
}

/** Ids of the ended edits a person has seen on this device, with a space between, newest first. */
function traySeen(userId: string) {
  const stored = storedValue<string>(
    {
      key: `tray:${userId}`,
      parse: (text) => (isIds(text) ? text : null),
      print: String,
      fallback: () => '',
    },
    () => window.localStorage,
  );
  const add = (ids: readonly string[]): void => {
    const known = stored.get().split(' ').filter(Boolean);
    const fresh = ids.filter((id) => !known.includes(id));
    if (fresh.length > 0) stored.set([...fresh, ...known].slice(0, KEPT).join(' '));
  };
  return { stored, add };
}

/** Pictures that somebody saw where the tray was not: it tells nothing of them. */
export function markSeen(userId: string, ids: readonly string[]): void {
  traySeen(userId).add(ids);
}

/** The edit whose end this device last told of: a note that was closed does not come back with the next page. */
function trayTold(userId: string) {
  return storedValue<string>(
    {
      key: `tray-told:${userId}`,
      parse: (text) => (isIds(text) ? text : null),
      print: String,
      fallback: () => '',
    },
    () => window.localStorage,
  );
}

/** What is running, and what ended that nobody has seen yet. */
interface Tray {
  readonly running: readonly Edit[];
  readonly ended: readonly Edit[];
}

/** What ended longer ago is history. Milliseconds. */
const NEWS_MS = 3_600_000;

interface Known {
  readonly seen: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function trayOf(edits: readonly Edit[], { seen, now }: Known): Tray {
  return {
    running: edits.filter(({ state }) => !isFinal(state)),
    ended: edits.filter(
      ({ id, state, finishedAt }) =>
        (state === 'succeeded' || state === 'failed') &&
        finishedAt !== null &&
        now - Date.parse(finishedAt) < NEWS_MS &&
        !seen.includes(id),
    ),
  };
}

/** As many edits as the tray looks back on. */
const LIMIT = 12;
const BUSY_MS = 2_000;
/** Another tab or device may have started something. */
const IDLE_MS = 30_000;

const wanted = { query: { state: 'all', limit: LIMIT } } as const;

/** The latest edits, whichever page, tab or device started them. */
const trayQuery = queryOptions({
  queryKey: keyOf(editsEndpoints.listEdits, wanted),
  queryFn: ({ signal }) => call(editsEndpoints.listEdits, wanted, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.edits.some((edit) => !isFinal(edit.state)) ? BUSY_MS : IDLE_MS,
  refetchIntervalInBackground: true,
});
