import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Our numbers with the providers. */
export const clients = { google: 'maquette.apps.example', apple: 'org.example.maquette', facebook: '4711' };

/** Somebody who has an account with Facebook. */
export interface FacebookPerson {
  id: string;
  name: string;
  /** Absent where there is none, or it was not allowed to be told. */
  email?: string;
}

const issuers = { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' } as const;

/** Google, Apple and Facebook as the server meets them: public keys with signatures that are true, and the Graph API. */
export interface IdentityProvider {
  origin: string;
  /** An ID token; `isForged` signs it with a key nobody has published. */
  idToken: (provider: keyof typeof issuers, claims: JWTPayload, isForged?: boolean) => Promise<string>;
  /** An access token for somebody. */
  accessToken: (person: FacebookPerson) => string;
  close: () => void;
}

const isListening = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

export const openIdentityProvider = async (): Promise<IdentityProvider> => {
  const [own, strange] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }] };
  const people = new Map<string, FacebookPerson>();

  const answerTo = (url: URL): unknown => {
    if (url.pathname === '/keys') return keys;
    const person = people.get(
      url.searchParams.get('input_token') ?? url.searchParams.get('access_token') ?? '',
    );
    if (!person) return null;
    if (url.pathname === '/graph/me') return person;
    const data = {
      app_id: clients.facebook,
      type: 'USER',
      is_valid: true,
      user_id: person.id,
      expires_at: 0,
    };
    return { data: { ...data, data_access_expires_at: 0, scopes: ['public_profile'] } };
  };
  const server = createServer((request, response) => {
    const answer = answerTo(new URL(request.url ?? '/', 'http://localhost'));
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: { message: 'Invalid token', code: 190 } }));
  });

  return {
    origin: await isListening(server),
    idToken: (provider, claims, isForged = false) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'own' })
        .setIssuer(issuers[provider])
        .setAudience(clients[provider])
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(isForged ? strange.privateKey : own.privateKey),
    accessToken: (person) => {
      const token = `token-of-${person.id}-${people.size}`;
      people.set(token, person);
      return token;
    },
    close: () => server.close(),
  };
};
