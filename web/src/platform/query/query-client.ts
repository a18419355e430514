import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

/** A refusal stays a refusal: only failures of the way there are tried again, once. */
const mayHelpToRetry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502);

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayHelpToRetry, staleTime: 30_000, refetchOnWindowFocus: false },
      // Somebody who is offline is told so at once; nothing is sent later behind their back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
