import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import type { HistoryFilter, HistoryView } from './history-filter.ts';
import { appended, type HistoryList } from './history-list.ts';
import { fetchPage, historyQuery, listKey } from './list-files.ts';

/** A list of the history as far as it is loaded. What is loaded stays when the next page cannot be had. */
export function useHistory(filter: HistoryFilter) {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const key = listKey(filter);
  const list = useQuery({
    ...historyQuery(queries, filter),
    // The same view in another order or cut stands until it is there; what can be done in another view differs.
    placeholderData: (before, query) => (viewOf(query?.queryKey) === filter.view ? before : undefined),
  });
  const more = useMutation({
    mutationKey: key,
    mutationFn: (wanted: { filter: HistoryFilter; offset: number }) => fetchPage(wanted),
    onSuccess: (page, wanted) =>
      queries.setQueryData<HistoryList>(
        listKey(wanted.filter),
        (before) => before && appended(before, page, wanted.offset),
      ),
  });
  const isOfThis = more.variables !== undefined && sameKey(listKey(more.variables.filter), key);
  const error = list.error ?? (isOfThis ? more.error : null);
  useEffect(() => {
    if (error) addToast({ type: 'error', message: t('files.loadFailed') });
  }, [error, addToast, t]);

  const isLoadingMore = isOfThis && more.isPending;
  const loadMore = () => {
    // As things stand now: the grid and the view above it may both ask before anything is drawn anew.
    const now = queries.getQueryData<HistoryList>(key);
    const isAsked = queries.isMutating({ mutationKey: key, exact: true }) > 0;
    if (now?.hasMore && !isAsked) more.mutate({ filter, offset: now.offset });
  };
  const pictures = useMemo(() => list.data?.files ?? [], [list.data]);
  return {
    pictures,
    list: list.data ?? null,
    error,
    /** What is loaded is there, the page after it could not be had. */
    isCutShort: list.error === null && error !== null,
    isFetching: list.isFetching || isLoadingMore,
    isLoadingMore,
    /** Another list is being fetched; the one before still stands. */
    isOfAnother: list.isPlaceholderData,
    loadMore,
    /** As one nears the end; after a failure it waits to be asked. */
    loadMoreUnasked: () => (error ? undefined : loadMore()),
    retry: () => (list.error ? void list.refetch() : loadMore()),
  };
}

function viewOf(queryKey: readonly unknown[] | undefined): HistoryView | undefined {
  return (queryKey?.[1] as HistoryFilter | undefined)?.view;
}

function sameKey(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
