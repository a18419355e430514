import { describe, expect, it } from 'vitest';
import { BadSettings } from './config/bad-settings.ts';
import { parseConfig } from './config.ts';

const faultsOf = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof BadSettings) return error.message;
  }
  return '';
};

describe('parseConfig', () => {
  it('tells every fault in one message', () => {
    const message = faultsOf({
      PORT: 'eighty',
      WELCOME_CREDITS: '-1',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'ftp://a.b',
    });
    for (const name of ['PORT', 'WELCOME_CREDITS', 'LOG_LEVEL', 'PUBLIC_URL'])
      expect(message).toContain(name);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['HOST', 'not a host'],
    ['SECRET', 'short'],
    ['DATABASE_URL', 'mysql://localhost/a'],
    ['STORAGE_URL', 'https://bucket.example'],
    ['STORAGE_URL', 's3://key:secret@bucket'],
    ['STORAGE_SERVE', 'both'],
    ['STORAGE_SERVE', 'redirect'],
    ['ROLE', 'boss'],
    ['METRICS_TOKEN', 'short'],
    ['ENGINE_TIMEOUT_MS', '10'],
    ['TRUST_PROXY', 'everybody'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'smtp://'],
    ['GOOGLE_JWKS_URL', 'www.googleapis.com/certs'],
    ['APPLE_JWKS_URL', 'file:///etc/passwd'],
    ['FACEBOOK_GRAPH_URL', 'ftp://graph.facebook.com'],
    ['FACEBOOK_APP_ID', 'my app'],
    ['FACEBOOK_APP_ID', '42'],
    ['STRIPE_API_URL', 'api.stripe.com'],
    ['SANDBOX_CLOCK', 'yes'],
    ['MAIL_FROM', 'Maquette'],
    ['MAIL_FROM', 'Maquette <no-reply@>'],
    ['MAIL_FROM', 'no-reply@maquette.example, other@maquette.example'],
    ['MAIL_FROM', 'Maquette <no-reply@maquette.example>\r\nBcc: all@example.test'],
    ['MAIL_FROM', 'Ma\nBcc: all@example.test <no-reply@maquette.example>'],
  ])('refuses %s=%s', (name, value) => {
    expect(faultsOf({ [name]: value })).toContain(`  ${name} `);
  });

  it('does not repeat the value, which may be a secret', () => {
    expect(faultsOf({ SECRET: 'hunter2' })).not.toContain('hunter2');
  });

  it('wants PostgreSQL for web processes and workers, and of workers where people reach the house', () => {
    expect(faultsOf({ ROLE: 'web' })).toContain('  DATABASE_URL ');
    const shared = { DATABASE_URL: 'postgres://localhost/a', SECRET: 'x'.repeat(32) };
    expect(faultsOf({ ...shared, ROLE: 'worker' })).toContain('  PUBLIC_URL ');
    expect(parseConfig({ ...shared, ROLE: 'web' }).role).toBe('web');
    expect(parseConfig({ ...shared, ROLE: 'worker', PUBLIC_URL: 'https://a.example' }).role).toBe('worker');
    expect(parseConfig({}).role).toBe('all');
  });

  it('keeps pictures in the bucket it is told of, and never repeats what was wrong with it', () => {
    const setting = 's3://bucket/a?endpoint=http://127.0.0.1:9000';
    expect(parseConfig({ STORAGE_URL: setting, STORAGE_SERVE: 'redirect' })).toMatchObject({
      storage: { bucket: 'bucket', prefix: 'a/' },
      storageRedirects: true,
    });
    expect(parseConfig({})).toMatchObject({ storage: null, storageRedirects: false });
    expect(faultsOf({ STORAGE_URL: 's3://key:hunter2@bucket' })).not.toContain('hunter2');
    expect(parseConfig({ AWS_SECRET_ACCESS_KEY: 'hunter2' }).secrets).toEqual(['hunter2']);
  });

  it('wants a secret of its own for PostgreSQL, where several servers must agree on it', () => {
    expect(faultsOf({ DATABASE_URL: 'postgres://db/maquette' })).toContain('SECRET');
  });

  it('needs no setting at all, and takes an empty one for none', () => {
    for (const environment of [{}, { PORT: '', PUBLIC_URL: ' ' }]) {
      expect(parseConfig(environment)).toMatchObject({
        port: 8080,
        host: '127.0.0.1',
        dataDir: './data',
        modelDir: 'data/open-models',
        publicUrl: null,
        secret: null,
        postgres: null,
        engineTimeoutMs: 120_000,
        welcomeCredits: 10,
        trustProxy: false,
      });
    }
  });

  it('wants the number and the secret of the Facebook app together', () => {
    expect(faultsOf({ FACEBOOK_APP_SECRET: 'hush' })).toContain('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET');
  });

  it('lets people sign in with the providers that are named, at their own addresses unless told', () => {
    expect(parseConfig({}).signIn).toEqual({ google: null, apple: null, facebook: null });
    const ids = { GOOGLE_CLIENT_ID: 'g', APPLE_CLIENT_ID: 'a', FACEBOOK_APP_ID: '42' };
    const graph = { FACEBOOK_APP_SECRET: 'hush', FACEBOOK_GRAPH_URL: 'http://127.0.0.1:9/v25.0/' };
    expect(parseConfig({ ...ids, ...graph }).signIn).toEqual({
      google: { clientId: 'g', jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs' },
      apple: { clientId: 'a', jwksUrl: 'https://appleid.apple.com/auth/keys' },
      facebook: { appId: '42', appSecret: 'hush', graphUrl: 'http://127.0.0.1:9/v25.0' },
    });
  });

  it('wants the secret that events are signed with together with the key of Stripe', () => {
    for (const alone of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      expect(faultsOf({ [alone]: 'hush' })).toContain('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
    expect(faultsOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toContain('STRIPE_PUBLISHABLE_KEY must be set');
  });

  it('does not mix a live key of Stripe with one for tests', () => {
    const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(faultsOf({ ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toContain('both be live');
    expect(faultsOf({ ...live, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toBe('');
  });

  it('takes test money with a clock that stands firm, unless told of Stripe or to let it be moved', () => {
    expect(parseConfig({ SANDBOX_CLOCK: '0' }).cards).toEqual({ stripe: null, hasSandboxClock: false });
    expect(parseConfig({ SANDBOX_CLOCK: '1' }).cards.hasSandboxClock).toBe(true);
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(parseConfig(keys).cards.stripe).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: null,
      webhookSecret: 'whsec_1',
      apiUrl: 'https://api.stripe.com',
    });
  });

  it('takes the mail server with its login, and who mails come from, as they are', () => {
    for (const mailFrom of ['no-reply@maquette.example', 'Zoë, Maquette <no-reply@maquette.example>']) {
      const smtpUrl = 'smtps://ada:p%40ss@mail.example:465';
      const settings = parseConfig({ SMTP_URL: smtpUrl, MAIL_FROM: mailFrom });
      expect(settings).toMatchObject({ smtpUrl, mailFrom });
    }
  });

  it('writes mails as files, from the product, unless told otherwise', () => {
    expect(parseConfig({})).toMatchObject({ smtpUrl: null, mailFrom: null });
  });

  it('takes the slash off the public address', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://maquette.example/' }).publicUrl).toBe(
      'https://maquette.example',
    );
  });

  it('believes as many proxies as it is told', () => {
    const { trustProxy } = parseConfig({ TRUST_PROXY: '2' });
    expect([0, 1, 2].map((hop) => typeof trustProxy === 'function' && trustProxy('', hop))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(parseConfig({}))).toBe(true);
  });
});
