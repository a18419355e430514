import { adminEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useAttemptKey } from '../../platform/api/use-attempt-key.ts';
import { keyOf } from '../../platform/query/key-of.ts';
import { readAnew } from '../../platform/query/read-anew.ts';

/** Everything seen of people is asked anew. */
function usePeopleAnew() {
  const queries = useQueryClient();
  return () => readAnew(queries, keyOf(adminEndpoints.findPeople), keyOf(adminEndpoints.getPerson));
}

interface Adjustment {
  id: string;
  amount: number;
  reason: string;
}

/** Gives or takes credits. A click that was not answered is repeated with the same key: nothing is counted twice. */
export function useAdjustCredits() {
  const { keyFor, settle } = useAttemptKey();
  return useMutation({
    mutationFn: ({ id, ...body }: Adjustment) =>
      call(
        adminEndpoints.adjustCredits,
        { params: { id }, body },
        { idempotencyKey: keyFor({ id, ...body }) },
      ),
    onSuccess: usePeopleAnew(),
    onSettled: (_, error) => settle(error),
  });
}

/** Gives a payment back. */
export function useRefundPurchase() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(adminEndpoints.refundPurchase, { params: { id }, body: { reason } }),
    onSuccess: usePeopleAnew(),
  });
}
