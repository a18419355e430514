import { creditsEndpoints, Edit, editsEndpoints, filesEndpoints, isFinal } from '@maquette/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { editQuery } from './edit-query.ts';
import { readEvents } from './read-events.ts';

/** Watches one edit: by events while it runs, by asking where events do not come through. */
export const useEdit = (id: string | null) => {
  const queries = useQueryClient();
  const query = useQuery({ ...editQuery(id ?? ''), enabled: id !== null });
  const isOpen = query.data !== undefined && !isFinal(query.data.state);

  useEffect(() => {
    if (id === null || !isOpen) return;
    const stop = new AbortController();
    const follow = async () => {
      const { body } = await send(editsEndpoints.editEvents, {}, { signal: stop.signal });
      if (body === null) return;
      for await (const event of readEvents(body)) {
        if (event.name !== 'edit') continue;
        const edit = Edit.safeParse(JSON.parse(event.data));
        if (edit.success)
          queries.setQueryData(keyOf(editsEndpoints.getEdit, { params: { id: edit.data.id } }), edit.data);
      }
    };
    // Asking goes on in any case, so a stream that fails costs a second, not the answer.
    follow().catch(() => undefined);
    return () => stop.abort();
  }, [id, isOpen, queries]);

  const state = query.data?.state;
  useEffect(() => {
    if (state === undefined || !isFinal(state)) return;
    void queries.invalidateQueries({ queryKey: keyOf(creditsEndpoints.getBalance) });
    void queries.invalidateQueries({ queryKey: keyOf(filesEndpoints.listFiles) });
  }, [state, queries]);

  return query;
};
