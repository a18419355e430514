import { expect, it } from 'vitest';
import { countHit } from '../../../platform/rate-limit.ts';
import { makeUser } from '#test/support/make-user.ts';
import { takeLetters, tokenIn } from '#test/support/take-letters.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { changeUser, forgetUser } from '../accounts/change-users.store.ts';
import { findUser } from '../accounts/users.store.ts';
import { securityEventsOf } from '../audit/security-events.store.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';
import { limitsOf } from '../auth.rules.ts';

const day = 24 * 3_600_000;

describeOnBoth('confirming an address', (on) => {
  const anonymous = () => on.context({ actor: { kind: 'anonymous' }, address: on.context().newId() });
  const mailed = async (email: string, ask: typeof forgotPassword = resendVerification) => {
    await ask(anonymous(), { email });
    return tokenIn((await takeLetters(on.context())).at(-1));
  };
  const verify = (token: string) => verifyEmail(anonymous(), { token });
  const isVerified = async ({ id }: { id: string }) => (await findUser(on.db, id))?.isVerified;
  const invalid = { code: 'token_invalid', details: {} };

  it('refuses a token that was cut, lengthened or never sent', async () => {
    const ada = await makeUser(on.db);
    const token = await mailed(ada.email);
    for (const changed of [token.slice(1), `${token}x`, 'x'.repeat(43), ` ${token}`])
      await expect(verify(changed)).rejects.toMatchObject(invalid);
    expect(await isVerified(ada)).toBe(false);
  });

  it('refuses a token that was mailed to reset a password, and leaves it good', async () => {
    const ada = await makeUser(on.db);
    const token = await mailed(ada.email, forgotPassword);
    await expect(verify(token)).rejects.toMatchObject(invalid);
    expect(await isVerified(ada)).toBe(false);
    await expect(resetPassword(anonymous(), { token, password: 'Fresh-4-Lamp' })).resolves.toBeTruthy();
  });

  it('refuses a token after 24 hours and says so, also where it was opened before', async () => {
    const ada = await makeUser(on.db);
    const token = await mailed(ada.email);
    on.clock.advance(day - 1);
    await verify(token);
    on.clock.advance(1);
    await expect(verify(token)).rejects.toMatchObject({ code: 'token_expired' });
  });

  it('refuses a token of somebody who is gone', async () => {
    const ada = await makeUser(on.db);
    const token = await mailed(ada.email);
    await forgetUser(on.db, ada.id, on.clock.now());
    await expect(verify(token)).rejects.toMatchObject(invalid);
  });

  it('refuses when one address tries too many', async () => {
    const ctx = anonymous();
    for (let i = 0; i < limitsOf.verifyByAddress.hits; i++)
      await countHit(ctx, limitsOf.verifyByAddress, ctx.address);
    const token = await mailed((await makeUser(on.db)).email);
    await expect(verifyEmail(ctx, { token })).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(verify(token)).resolves.toEqual({ success: true });
  });

  it('says the same each time within 24 hours, and is noted once', async () => {
    const ada = await makeUser(on.db);
    const token = await mailed(ada.email);
    for (let i = 0; i < 3; i++) expect(await verify(token)).toEqual({ success: true });
    expect(await isVerified(ada)).toBe(true);
    expect((await securityEventsOf(on.db, ada.id)).map(({ kind }) => kind)).toEqual(['email-verified']);
  });

  it('says the same after the password was reset, which proved the address as well', async () => {
    const [used, unused] = [await makeUser(on.db), await makeUser(on.db)];
    const tokens = [await mailed(used.email), await mailed(unused.email)] as const;
    await verify(tokens[0]);
    for (const { email } of [used, unused]) {
      const token = await mailed(email, forgotPassword);
      await resetPassword(anonymous(), { token, password: 'Fresh-4-Lamp' });
    }
    for (const token of tokens) await expect(verify(token)).resolves.toEqual({ success: true });
    on.clock.advance(day);
    for (const token of tokens) await expect(verify(token)).rejects.toMatchObject({ code: 'token_expired' });
  });

  it('is for whoever the token was mailed to alone', async () => {
    const [ada, bob] = [await makeUser(on.db), await makeUser(on.db)];
    await verify(await mailed(ada.email));
    expect([await isVerified(ada), await isVerified(bob)]).toEqual([true, false]);
  });

  it('sends nothing where the address is confirmed by then', async () => {
    const ada = await makeUser(on.db);
    await resendVerification(anonymous(), { email: ada.email });
    await changeUser(on.db, ada.id, { isVerified: true });
    expect(await takeLetters(on.context())).toEqual([null]);
  });
});
