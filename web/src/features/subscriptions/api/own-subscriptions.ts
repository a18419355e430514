import { subscriptionsEndpoints } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

const ownSubscriptionsQuery = (language: string) =>
  queryOptions({
    // Names of plans come in the reader's language.
    queryKey: [...keyOf(subscriptionsEndpoints.listSubscriptions, {}), language],
    queryFn: ({ signal }) => call(subscriptionsEndpoints.listSubscriptions, {}, { signal }),
  });

/** One's subscriptions: the latest to each plan, newest first. */
export const useOwnSubscriptions = (language: string) => useQuery(ownSubscriptionsQuery(language));
