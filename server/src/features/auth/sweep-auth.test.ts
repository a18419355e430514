import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { securityEventsOf } from './audit/security-events.store.ts';
import { noteSecurityEvent } from './audit/security-events.ts';
import { issueMailToken, readMailToken } from './by-mail/mail-tokens.ts';
import { sweepAuth } from './sweep-auth.ts';

const day = 24 * 3_600_000;

describeOnBoth('sweepAuth', (on) => {
  it('keeps a link that expired for 30 days, so that it can be called expired, and then forgets it', async () => {
    const { id: userId } = await makeUser(on.db);
    const kind = 'verification';
    const token = await issueMailToken(on.context(), { userId, kind });
    const verdict = () =>
      readMailToken(on.context(), { token, kind }).catch((error: { code: string }) => error.code);
    on.clock.advance(31 * day);
    await sweepAuth(on.context());
    expect(await verdict()).toBe('token_expired');
    on.clock.advance(1);
    await sweepAuth(on.context());
    expect(await verdict()).toBe('token_invalid');
  });

  it('keeps what concerned security for half a year', async () => {
    const { id: userId } = await makeUser(on.db);
    await noteSecurityEvent(on.context(), { kind: 'signed-in', userId });
    on.clock.advance(180 * day);
    await sweepAuth(on.context());
    expect(await securityEventsOf(on.db, userId)).toHaveLength(1);
    on.clock.advance(1);
    await sweepAuth(on.context());
    expect(await securityEventsOf(on.db, userId)).toEqual([]);
  });
});
