import { subscriptionsEndpoints } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

/** The monthly plans; names and descriptions come in the reader's language. */
export const plansQuery = (language: string) =>
  queryOptions({
    queryKey: [...keyOf(subscriptionsEndpoints.listPlans, {}), language],
    queryFn: ({ signal }) => call(subscriptionsEndpoints.listPlans, {}, { signal }),
  });

/** The latest subscription to each plan, newest first. */
export const ownSubscriptionsQuery = (language: string) =>
  queryOptions({
    queryKey: [...keyOf(subscriptionsEndpoints.listSubscriptions, {}), language],
    queryFn: ({ signal }) => call(subscriptionsEndpoints.listSubscriptions, {}, { signal }),
  });
