import { useQuery } from '@tanstack/react-query';
import { useSession } from '../hooks/use-session.ts';
import { meQuery } from '../api/me-query.ts';

/** While the address is not confirmed, looks again on return to the page: the link of the mail opens in another tab. */
export const useWatchVerification = (): void => {
  const { isAuthenticated } = useSession();
  useQuery({
    ...meQuery(isAuthenticated),
    refetchOnWindowFocus: ({ state }) => state.data?.user.isVerified === false && 'always',
  });
};
