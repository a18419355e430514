import { ServiceFailure } from './failures.ts';

export interface TrustedHosts {
  /** The address the operator set for the service. */
  readonly baseUrl: string;
  /** The service's own domain, such as `bfl.ai`; null when it hands out addresses of its own origin only. */
  readonly domain: string | null;
}

/** An address that came out of an answer, and how to call it. */
export interface TrustedUrl {
  readonly url: string;
  readonly isPublicOnly: boolean;
}

/**
 * Judges an address that came out of an answer: it must be of the origin the operator set; or, when that is the service's
 * own domain, https there on the usual port.
 * @throws ServiceFailure broken
 */
export function trustedUrl(address: unknown, { baseUrl, domain }: TrustedHosts): TrustedUrl {
  const base = new URL(baseUrl);
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null;
  if (url && url.username === '' && url.password === '') {
    if (url.origin === base.origin) return { url: url.href, isPublicOnly: false };
    const isOfficial = domain !== null && isWithin(base, domain);
    if (isOfficial && isWithin(url, domain)) return { url: url.href, isPublicOnly: true };
  }
  throw new ServiceFailure('broken', "an address that is not the service's own");
}

const isWithin = ({ protocol, port, hostname }: URL, domain: string): boolean =>
  protocol === 'https:' && port === '' && (hostname === domain || hostname.endsWith(`.${domain}`));
