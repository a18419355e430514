import {
  authEndpoints,
  type CreditOffer,
  creditsEndpoints,
  paymentsEndpoints,
  type PurchaseBody,
  subscriptionsEndpoints,
} from '@maquette/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useAttemptKey } from '../../platform/api/use-attempt-key.ts';
import { keyOf } from '../../platform/query/key-of.ts';
import { readAnew } from '../../platform/query/read-anew.ts';

/** The two pages of the shop: `/subscription` (main) and `/payment`. They share their parts; each has words of its own. */
export type Dashboard = CreditOffer['dashboard'];

/** Whatever shows money, credits or a plan is asked anew: something was bought, begun, ended or given back. */
export async function moneyMoved(queries: QueryClient): Promise<void> {
  await readAnew(
    queries,
    keyOf(creditsEndpoints.getBalance),
    keyOf(creditsEndpoints.listTransactions),
    keyOf(subscriptionsEndpoints.listSubscriptions),
    keyOf(paymentsEndpoints.listReceipts),
    keyOf(paymentsEndpoints.listPlanChoices),
    keyOf(authEndpoints.me),
  );
}

/** What an order was answered with: the page where it is paid, or nothing where that has happened. */
interface Ordered {
  checkoutUrl?: string | undefined;
}

/**
 * Sends orders that cost money, each wish with its own key: as long as nobody knows what became of one it keeps it, and is
 * charged once. An answer with a `checkoutUrl` leads on to the checkout: nothing is paid yet.
 */
export function useOrder<Wish, Answer extends Ordered>(
  send: (wish: Wish, options: { idempotencyKey: string }) => Promise<Answer>,
) {
  const queries = useQueryClient();
  const { keyFor, settle } = useAttemptKey();
  return useMutation({
    mutationFn: (wish: Wish) => send(wish, { idempotencyKey: keyFor(wish) }),
    onSuccess: ({ checkoutUrl }) => (checkoutUrl === undefined ? moneyMoved(queries) : undefined),
    onSettled: (_, error) => {
      settle(error);
      // What was shown may not hold any more.
      if (error) void readAnew(queries, keyOf(paymentsEndpoints.listPlanChoices));
    },
  });
}

/** Buys credits. */
export function usePurchaseCredits() {
  return useOrder((body: PurchaseBody, options) =>
    call(paymentsEndpoints.purchaseCredits, { body }, options),
  );
}
