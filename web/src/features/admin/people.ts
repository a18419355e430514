import { adminEndpoints } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { keyOf } from '../../platform/query/key-of.ts';

/** People whose address, name or number contains the words; the newest without words. */
export function peopleQuery(words: string) {
  const input = words === '' ? { query: {} } : { query: { query: words } };
  return queryOptions({
    queryKey: keyOf(adminEndpoints.findPeople, input),
    queryFn: ({ signal }) => call(adminEndpoints.findPeople, input, { signal }),
    staleTime: 0,
  });
}

/** One person with ledger, edits, payments and subscriptions. */
export function personQuery(id: string) {
  const input = { params: { id } };
  return queryOptions({
    queryKey: keyOf(adminEndpoints.getPerson, input),
    queryFn: ({ signal }) => call(adminEndpoints.getPerson, input, { signal }),
    staleTime: 0,
  });
}
