import { subscriptionsEndpoints } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

export const plansQuery = queryOptions({
  queryKey: keyOf(subscriptionsEndpoints.listPlans, {}),
  queryFn: ({ signal }) => call(subscriptionsEndpoints.listPlans, {}, { signal }),
});

/** The latest subscription to each plan, newest first. */
export const ownSubscriptionsQuery = queryOptions({
  queryKey: keyOf(subscriptionsEndpoints.listSubscriptions, {}),
  queryFn: ({ signal }) => call(subscriptionsEndpoints.listSubscriptions, {}, { signal }),
});
