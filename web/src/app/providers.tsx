import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import { ToastProvider } from '../platform/toasts/ToastProvider.tsx';

export interface ProvidersProps {
  /** Where the address comes from: the browser, or whoever draws a page ahead. */
  Router: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

export function Providers({ Router, children }: ProvidersProps) {
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Router>
        <ToastProvider>{children}</ToastProvider>
      </Router>
    </QueryClientProvider>
  );
}

/** A refusal stays a refusal: only failures of the way there are tried again, once. */
function mayHelpToRetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502);
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayHelpToRetry, staleTime: 30_000, refetchOnWindowFocus: false },
      // Somebody who is offline is told so at once; nothing is sent later behind their back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
