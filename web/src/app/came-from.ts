import type { Location } from 'react-router';

/** What the login page is told about where a visitor wanted to go. */
export interface CameFrom {
  from: string;
  /** The session ended while the page was open. */
  hasExpired: boolean;
}

export const cameFrom = ({ pathname, search, hash }: Location, hasExpired: boolean): CameFrom => ({
  from: pathname + search + hash,
  hasExpired,
});

/** Whether one was brought to the login page because the session had ended. */
export const hasExpired = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'hasExpired' in state && state.hasExpired === true;

/** Where to go after signing in: an address of this application, or `fallback`. */
export const wayBack = (state: unknown, fallback: string): string => {
  const from = state !== null && typeof state === 'object' && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : fallback;
};
