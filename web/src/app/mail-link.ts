import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a link from a mail carries; each empty where it is not there. */
export interface MailLink {
  token: string;
  email: string;
}

function fieldOf(state: unknown, name: keyof MailLink): string {
  const value: unknown = state !== null && typeof state === 'object' ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The secrets in an address, or those moved from it into the history entry; and what the address is without them. */
export function readMailLink(search: string, state: unknown): MailLink & { rest: string } {
  const address = new URLSearchParams(search);
  const found = {
    token: address.get('token') ?? fieldOf(state, 'token'),
    email: address.get('email') ?? fieldOf(state, 'email'),
  };
  address.delete('token');
  address.delete('email');
  return { ...found, rest: address.toString() };
}

/**
 * What the link that was followed carries. It leaves the address at once, so that nobody reads it over a shoulder or
 * in a referrer, and stays in the history entry, so that a reload still works.
 */
export function useMailLink(): MailLink {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { token, email, rest } = readMailLink(search, state);
  const isInAddress = new URLSearchParams(search).has('token') || new URLSearchParams(search).has('email');
  useEffect(() => {
    if (!isInAddress) return;
    void navigate({ pathname, search: rest, hash }, { replace: true, state: { token, email } });
  }, [isInAddress, navigate, pathname, rest, hash, token, email]);
  return { token, email };
}
