import { creditsEndpoints, type Edit, editsEndpoints, filesEndpoints, isFinal } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { followEdits } from './follow-edits.ts';

/**
 * Keeps edits current by one stream of events while any of them runs. Each one that ends makes balance and history
 * stale.
 */
export const useFollowing = (edits: readonly (Edit | undefined)[]): void => {
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
    void queries.invalidateQueries({ queryKey: keyOf(creditsEndpoints.getBalance) });
    void queries.invalidateQueries({ queryKey: keyOf(filesEndpoints.listFiles) });
  }, [finished, queries]);
};
