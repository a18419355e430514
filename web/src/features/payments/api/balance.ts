import { creditsEndpoints } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

/** What the person signed in can spend, and what running edits hold. */
export const balanceQuery = queryOptions({
  queryKey: keyOf(creditsEndpoints.getBalance, {}),
  queryFn: ({ signal }) => call(creditsEndpoints.getBalance, {}, { signal }),
});
