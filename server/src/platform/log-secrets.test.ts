import { expect, it } from 'vitest';
import { secretsIn } from './log-secrets.ts';

it('finds what is secret among settings: by their names, and inside addresses', () => {
  const found = secretsIn({
    SECRET: 'of-the-house',
    BFL_API_KEY: 'bfl',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    STRIPE_PUBLISHABLE_KEY: 'pk_test',
    METRICS_TOKEN: 'metrics',
    AWS_SECRET_ACCESS_KEY: 'aws',
    AWS_ACCESS_KEY_ID: 'AKIA',
    DATABASE_URL: 'postgres://maquette:p%40ss@db/maquette',
    SMTP_URL: 'smtp://mailer:letters@mail:25',
    STORAGE_URL: 's3://bucket?endpoint=http://store&secretKey=sesame',
    COMFYUI_URL: 'http://127.0.0.1:8188',
    MAIL_FROM: 'Rooms <rooms@example.test>',
    PUBLIC_URL: undefined,
  }).filter((secret) => secret !== '');
  expect(new Set(found)).toEqual(
    new Set([
      ...['of-the-house', 'bfl', 'whsec', 'metrics', 'aws'],
      ...['p%40ss', 'p@ss', 'letters', 'sesame'],
    ]),
  );
});
