import { paymentsEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { moneyMoved } from './money-moved.ts';

/** Takes the cancellation of a subscription back; nothing is charged now. */
export function useResumeSubscription() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(paymentsEndpoints.resumeSubscription, { params: { id } }),
    // Told anew also where it was refused: it may have ended meanwhile.
    onSettled: () => moneyMoved(queries),
  });
}
