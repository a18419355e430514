import { paymentsEndpoints, type PurchaseBody } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { moneyMoved } from './money-moved.ts';
import { useAttemptKey } from '../../../platform/api/use-attempt-key.ts';

/** Buys credits. An answer with a `checkoutUrl` leads on to the checkout: nothing is paid yet. */
export const usePurchaseCredits = () => {
  const queries = useQueryClient();
  const { keyFor, settle } = useAttemptKey();
  return useMutation({
    mutationFn: (body: PurchaseBody) =>
      call(paymentsEndpoints.purchaseCredits, { body }, { idempotencyKey: keyFor(body) }),
    onSuccess: ({ checkoutUrl }) => (checkoutUrl === undefined ? moneyMoved(queries) : undefined),
    onSettled: (_, error) => settle(error),
  });
};
