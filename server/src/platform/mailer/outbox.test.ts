import { beforeEach, expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { dropMail, putOffMail, takeDueMail } from './outbox.ts';
import { queueMail } from './queue-mail.ts';

const LEASE_MS = 60_000;

describeOnBoth('the outbox', (on) => {
  beforeEach(() => on.db.deleteFrom('mails').execute());

  const queue = (email = 'ada@example.test') =>
    queueMail(on.context(), { kind: 'password-reset', to: { email } });
  const take = () => takeDueMail(on.db, { now: on.clock.now(), until: on.clock.now() + LEASE_MS });

  it('gives one mail to one taker, however many reach for it at once', async () => {
    for (let n = 0; n < 6; n++) await queue(`${n}@example.test`);
    const taken = await Promise.all(Array.from({ length: 30 }, take));
    const ids = taken.flatMap((mail) => mail?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('gives no mail before it is due', async () => {
    await queue();
    const mail = await take();
    await putOffMail(on.db, mail?.id ?? '', on.clock.now() + 5000);
    expect(await take()).toBeNull();
    on.clock.advance(5000);
    expect((await take())?.id).toBe(mail?.id);
  });

  it('gives a mail to somebody else once its taker must have died, and counts both', async () => {
    await queue();
    const first = await take();
    on.clock.advance(LEASE_MS - 1);
    expect(await take()).toBeNull();
    on.clock.advance(1);
    const second = await take();
    expect([first?.attempts, second?.attempts, second?.id]).toEqual([1, 2, first?.id]);
  });

  it('gives the one first that waits longest, as it was ordered', async () => {
    const { id: userId } = await makeUser(on.db);
    const order = { kind: 'sign-in-method-added', to: { userId }, details: { provider: 'Google' } } as const;
    await queueMail(on.context({ locale: 'fr' }), order);
    on.clock.advance(1);
    await queue();
    expect((await take())?.order).toEqual({ ...order, locale: 'fr' });
    expect((await take())?.order).toEqual({
      kind: 'password-reset',
      to: { email: 'ada@example.test' },
      details: {},
      locale: 'en',
    });
  });

  it('forgets a mail for good', async () => {
    await queue();
    await dropMail(on.db, (await take())?.id ?? '');
    on.clock.advance(LEASE_MS);
    expect(await take()).toBeNull();
  });
});
