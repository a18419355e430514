import { creditsEndpoints, type Edit, editsEndpoints, filesEndpoints, isFinal } from '@maquette/contract';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPassing } from '../../../platform/api/api-error.ts';
import { call, send } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';
import { followEdits } from './follow-edits.ts';
import { pollAfterMs } from './waiting-text.ts';

/** Watches the variations of one call, in their order. `known`: what a list said of some, good until they are asked for. */
export function useEdits(ids: readonly string[], known: readonly Edit[] = []) {
  const ended = known.filter(({ state }) => isFinal(state));
  const queries = ids.map((id) => ({
    ...editQuery(id),
    placeholderData: () => ended.find((edit) => edit.id === id),
  }));
  const results = useQueries({ queries });
  useFollowing(results.map(({ data }) => data));
  return results;
}

/** How long to wait before asking again for an edit nothing is known of yet, in milliseconds. */
const UNREACHED_MS = 2000;

/** An edit, asked for again while it is not final; a hidden tab stops asking and asks at once when it comes back. */
function editQuery(id: string) {
  return queryOptions<Edit>({
    queryKey: keyOf(editsEndpoints.getEdit, { params: { id } }),
    queryFn: ({ signal }) => call(editsEndpoints.getEdit, { params: { id } }, { signal }),
    refetchInterval: (query) => {
      const edit = query.state.data;
      if (edit === undefined) return isPassing(query.state.error) && UNREACHED_MS;
      if (isFinal(edit.state)) return false;
      return pollAfterMs(query.state.dataUpdatedAt - Date.parse(edit.createdAt));
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}

/**
 * Keeps edits current by one stream of events while any of them runs. Each one that ends makes balance and history
 * stale.
 */
function useFollowing(edits: readonly (Edit | undefined)[]): void {
  const queries = useQueryClient();
  const finals = edits.filter((edit) => edit !== undefined).map(({ state }) => isFinal(state));
  const isOpen = finals.includes(false);
  const finished = finals.filter(Boolean).length;

  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const open = async () => (await send(editsEndpoints.editEvents, {}, { signal: stop.signal })).body;
    const onEdit = (edit: Edit) =>
      void queries.setQueryData(keyOf(editsEndpoints.getEdit, { params: { id: edit.id } }), edit);
    followEdits({ open, onEdit }).catch(() => undefined);
    return () => stop.abort();
  }, [isOpen, queries]);

  useEffect(() => {
    if (finished === 0) return;
    void readAnew(queries, keyOf(creditsEndpoints.getBalance), keyOf(filesEndpoints.listFiles));
  }, [finished, queries]);
}
