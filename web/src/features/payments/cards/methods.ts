import { authEndpoints, paymentsEndpoints, type User } from '@maquette/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';

const methodsQuery = queryOptions({
  queryKey: keyOf(paymentsEndpoints.listMethods, {}),
  queryFn: ({ signal }) => call(paymentsEndpoints.listMethods, {}, { signal }),
});

const meQuery = queryOptions({
  queryKey: keyOf(authEndpoints.me, {}),
  queryFn: ({ signal }) => call(authEndpoints.me, {}, { signal }),
});

/** Makes the person a customer of the card provider; asked for once, by whoever needs it first. */
const customerQuery = queryOptions({
  queryKey: keyOf(paymentsEndpoints.createCustomer, {}),
  queryFn: async ({ client }) => {
    const made = await call(paymentsEndpoints.createCustomer, {});
    client.setQueryData<{ user: User }>(meQuery.queryKey, (known) =>
      known ? { user: { ...known.user, customerId: made.customerId } } : known,
    );
    return made;
  },
  staleTime: Infinity,
});

/** The cards somebody saved with the card provider, the default one first. Who is no customer there yet becomes one. */
export function useSavedCards() {
  const me = useQuery(meQuery);
  const isCustomer = typeof me.data?.user.customerId === 'string';
  const customer = useQuery({ ...customerQuery, enabled: me.isSuccess && !isCustomer });
  const methods = useQuery({ ...methodsQuery, enabled: isCustomer || customer.isSuccess });
  const hasNoCustomer = !isCustomer && customer.isError;
  return {
    cards: methods.data?.data ?? null,
    /** Null as long as nothing failed. */
    error: methods.data ? null : (me.error ?? (hasNoCustomer ? customer.error : methods.error)),
    /** What could not be had. */
    failed: hasNoCustomer
      ? ('payment.errors.customerCreation' as const)
      : ('payment.errors.fetchMethods' as const),
    isFetching: me.isFetching || customer.isFetching || methods.isFetching,
    retry: () => void (me.isError ? me : hasNoCustomer ? customer : methods).refetch(),
  };
}

function useMethodsAnew() {
  const queries = useQueryClient();
  return () => readAnew(queries, methodsQuery.queryKey);
}

/** Saves a card that the provider's own form made. */
export function useAddMethod() {
  return useMutation({
    mutationFn: (paymentMethodId: string) => call(paymentsEndpoints.addMethod, { body: { paymentMethodId } }),
    onSuccess: useMethodsAnew(),
  });
}

export function useRemoveMethod() {
  return useMutation({
    mutationFn: (id: string) => call(paymentsEndpoints.removeMethod, { params: { id } }),
    onSuccess: useMethodsAnew(),
  });
}

export function useSetDefaultMethod() {
  return useMutation({
    mutationFn: (id: string) => call(paymentsEndpoints.setDefaultMethod, { params: { id } }),
    onSuccess: useMethodsAnew(),
  });
}
