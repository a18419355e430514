import {
  authEndpoints,
  creditsEndpoints,
  paymentsEndpoints,
  subscriptionsEndpoints,
} from '@maquette/contract';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keyOf } from '../../platform/query/key-of.ts';
import { readAnew } from '../../platform/query/read-anew.ts';

const quietMs = 1000;

/** Lets a call through unless another was let through less than a second before it. */
export function onceASecond(act: () => void): (nowMs: number) => void {
  let last = -Infinity;
  return (nowMs) => {
    if (nowMs - last < quietMs) return;
    last = nowMs;
    act();
  };
}

const shown = [
  keyOf(subscriptionsEndpoints.listSubscriptions),
  keyOf(paymentsEndpoints.listPlanChoices),
  keyOf(creditsEndpoints.getBalance),
  keyOf(creditsEndpoints.listTransactions),
  keyOf(authEndpoints.me),
];

/** Asks anew for everything the dashboard shows; not more than once a second. */
export function useRefresh() {
  const queries = useQueryClient();
  const isBusy = useIsFetching({ queryKey: keyOf(subscriptionsEndpoints.listSubscriptions) }) > 0;
  const refresh = useMemo(
    () =>
      onceASecond(() => {
        void readAnew(queries, ...shown);
      }),
    [queries],
  );
  return { refresh, isBusy };
}
