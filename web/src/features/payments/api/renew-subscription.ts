import { paymentsEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { moneyMoved } from './money-moved.ts';
import { useAttemptKey } from '../../../platform/api/use-attempt-key.ts';

interface Renewal {
  id: string;
  /** Without one the answer leads to the checkout. */
  paymentMethodId?: string;
}

/** Takes an ended subscription up again, as `useSubscribe` begins one. */
export const useRenewSubscription = () => {
  const queries = useQueryClient();
  const { keyFor, settle } = useAttemptKey();
  return useMutation({
    mutationFn: (renewal: Renewal) => {
      const { id, ...body } = renewal;
      const options = { idempotencyKey: keyFor(renewal) };
      return call(paymentsEndpoints.renewSubscription, { params: { id }, body }, options);
    },
    onSuccess: ({ checkoutUrl }) => (checkoutUrl === undefined ? moneyMoved(queries) : undefined),
    onSettled: (_, error) => settle(error),
  });
};
