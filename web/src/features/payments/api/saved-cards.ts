import { authEndpoints, paymentsEndpoints, type User } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

export const methodsQuery = queryOptions({
  queryKey: keyOf(paymentsEndpoints.listMethods, {}),
  queryFn: ({ signal }) => call(paymentsEndpoints.listMethods, {}, { signal }),
});

/** Makes the person a customer of the card provider; asked for once, by whoever needs it first. */
const customerQuery = queryOptions({
  queryKey: keyOf(paymentsEndpoints.createCustomer, {}),
  queryFn: async ({ client }) => {
    const made = await call(paymentsEndpoints.createCustomer, {});
    client.setQueryData<{ user: User }>(keyOf(authEndpoints.me, {}), (known) =>
      known ? { user: { ...known.user, customerId: made.customerId } } : known,
    );
    return made;
  },
  staleTime: Infinity,
});

/** The cards somebody saved with the card provider, the default one first; `customerId` is theirs, null before there is one. */
export const useSavedCards = (customerId: string | null) => {
  const isCustomer = customerId !== null;
  const customer = useQuery({ ...customerQuery, enabled: !isCustomer });
  const methods = useQuery({ ...methodsQuery, enabled: isCustomer || customer.isSuccess });
  const isRefused = !isCustomer && customer.error !== null;
  return {
    cards: methods.data?.data ?? null,
    /** Null as long as neither failed. */
    error: methods.data ? null : isRefused ? customer.error : methods.error,
    hasNoCustomer: isRefused,
    isFetching: customer.isFetching || methods.isFetching,
    retry: () => void (isRefused ? customer.refetch() : methods.refetch()),
  };
};
