import { useMutation } from '@tanstack/react-query';
import { useLeaving } from './use-leaving.ts';

/** Sends an order to buy: goes on to the page where it is paid, or tells that it is. Busy until either has happened. */
export const useBuying = <Order>(
  buy: (order: Order) => Promise<{ checkoutUrl?: string | undefined }>,
  onPaid: () => void,
) => {
  const { leave, isLeaving } = useLeaving();
  const buying = useMutation({
    mutationFn: buy,
    onSuccess: ({ checkoutUrl }) => (checkoutUrl === undefined ? onPaid() : leave(checkoutUrl)),
  });
  return { send: buying.mutate, isBusy: buying.isPending || isLeaving, error: buying.error };
};
