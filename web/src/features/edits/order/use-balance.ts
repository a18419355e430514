import { creditsEndpoints } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

/** The credits there are, as far as it is known, and how to ask for them once more. */
export function useBalance() {
  const { data, refetch } = useQuery({
    queryKey: keyOf(creditsEndpoints.getBalance, {}),
    queryFn: () => call(creditsEndpoints.getBalance, {}),
  });
  return { known: data?.balance, askAgain: async () => (await refetch()).data?.balance ?? 0 };
}
