import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { leaveFor } from './leave-for.ts';

/** Sends an order to buy: goes on to the page where it is paid, or tells that it is. Busy until either has happened. */
export function useBuying<Order>(
  buy: (order: Order) => Promise<{ checkoutUrl?: string | undefined }>,
  onPaid: () => void,
) {
  const { leave, isLeaving } = useLeaving();
  const buying = useMutation({
    mutationFn: buy,
    onSuccess: ({ checkoutUrl }) => (checkoutUrl === undefined ? onPaid() : leave(checkoutUrl)),
  });
  return { send: buying.mutate, isBusy: buying.isPending || isLeaving, error: buying.error };
}

/** Leaves for a page of the card provider; busy until the page is gone, and no longer when the browser brings it back. */
function useLeaving() {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const comeBack = () => setIsLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const leave = (address: string) => {
    leaveFor(address);
    setIsLeaving(true);
  };
  return { isLeaving, leave };
}
