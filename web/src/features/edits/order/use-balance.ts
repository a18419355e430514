import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '../../credits/index.ts';

/** The credits there are, as far as it is known, and how to ask for them once more. */
export function useBalance() {
  const { data, refetch } = useQuery(balanceQuery);
  return { known: data?.balance, askAgain: async () => (await refetch()).data?.balance ?? 0 };
}
