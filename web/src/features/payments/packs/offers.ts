import { paymentsEndpoints } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

const offersQuery = queryOptions({
  queryKey: keyOf(paymentsEndpoints.listOffers, {}),
  queryFn: ({ signal }) => call(paymentsEndpoints.listOffers, {}, { signal }),
});

/** Packs of credits of both dashboards, and the price of any other amount. */
export function useOffers() {
  return useQuery(offersQuery);
}
