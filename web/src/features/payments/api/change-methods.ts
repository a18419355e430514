import { paymentsEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { methodsQuery } from './saved-cards.ts';

const useMethodsAnew = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: methodsQuery.queryKey });
};

/** Saves a card that the provider's own form made. */
export const useAddMethod = () =>
  useMutation({
    mutationFn: (paymentMethodId: string) => call(paymentsEndpoints.addMethod, { body: { paymentMethodId } }),
    onSuccess: useMethodsAnew(),
  });

export const useRemoveMethod = () =>
  useMutation({
    mutationFn: (id: string) => call(paymentsEndpoints.removeMethod, { params: { id } }),
    onSuccess: useMethodsAnew(),
  });

export const useSetDefaultMethod = () =>
  useMutation({
    mutationFn: (id: string) => call(paymentsEndpoints.setDefaultMethod, { params: { id } }),
    onSuccess: useMethodsAnew(),
  });
