import { authEndpoints, creditsEndpoints, subscriptionsEndpoints } from '@maquette/contract';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keyOf } from '../../../platform/query/key-of.ts';
import { onceASecond } from '../model/once-a-second.ts';

const shown = [
  keyOf(subscriptionsEndpoints.listSubscriptions),
  keyOf(creditsEndpoints.getBalance),
  keyOf(creditsEndpoints.listTransactions),
  keyOf(authEndpoints.me),
];

/** Asks anew for everything the dashboard shows; not more than once a second. */
export const useRefresh = () => {
  const queries = useQueryClient();
  const isBusy = useIsFetching({ queryKey: keyOf(subscriptionsEndpoints.listSubscriptions) }) > 0;
  const refresh = useMemo(
    () =>
      onceASecond(() => {
        for (const queryKey of shown) void queries.invalidateQueries({ queryKey });
      }),
    [queries],
  );
  return { refresh, isBusy };
};
