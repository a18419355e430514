import type { Edit } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredValue } from '../../../platform/storage/use-stored-value.ts';
import { setTitleNotice } from '../../../platform/title-notice.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { trayOf } from './tray.ts';
import { trayQuery } from './tray-query.ts';
import { traySeen } from './tray-seen.ts';

interface TrayInput {
  userId: string;
  /** The page in view waits for this edit: what becomes of it shows there. */
  isAwaited: (edit: Edit) => boolean;
  /** Must stay the same between renders. */
  onOpen: (edit: Edit) => void;
}

/** Running and freshly ended edits; tells of an end that nobody was waiting for. */
export const useTray = ({ userId, isAwaited, onOpen }: TrayInput) => {
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
};
