import { paymentsEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { moneyMoved } from './money-moved.ts';

/** Stops a subscription at the end of what is paid. */
export const useCancelSubscription = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(paymentsEndpoints.cancelSubscription, { params: { id } }),
    onSuccess: () => moneyMoved(queries),
  });
};
