import type { User } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { authToken } from '../../../platform/storage/preferences.ts';
import { useStoredValue } from '../../../platform/storage/use-stored-value.ts';
import { meQuery } from '../api/me-query.ts';

export interface Session {
  /** A token is stored. */
  isAuthenticated: boolean;
  /** A token is stored and its owner is still being asked for. */
  isLoading: boolean;
  /** Null while loading, when signed out, and while the server cannot be reached. */
  user: User | null;
}

export const useSession = (): Session => {
  const isAuthenticated = useStoredValue(authToken) !== null;
  const { data, isPending } = useQuery(meQuery(isAuthenticated));
  return {
    isAuthenticated,
    isLoading: isAuthenticated && isPending,
    user: isAuthenticated ? (data?.user ?? null) : null,
  };
};
