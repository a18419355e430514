import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A key pair of a simulated provider. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

export const newSigningKey = (kid: string, kind: 'rsa' | 'ec' = 'rsa'): SigningKey => {
  const pair =
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid, privateKey: pair.privateKey };
};

/** As providers publish it (RFC 7517). */
export const publicJwk = ({ kid, privateKey }: SigningKey): Record<string, unknown> => ({
  ...createPublicKey(privateKey).export({ format: 'jwk' }),
  kid,
  alg: privateKey.asymmetricKeyType === 'rsa' ? 'RS256' : 'ES256',
  use: 'sig',
});

export interface TokenWishes {
  /** Signs; the provider's own key unless told. */
  readonly key?: SigningKey;
  /** Laid over `{ alg, kid, typ }`; undefined leaves a member out. */
  readonly header?: Readonly<Record<string, unknown>>;
}

/** A signed token (RFC 7515, compact) that says anything, in any algorithm that somebody might try. */
export const signToken = (
  claims: Readonly<Record<string, unknown>>,
  { key, header }: Required<TokenWishes>,
): string => {
  const full = { alg: 'RS256', kid: key.kid, typ: 'JWT', ...header };
  const said = `${encoded(full)}.${encoded(claims)}`;
  return `${said}.${signatureOf(said, full.alg, key).toString('base64url')}`;
};

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const signatureOf = (said: string, alg: string, { privateKey }: SigningKey): Buffer => {
  if (alg === 'none') return Buffer.alloc(0);
  // The old trick: the public key, which everybody has, taken for a shared secret.
  const publicPem = () => createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
  if (alg === 'HS256') return createHmac('sha256', publicPem()).update(said).digest();
  const hash = alg === 'RS512' ? 'sha512' : 'sha256';
  return sign(hash, Buffer.from(said), { key: privateKey, dsaEncoding: 'ieee-p1363' });
};
