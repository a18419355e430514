import {
  authEndpoints,
  creditsEndpoints,
  paymentsEndpoints,
  subscriptionsEndpoints,
} from '@maquette/contract';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../platform/query/key-of.ts';

/** Whatever shows money, credits or a plan is asked anew: something was bought, begun, ended or given back. */
export const moneyMoved = async (queries: QueryClient): Promise<void> => {
  const stale = [
    keyOf(creditsEndpoints.getBalance),
    keyOf(creditsEndpoints.listTransactions),
    keyOf(subscriptionsEndpoints.listSubscriptions),
    keyOf(paymentsEndpoints.listReceipts),
    keyOf(authEndpoints.me),
  ];
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
};
