import { type Edit, editsEndpoints, isFinal } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { isPassing } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { pollAfterMs } from './waiting-text.ts';

/** How long to wait before asking again for an edit nothing is known of yet, in milliseconds. */
const UNREACHED_MS = 2000;

/** An edit, asked for again while it is not final; a hidden tab stops asking and asks at once when it comes back. */
export const editQuery = (id: string) =>
  queryOptions<Edit>({
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
