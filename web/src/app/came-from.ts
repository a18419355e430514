import type { Location } from 'react-router';

/** What ended a session while a page was open that needs one. */
const ends = ['expired', 'password-changed'] as const;
type End = (typeof ends)[number];

/** What the login page is told about where a visitor wanted to go. */
export interface CameFrom {
  from: string;
  /** What ended the session while the page was open; null when there was none. */
  ended: End | null;
}

export function cameFrom({ pathname, search, hash }: Location, ended: End | null): CameFrom {
  return {
    from: pathname + search + hash,
    ended,
  };
}

/** Why one was brought to the login page: what ended the session there was. */
export function endOf(state: unknown): End | null {
  const ended = state !== null && typeof state === 'object' && 'ended' in state ? state.ended : null;
  return ends.find((end) => end === ended) ?? null;
}

/**
 * Where to go after signing in: an address of this application, or `fallback`. Browsers read a backslash as a slash and
 * skip tabs and ends of lines (https://url.spec.whatwg.org/#url-parsing).
 */
export function wayBack(state: unknown, fallback: string): string {
  const from = state !== null && typeof state === 'object' && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(from) ? from : fallback;
}
