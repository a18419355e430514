import { createHmac } from 'node:crypto';
import { newSigningKey, publicJwk, signToken, type SigningKey, type TokenWishes } from './identity-tokens.ts';
import { type Desk, type SimCall, type SimReply, type Simulator, startSimulator } from './simulator.ts';
import { varyAnswer } from './vary-answer.ts';

export const googleClientId = '1234-maquette.apps.googleusercontent.com';
export const appleClientId = 'test.maquette.web';
export const facebookApp = { id: '424242', secret: 'facebook-app-secret' } as const;

/** What Facebook knows of an access token; what is left out is as it should be. */
export interface FacebookToken {
  readonly userId: string;
  readonly name?: string;
  readonly email?: string;
  /** Laid over what `debug_token` answers; undefined leaves a member out. */
  readonly debugged?: Readonly<Record<string, unknown>>;
  /** Laid over what `/me` answers. */
  readonly me?: Readonly<Record<string, unknown>>;
}

/**
 * Google, Apple and Facebook as a server sees them. Steps for faults: `google-keys`, `apple-keys`, `debug_token`, `me`.
 * Whoever signs in is `person-1` with `ada@gmail.com` or `ada@icloud.com` unless the claims say otherwise.
 */
export interface IdentityProviderSimulator extends Pick<
  Simulator,
  'url' | 'next' | 'calls' | 'violations' | 'assertClean' | 'close'
> {
  /** The settings of a server that shall use them, by their names in the environment. */
  readonly settings: Readonly<Record<string, string>>;
  /** Signs by default. */
  readonly key: SigningKey;
  googleToken(claims?: Readonly<Record<string, unknown>>, wishes?: TokenWishes): string;
  appleToken(claims?: Readonly<Record<string, unknown>>, wishes?: TokenWishes): string;
  /** An access token that Facebook knows. */
  facebookToken(token: FacebookToken): string;
  /** Signs with a fresh key from now on; the former ones stay published unless they are withdrawn. */
  rotate(options?: { withdraw: boolean }): void;
}

export interface IdentityProviderOptions {
  readonly port?: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Said with the keys. */
  readonly cacheControl?: string;
}

const HOUR_S = 3600;
/** Claims that a provider may leave out and nobody here reads. */
const unread = ['azp', 'nonce_supported'];

let madeKeys: SigningKey[] | undefined;
/** Keys take a while to make: every simulator of a process begins with the same ones. */
const firstKeys = (): readonly SigningKey[] =>
  (madeKeys ??= [newSigningKey('key-1'), newSigningKey('spare')]);

export const startIdentityProvider = async (
  options: IdentityProviderOptions,
): Promise<IdentityProviderSimulator> => {
  const seconds = () => Math.floor(options.now() / 1000);
  const cacheControl = options.cacheControl ?? 'public, max-age=20000';
  let count = 1;
  let minted = 0;
  let keys = firstKeys();
  const signing = () => keys[0] as SigningKey;
  const facebookTokens = new Map<string, FacebookToken>();

  const serveKeys = (): SimReply => ({
    status: 200,
    headers: { 'cache-control': cacheControl },
    body: { keys: keys.map(publicJwk) },
  });
  const simulator = await startSimulator({
    name: 'identity providers',
    port: options.port ?? 0,
    loose: { optional: ['alg', 'use', 'application', 'data_access_expires_at', 'scopes', 'fbtrace_id'] },
    routes: [
      { method: 'GET', path: /^\/google\/certs$/, step: 'google-keys', serve: serveKeys },
      { method: 'GET', path: /^\/apple\/keys$/, step: 'apple-keys', serve: serveKeys },
      {
        method: 'GET',
        path: /^\/graph\/v25\.0\/debug_token$/,
        step: 'debug_token',
        serve: (call, desk) => debugToken(call, desk, { known: facebookTokens, now: seconds() }),
      },
      {
        method: 'GET',
        path: /^\/graph\/v25\.0\/me$/,
        step: 'me',
        serve: (call, desk) => tellPerson(call, desk, facebookTokens),
      },
    ],
  });

  const mint =
    (own: Readonly<Record<string, unknown>>): IdentityProviderSimulator['googleToken'] =>
    (claims = {}, { key = signing(), header = {} } = {}) => {
      const times = { iat: seconds(), exp: seconds() + HOUR_S };
      const usual = varyAnswer({ ...own, sub: 'person-1', ...times }, minted++, { optional: unread });
      return signToken({ ...(usual as object), ...claims }, { key, header });
    };

  return {
    ...pick(simulator),
    get key() {
      return signing();
    },
    settings: {
      GOOGLE_CLIENT_ID: googleClientId,
      GOOGLE_JWKS_URL: `${simulator.url}/google/certs`,
      APPLE_CLIENT_ID: appleClientId,
      APPLE_JWKS_URL: `${simulator.url}/apple/keys`,
      FACEBOOK_APP_ID: facebookApp.id,
      FACEBOOK_APP_SECRET: facebookApp.secret,
      FACEBOOK_GRAPH_URL: `${simulator.url}/graph/v25.0`,
    },
    googleToken: mint({
      iss: 'https://accounts.google.com',
      aud: googleClientId,
      azp: googleClientId,
      email: 'ada@gmail.com',
      email_verified: true,
      name: 'Ada Byron',
    }),
    appleToken: mint({
      iss: 'https://appleid.apple.com',
      aud: appleClientId,
      email: 'ada@icloud.com',
      email_verified: 'true',
      nonce_supported: true,
    }),
    facebookToken: (token) => {
      const secret = `EAAB${facebookTokens.size}canary`;
      facebookTokens.set(secret, token);
      return secret;
    },
    rotate: ({ withdraw } = { withdraw: false }) => {
      keys = [newSigningKey(`key-${++count}`), ...(withdraw ? [] : keys)];
    },
  };
};

const pick = ({ url, next, calls, violations, assertClean, close }: Simulator) => ({
  url,
  next,
  calls,
  violations,
  assertClean,
  close,
});

const failure = (code: number): SimReply => ({
  status: 400,
  body: { error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code, fbtrace_id: 'A1' } },
});

const debugToken = (
  { query }: SimCall,
  desk: Desk,
  { known, now }: { known: ReadonlyMap<string, FacebookToken>; now: number },
): SimReply => {
  if (query.get('access_token') !== `${facebookApp.id}|${facebookApp.secret}`) {
    desk.violation('debug_token: not as the app');
    return failure(190);
  }
  const token = known.get(query.get('input_token') ?? '');
  if (!token) {
    const error = { code: 190, message: 'Malformed access token' };
    return { status: 200, body: { data: { is_valid: false, scopes: [], error } } };
  }
  const data = {
    app_id: facebookApp.id,
    type: 'USER',
    application: 'Maquette',
    expires_at: now + HOUR_S,
    data_access_expires_at: now + 90 * 24 * HOUR_S,
    is_valid: true,
    scopes: ['public_profile', 'email'],
    user_id: token.userId,
    ...token.debugged,
  };
  return { status: 200, body: { data } };
};

const tellPerson = ({ query }: SimCall, desk: Desk, known: ReadonlyMap<string, FacebookToken>): SimReply => {
  const secret = query.get('access_token') ?? '';
  const token = known.get(secret);
  const proof = createHmac('sha256', facebookApp.secret).update(secret).digest('hex');
  if (query.get('appsecret_proof') !== proof) {
    desk.violation('me: without a proof of the app');
    return failure(100);
  }
  if (!token) return failure(190);
  const { userId: id, name = 'Ada Byron', email } = token;
  return { status: 200, body: { id, name, ...(email !== undefined && { email }), ...token.me } };
};
