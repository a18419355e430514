import { paymentsEndpoints, type SubscribeBody } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { moneyMoved } from './money-moved.ts';
import { useAttemptKey } from '../../../platform/api/use-attempt-key.ts';

/** Begins a plan, or switches to it. An answer with a `checkoutUrl` leads on to the checkout: nothing is paid yet. */
export const useSubscribe = () => {
  const queries = useQueryClient();
  const { keyFor, settle } = useAttemptKey();
  return useMutation({
    mutationFn: (body: SubscribeBody) =>
      call(paymentsEndpoints.subscribe, { body }, { idempotencyKey: keyFor(body) }),
    onSuccess: ({ checkoutUrl }) => (checkoutUrl === undefined ? moneyMoved(queries) : undefined),
    onSettled: (_, error) => settle(error),
  });
};
