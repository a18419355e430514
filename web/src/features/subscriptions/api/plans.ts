import { subscriptionsEndpoints } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

const plansQuery = (language: string) =>
  queryOptions({
    // Names and descriptions come in the reader's language.
    queryKey: [...keyOf(subscriptionsEndpoints.listPlans, {}), language],
    queryFn: ({ signal }) => call(subscriptionsEndpoints.listPlans, {}, { signal }),
  });

/** The monthly plans there are. */
export const usePlans = (language: string) => useQuery(plansQuery(language));
