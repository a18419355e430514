import { paymentsEndpoints, subscriptionsEndpoints } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { keyOf } from '../../platform/query/key-of.ts';

/** The monthly plans there are; names and descriptions come in the reader's language. */
export function usePlans(language: string) {
  return useQuery(
    queryOptions({
      queryKey: [...keyOf(subscriptionsEndpoints.listPlans, {}), language],
      queryFn: ({ signal }) => call(subscriptionsEndpoints.listPlans, {}, { signal }),
    }),
  );
}

/** One's subscriptions: the latest to each plan, newest first; names of plans come in the reader's language. */
export function useOwnSubscriptions(language: string) {
  return useQuery(
    queryOptions({
      queryKey: [...keyOf(subscriptionsEndpoints.listSubscriptions, {}), language],
      queryFn: ({ signal }) => call(subscriptionsEndpoints.listSubscriptions, {}, { signal }),
    }),
  );
}

/** What choosing each plan would mean now: when it begins and what is paid. */
export function usePlanChoices(language: string) {
  return useQuery(
    queryOptions({
      queryKey: [...keyOf(paymentsEndpoints.listPlanChoices, {}), language],
      queryFn: ({ signal }) => call(paymentsEndpoints.listPlanChoices, {}, { signal }),
    }),
  );
}
