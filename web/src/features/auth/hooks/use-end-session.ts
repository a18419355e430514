import { useQueryClient } from '@tanstack/react-query';
import { endSession } from '../model/session.ts';
import { forgetAtGoogle } from '../social/index.ts';

/** Forgets who was signed in, and everything fetched on their behalf. */
export const useEndSession = () => {
  const queries = useQueryClient();
  return (end: Parameters<typeof endSession>[0]): void => {
    endSession(end);
    forgetAtGoogle();
    queries.clear();
  };
};
