import { expect, it } from 'vitest';
import { makeUser, type TestUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { securityEventsOf } from '../audit/security-events.store.ts';
import { currentSession, listSessions, openSession, revokeSession } from './sessions.ts';

const day = 24 * 3_600_000;

describeOnBoth('sessions', (on) => {
  const enter = async (user: TestUser, userAgent = '', rememberMe = false) => {
    const token = await openSession(on.context(), { user, rememberMe, userAgent });
    const actor = await currentSession(on.context(), token);
    return { token, ctx: on.context({ actor }), id: actor.kind === 'user' ? actor.sessionId : '' };
  };
  const anonymous = () => on.context({ actor: { kind: 'anonymous' } });

  it('are neither listed nor ended for whoever is not signed in', async () => {
    const { id } = await enter(await makeUser(on.db));
    await expect(listSessions(anonymous())).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(revokeSession(anonymous(), { id })).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('of somebody else are refused like those that never were, and stay open', async () => {
    const [ada, bob] = [await makeUser(on.db), await makeUser(on.db)];
    const [own, foreign] = [await enter(ada), await enter(bob)];
    for (const id of [foreign.id, on.context().newId(), '', "' or 1=1 --"])
      await expect(revokeSession(own.ctx, { id })).rejects.toMatchObject({ code: 'not_found', details: {} });
    await expect(currentSession(on.context(), foreign.token)).resolves.toMatchObject({ userId: bob.id });
  });

  it('end for good, others stay, and it is noted', async () => {
    const ada = await makeUser(on.db);
    const [here, there] = [await enter(ada), await enter(ada)];
    expect(await revokeSession(here.ctx, { id: there.id })).toEqual({ success: true });
    await expect(currentSession(on.context(), there.token)).rejects.toMatchObject({
      code: 'session_expired',
    });
    await expect(currentSession(on.context(), here.token)).resolves.toMatchObject({ userId: ada.id });
    await expect(revokeSession(here.ctx, { id: there.id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await securityEventsOf(on.db, ada.id)).toMatchObject([
      { kind: 'session-revoked', address: '127.0.0.1' },
    ]);
  });

  it('end also when it is the one the call came with', async () => {
    const { ctx, id, token } = await enter(await makeUser(on.db));
    await revokeSession(ctx, { id });
    await expect(currentSession(on.context(), token)).rejects.toMatchObject({ code: 'session_expired' });
  });

  it('are listed last used first, without those that ended and those of others', async () => {
    const [ada, bob] = [await makeUser(on.db), await makeUser(on.db)];
    await enter(ada, 'ended');
    on.clock.advance(day);
    const signedInAt = on.clock.now();
    const phone = await enter(ada, 'Phone <b>/1.0', true);
    on.clock.advance(60_000);
    const laptop = await enter(ada, 'Laptop/2.0');
    await enter(bob, 'not Ada');
    on.clock.advance(60_000);
    await currentSession(on.context(), phone.token);

    const { sessions } = await listSessions(laptop.ctx);
    const iso = (ms: number) => new Date(ms).toISOString();
    expect(sessions).toEqual([
      {
        id: phone.id,
        current: false,
        createdAt: iso(signedInAt),
        lastUsedAt: iso(signedInAt + 120_000),
        expiresAt: iso(signedInAt + 120_000 + 30 * day),
        userAgent: 'Phone <b>/1.0',
      },
      expect.objectContaining({ id: laptop.id, current: true, userAgent: 'Laptop/2.0' }),
    ]);
  });
});
