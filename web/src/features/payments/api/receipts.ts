import { paymentsEndpoints } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

export const receiptsQuery = queryOptions({
  queryKey: keyOf(paymentsEndpoints.listReceipts, {}),
  queryFn: ({ signal }) => call(paymentsEndpoints.listReceipts, {}, { signal }),
});

export const receiptQuery = (id: string) => {
  const input = { params: { id } };
  return queryOptions({
    queryKey: keyOf(paymentsEndpoints.getReceipt, input),
    queryFn: ({ signal }) => call(paymentsEndpoints.getReceipt, input, { signal }),
  });
};
