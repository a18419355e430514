// A provider's published key and what it signs with it, for measuring sign-in with Google.
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';

const CLIENT_ID = 'bench.apps.googleusercontent.com';
const HOUR_S = 3600;

/** @param {object} value */
const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Serves the key on loopback; gives the settings of a server that believes it, and what mints tokens. */
export async function startKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'RS256', use: 'sig' }];
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').setHeader('cache-control', 'max-age=3600');
    response.end(JSON.stringify({ keys }));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  /** @param {string} nonce */
  const tokenWith = (nonce) => {
    const now = Math.floor(Date.now() / 1000);
    const who = { sub: 'bench-1', email: 'bench-1@gmail.com', email_verified: true, name: 'Bench' };
    const claims = { iss: 'https://accounts.google.com', aud: CLIENT_ID, iat: now, exp: now + HOUR_S };
    const said = `${encoded({ alg: 'RS256', kid: 'bench' })}.${encoded({ ...claims, ...who, nonce })}`;
    return `${said}.${sign('sha256', Buffer.from(said), privateKey).toString('base64url')}`;
  };
  const settings = { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/` };
  return { settings, tokenWith, stop: () => server.close() };
}
