import { expect, it } from 'vitest';
import type { MailKind, MailOrder } from '../../../platform/mailer/mail-order.ts';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { forgetUser } from '../accounts/change-users.store.ts';
import { prepareMail } from './prepare-mail.ts';

describeOnBoth('prepareMail', (on) => {
  const prepare = (order: MailOrder) =>
    prepareMail({ ...on.context({ locale: 'en' }), siteUrl: () => 'https://maquette.test' }, order);

  it('writes to nobody at an unknown address, one of somebody who is gone, or the one that visitors share', async () => {
    const gone = await makeUser(on.db);
    await forgetUser(on.db, gone.id, 1);
    const guest = await on.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', 'guest')
      .executeTakeFirstOrThrow();
    const readers: MailOrder['to'][] = [
      { email: 'nobody@example.test' },
      { email: gone.email },
      { email: `deleted:${gone.id}` },
      { userId: gone.id },
      { email: 'guest' },
      { userId: guest.id },
      { userId: 'unknown' },
    ];
    for (const kind of ['verification', 'password-reset', 'password-changed'] as const)
      for (const to of readers) expect(await prepare({ kind, to })).toBeNull();
    expect(await on.db.selectFrom('mail_tokens').selectAll().execute()).toEqual([]);
  });

  it('writes to the address as it was registered, however it was typed', async () => {
    const { email } = await makeUser(on.db, { email: 'Ada.Byron@Example.test' });
    expect(await prepare({ kind: 'password-reset', to: { email: 'ada.byron@example.TEST' } })).toMatchObject({
      email,
      fullName: 'Ada Byron',
    });
    expect(await prepare({ kind: 'password-reset', to: { email: 'adabyron@example.test' } })).toBeNull();
  });

  it('writes in the language of the account, whatever the caller’s', async () => {
    const { id } = await makeUser(on.db, { locale: 'fr' });
    const letter = await prepare({ kind: 'verification', to: { userId: id }, locale: 'en' });
    expect(letter?.locale).toBe('fr');
  });

  it.each([
    [
      'verification',
      /^https:\/\/maquette\.test\/verify-email\?token=[\w-]{43}&email=ada%2Btag%40example\.test$/,
    ],
    ['password-reset', /^https:\/\/maquette\.test\/reset-password\?token=[\w-]{43}$/],
    ['password-changed', /^https:\/\/maquette\.test\/forgot-password$/],
    ['sign-in-method-added', /^https:\/\/maquette\.test\/profile$/],
    ['sign-in-reminder', /^https:\/\/maquette\.test\/login$/],
    ['renewal-failed', /^https:\/\/maquette\.test\/payment\/methods$/],
    ['credits-low', /^https:\/\/maquette\.test\/subscription\/credits$/],
  ] satisfies [MailKind, RegExp][])('a mail of kind %s leads where it should', async (kind, link) => {
    await on.db.deleteFrom('mail_tokens').execute();
    await on.db.deleteFrom('users').where('email', '=', 'ada+tag@example.test').execute();
    const { id } = await makeUser(on.db, { email: 'ada+tag@example.test' });
    const letter = await prepare({ kind, to: { userId: id }, details: { provider: 'Google' } });
    expect(letter).toMatchObject({ kind, details: { provider: 'Google' } });
    expect(letter?.link).toMatch(link);
  });

  it('leads from a receipt’s mail to the receipt', async () => {
    const { id } = await makeUser(on.db);
    const details = { receiptId: 'a/b' };
    for (const kind of ['receipt', 'renewal'] as const) {
      const letter = await prepare({ kind, to: { userId: id }, details });
      expect(letter?.link).toBe('https://maquette.test/payment/receipts/a%2Fb');
    }
  });

  it('keeps of a token no more than its hash', async () => {
    const { id } = await makeUser(on.db);
    const letter = await prepare({ kind: 'password-reset', to: { userId: id } });
    const token = new URL(letter?.link ?? '').searchParams.get('token') ?? '';
    const rows = await on.db.selectFrom('mail_tokens').selectAll().where('user_id', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('says farewell to an address that has no account any more, by what the order tells', async () => {
    const order: MailOrder = {
      kind: 'account-deleted',
      to: { email: 'gone@example.test' },
      details: { fullName: 'Ada' },
      locale: 'fr',
    };
    expect(await prepare(order)).toEqual({
      kind: 'account-deleted',
      email: 'gone@example.test',
      fullName: 'Ada',
      locale: 'fr',
      details: { fullName: 'Ada' },
    });
    expect(await prepare({ ...order, to: { userId: 'gone' } })).toBeNull();
  });
});
