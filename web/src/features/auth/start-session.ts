import type { SignedIn } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { meQuery } from './use-session.ts';
import { beginSession } from './session.ts';

/** Takes over what the server answered to a sign-in; nothing seen by an earlier user stays in memory. */
export function useStartSession() {
  const queries = useQueryClient();
  return ({ token, user }: SignedIn): void => {
    queries.clear();
    queries.setQueryData(meQuery(true).queryKey, { user });
    beginSession(token, user.authProvider);
  };
}
