import { paymentsEndpoints } from '@maquette/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { moneyMoved } from '../orders.ts';

/** An answer stands: asked once, however often the page is drawn. */
const once = { staleTime: Infinity, gcTime: Infinity, refetchOnReconnect: false } as const;

async function verified<T>(answer: Promise<T>, queries: QueryClient): Promise<T> {
  const known = await answer;
  void moneyMoved(queries);
  return known;
}

function creditsQuery(sessionId: string) {
  const input = { body: { sessionId } };
  return queryOptions({
    ...once,
    queryKey: keyOf(paymentsEndpoints.verifyCreditSession, input),
    queryFn: ({ client }) => verified(call(paymentsEndpoints.verifyCreditSession, input), client),
    enabled: sessionId !== '',
  });
}

function subscriptionQuery(sessionId: string) {
  const input = { body: { sessionId } };
  return queryOptions({
    ...once,
    queryKey: keyOf(paymentsEndpoints.verifySubscriptionSession, input),
    queryFn: ({ client }) => verified(call(paymentsEndpoints.verifySubscriptionSession, input), client),
    enabled: sessionId !== '',
  });
}

/** What became of a checkout for credits. An empty `sessionId` asks nothing. */
export function useVerifiedCredits(sessionId: string) {
  return useQuery(creditsQuery(sessionId));
}

/** What became of a checkout for a plan. An empty `sessionId` asks nothing. */
export function useVerifiedSubscription(sessionId: string) {
  return useQuery(subscriptionQuery(sessionId));
}
