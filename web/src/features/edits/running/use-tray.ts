import type { Edit } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { storedValue } from '../../../platform/storage/stored-value.ts';
import { useStoredValue } from '../../../platform/storage/use-stored-value.ts';
import { setTitleNotice } from '../../../platform/title-notice.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { trayOf, trayQuery } from './tray.ts';

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
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (newest === undefined || told.current === newest.id) return;
    told.current = newest.id;
    const action = { label: t('edits.tray.open'), onAct: () => onOpen(newest) };
    addToast({ type: 'success', message: t('edits.tray.ready'), action });
  }, [newest, addToast, onOpen, t]);

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
