import { paymentsEndpoints, type SubscribeBody } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { type Method, moneyMoved, useOrder } from '../payments/index.ts';

/** Begins a plan, or switches to it. */
export function useSubscribe() {
  return useOrder((body: SubscribeBody, options) => call(paymentsEndpoints.subscribe, { body }, options));
}

/** Takes an ended subscription up again, as `useSubscribe` begins one. */
export function useRenewSubscription() {
  return useOrder(({ id, ...body }: Method & { id: string }, options) =>
    call(paymentsEndpoints.renewSubscription, { params: { id }, body }, options),
  );
}

/** Kept by the page: an order whose answer was lost stays the same order when its dialog is opened again. */
export type Subscribe = ReturnType<typeof useSubscribe>['mutateAsync'];
export type Renew = ReturnType<typeof useRenewSubscription>['mutateAsync'];

/** Stops a subscription at the end of what is paid. */
export function useCancelSubscription() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(paymentsEndpoints.cancelSubscription, { params: { id } }),
    onSuccess: () => moneyMoved(queries),
  });
}

/** Takes the switch to a cheaper plan back before it happens. */
export function useKeepPlan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(paymentsEndpoints.keepPlan, { params: { id } }),
    // Told anew also where it was refused: it may have happened meanwhile.
    onSettled: () => moneyMoved(queries),
  });
}

/** Takes the cancellation of a subscription back; nothing is charged now. */
export function useResumeSubscription() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(paymentsEndpoints.resumeSubscription, { params: { id } }),
    // Told anew also where it was refused: it may have ended meanwhile.
    onSettled: () => moneyMoved(queries),
  });
}
