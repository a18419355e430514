import type { FastifyHelmetOptions } from '@fastify/helmet';

/** What pages of this origin may do (https://www.w3.org/TR/CSP3/): nothing inline, nothing from elsewhere. */
const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // `blob:` and `data:` are the pictures a person has just chosen or painted.
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer. `isHttps`: the public address is, so browsers may be told to stay with it. */
export const securityHeaders = (isHttps: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: isHttps ? { ...policy, 'upgrade-insecure-requests': [] } : policy,
  },
  strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
});

/** The same promise for an answer that no request reached: what could not be read as HTTP at all. */
export const bareHeaders = [
  "content-security-policy: default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options: nosniff',
  'x-frame-options: DENY',
  'referrer-policy: no-referrer',
  'cache-control: no-store',
] as const;
