import { paymentsEndpoints } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';

/** Where a card is entered: the address of the provider's page, or null where its form stands in our own page. */
export const useOpenCardForm = () =>
  useMutation({ mutationFn: async () => (await call(paymentsEndpoints.openCardForm, {})).url });
