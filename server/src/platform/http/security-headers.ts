import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { SocialProvider } from '@maquette/contract';
import type { FastifyInstance } from 'fastify';

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

/**
 * What the browser scripts of the providers need besides: where they are loaded from, whom they ask, what they frame.
 * Google: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
 */
const providerPolicy: Record<SocialProvider, Readonly<Record<string, readonly string[]>>> = {
  google: {
    'script-src': ['https://accounts.google.com/gsi/client'],
    'style-src': ['https://accounts.google.com/gsi/style'],
    'connect-src': ['https://accounts.google.com/gsi/'],
    'frame-src': ['https://accounts.google.com/gsi/'],
  },
  apple: {
    'script-src': ['https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/'],
    'connect-src': ['https://appleid.apple.com'],
    'frame-src': ['https://appleid.apple.com'],
  },
  facebook: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://www.facebook.com', 'https://graph.facebook.com'],
    'frame-src': ['https://www.facebook.com'],
  },
};

function policyWith({ signIn, cardFields, pictureOrigin }: HeaderWishes): Record<string, readonly string[]> {
  const full: Record<string, readonly string[]> = { ...policy };
  const pictures = pictureOrigin === null ? [] : [pictureOrigin];
  const added: Readonly<Record<string, readonly string[]>>[] = [
    ...signIn.map((provider) => providerPolicy[provider]),
    { 'img-src': pictures, 'connect-src': pictures },
  ];
  for (const part of cardFields === null ? added : [...added, cardFields])
    for (const [directive, sources] of Object.entries(part))
      full[directive] = [...(full[directive] ?? []), ...sources];
  return full;
}

const YEAR_SECONDS = 31_536_000;

export interface HeaderWishes {
  /** The public address is, so browsers may be told to stay with it. */
  readonly isHttps: boolean;
  /** The providers people may sign in with. */
  readonly signIn: readonly SocialProvider[];
  /** What card fields in our own pages need besides; null = there are none. */
  readonly cardFields: Readonly<Record<string, readonly string[]>> | null;
  /** Where pictures come from besides this origin; null = nowhere. */
  readonly pictureOrigin: string | null;
}

/** Headers of every answer. */
export const securityHeaders = (wishes: HeaderWishes): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...policyWith(wishes), ...(wishes.isHttps && { 'upgrade-insecure-requests': [] }) },
  },
  strictTransportSecurity: wishes.isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  // A provider's window has to reach the one that opened it.
  crossOriginOpenerPolicy: { policy: wishes.signIn.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
});

/** Addresses that carry a token: out of a mail the page and its call, and the page of a shared link. */
const WITH_TOKEN =
  /^\/((api\/auth\/)?(verify-email|reset-password|email\/undo)\/?(\?|$)|(confirm|undo)-email\/?(\?|$)|s\/)/;

/** What an address with a token is answered with: whatever the page leads to learns nothing of it, and nobody keeps it. */
export function guardTokens(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (WITH_TOKEN.test(request.url))
      reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  });
}

/** The same promise for an answer that no request reached: what could not be read as HTTP at all. */
export const bareHeaders = [
  "content-security-policy: default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options: nosniff',
  'x-frame-options: DENY',
  'referrer-policy: no-referrer',
  'cache-control: no-store',
] as const;
