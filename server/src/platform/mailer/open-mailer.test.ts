import { noMeter } from '../observing/meter.ts';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { listenSmtp } from '#test/support/listen-smtp.ts';
import { useDatabase } from '#test/support/test-database.ts';
import { openMailer } from './open-mailer.ts';
import { queueMail } from './queue-mail.ts';

const on = useDatabase();

const ours = { name: 'Maquette', address: 'no-reply@rooms.example' };

it.each([
  ['the product at the host people use', null, 'https://rooms.example/app', ours],
  [
    'this machine where people use a bare address',
    null,
    'http://[::1]:8080',
    { ...ours, address: 'no-reply@localhost' },
  ],
  [
    'whom the settings name',
    'Zoë, Ours <hello@rooms.example>',
    'https://a.example',
    { name: 'Zoë, Ours', address: 'hello@rooms.example' },
  ],
  [
    'a quoted name',
    '"Ours, Inc." <hello@rooms.example>',
    'https://a.example',
    { name: 'Ours, Inc.', address: 'hello@rooms.example' },
  ],
  [
    'a bare address',
    'hello@rooms.example',
    'https://a.example',
    { name: '', address: 'hello@rooms.example' },
  ],
])('writes mails in the name of %s', async (_whom, mailFrom, siteUrl, sender) => {
  const listener = await listenSmtp();
  const mailer = openMailer({
    config: { smtpUrl: listener.url, mailFrom, supportEmail: null },
    context: on.context(),
    meter: noMeter,
    folder: '/nowhere',
    siteUrl: () => siteUrl,
    prepareMail: async (_ctx, { kind }) => ({
      ...{ kind, email: 'ada@example.test', fullName: 'Ada', locale: 'en', details: {} },
    }),
  });
  await queueMail(on.context(), { kind: 'account-deleted', to: { email: 'ada@example.test' } });
  await mailer.deliver();
  const { from } = await PostalMime.parse(listener.taken[0]?.source ?? '');
  expect(from).toEqual(sender);
  expect(listener.taken[0]?.from).toBe(sender.address);
});

it.each([null, 'help@rooms.example'])(
  'asks to write to us only where there is an address: %s',
  async (supportEmail) => {
    const listener = await listenSmtp();
    const mailer = openMailer({
      config: { smtpUrl: listener.url, mailFrom: null, supportEmail },
      context: on.context(),
      meter: noMeter,
      folder: '/nowhere',
      siteUrl: () => 'https://a.example',
      prepareMail: async (_ctx, { kind }) => ({
        ...{
          kind,
          email: 'ada@example.test',
          fullName: 'Ada',
          locale: 'en',
          details: { provider: 'Google' },
        },
      }),
    });
    await queueMail(on.context(), { kind: 'sign-in-method-added', to: { email: 'ada@example.test' } });
    await mailer.deliver();
    const { text } = await PostalMime.parse(listener.taken[0]?.source ?? '');
    expect(text?.includes('write to us from the support page')).toBe(supportEmail !== null);
  },
);
