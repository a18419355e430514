import { limits } from '@maquette/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import type { HistoryFilter } from '../lists/history-filter.ts';
import { fetchIds } from '../lists/list-files.ts';
import type { useHistory } from '../lists/use-history.ts';
import type { SelectionChange } from './selection.ts';

/** What takes Ctrl + A for its own words. */
const writing = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog';

interface SelectAll {
  filter: HistoryFilter;
  history: ReturnType<typeof useHistory>;
  onSelect: (change: SelectionChange) => void;
}

/** Selects all of a list, loaded or not, by a button or by Ctrl + A wherever on the page one is. */
export function useSelectAll({ filter, history, onSelect }: SelectAll) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { list, pictures } = history;
  // As things stand when the answer is there.
  const choose = useEffectEvent((asked: HistoryFilter, ids: readonly string[], total: number) => {
    if (asked !== filter) return;
    const loaded = new Set(pictures.map(({ id }) => id));
    const named = new Set(ids);
    onSelect({
      kind: 'all',
      order: pictures.flatMap(({ id }) => (named.has(id) ? id : [])),
      beyond: ids.filter((id) => !loaded.has(id)),
    });
    if (total > ids.length)
      addToast({ type: 'info', message: t('files.selectedFirst', { count: limits.selectionMax, total }) });
  });
  const [answer, setAnswer] = useState<{ asked: HistoryFilter; ids: string[]; total: number } | null>(null);
  useEffect(() => {
    if (answer) choose(answer.asked, answer.ids, answer.total);
  }, [answer]);

  const selectAll = async () => {
    if (!list?.hasMore) return onSelect({ kind: 'all', order: pictures.map(({ id }) => id) });
    setIsAsking(true);
    try {
      setAnswer({ asked: filter, ...(await fetchIds(filter)) });
    } catch (error) {
      addToast({ type: 'error', message: errorToMessage(error, t, t('files.selectAllFailed')) });
    }
    setIsAsking(false);
  };
  const byKey = useEffectEvent((event: KeyboardEvent) => {
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    const { target } = event;
    if (!isAll || event.altKey || event.shiftKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(writing)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (!isAsking) void selectAll();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => byKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { selectAll: () => void selectAll(), isAsking };
}
