import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { makeQueryClient } from '../platform/query/query-client.ts';
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
