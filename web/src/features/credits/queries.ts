import { creditsEndpoints, type CreditSource, limits } from '@maquette/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { keyOf } from '../../platform/query/key-of.ts';

/** What the person signed in can spend, and what running edits hold. */
export const balanceQuery = queryOptions({
  queryKey: keyOf(creditsEndpoints.getBalance, {}),
  queryFn: ({ signal }) => call(creditsEndpoints.getBalance, {}, { signal }),
});

interface LedgerPage {
  /** Undefined for all. */
  source: CreditSource | undefined;
  /** Counted from 0. */
  page: number;
  /** Some descriptions come in the reader's language. */
  language: string;
}

/** One page of the ledger, newest first. The page before stays on show until the next one is there. */
export function transactionsQuery({ source, page, language }: LedgerPage) {
  const limit = limits.transactionsPage;
  const query = { limit, offset: page * limit, source };
  return queryOptions({
    queryKey: [...keyOf(creditsEndpoints.listTransactions, { query }), language],
    queryFn: ({ signal }) => call(creditsEndpoints.listTransactions, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
