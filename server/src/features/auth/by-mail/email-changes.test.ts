import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { takeLetters, tokenIn } from '#test/support/take-letters.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { changePassword } from '../accounts/change-password.ts';
import { hashPassword, passwordFits } from '../accounts/passwords.ts';
import { register } from '../accounts/register.ts';
import { findUser } from '../accounts/users.store.ts';
import { limitsOf } from '../auth.rules.ts';
import { openSession } from '../sessions/sessions.ts';
import { askForEmailChange, checkUndoLink, confirmEmailChange, undoEmailChange } from './email-changes.ts';

const hour = 3_600_000;
const password = 'Violet-Chair-42';
const refused = (code: string) => expect.objectContaining({ code });

describeOnBoth('changing an address', (on) => {
  const anonymous = () => on.context({ actor: { kind: 'anonymous' }, address: on.context().newId() });
  let passwordHash = '';
  const somebody = async (changes: Parameters<typeof makeUser>[1] = {}) => {
    passwordHash ||= await hashPassword(password);
    const user = await makeUser(on.db, { passwordHash, ...changes });
    const actor = { kind: 'user', userId: user.id, sessionId: 'one', role: 'user' } as const;
    return { ...user, ctx: on.context({ actor }) };
  };
  type Person = Awaited<ReturnType<typeof somebody>>;
  const fresh = () => `${on.context().newId()}@example.test`;
  const ask = ({ ctx }: Person, email: string, word = password) =>
    askForEmailChange(ctx, { email, password: word });
  const letters = () => takeLetters(on.context());
  const lastToken = async () => tokenIn((await letters()).at(-1));
  const confirm = (token: string) => confirmEmailChange(anonymous(), { token });
  const undo = (token: string) => undoEmailChange(anonymous(), { token });
  const addressOf = async ({ id }: Person) => (await findUser(on.db, id))?.email;
  /** @returns the token of the way back */
  const changed = async (person: Person, email: string): Promise<string> => {
    await letters();
    await ask(person, email);
    await confirm(await lastToken());
    return lastToken();
  };

  it('is refused to whoever does not know the password, has none here, or asks again and again', async () => {
    const ada = await somebody();
    await expect(ask(ada, fresh(), 'Wrong-Chair-42')).rejects.toThrow(refused('wrong_password'));
    const social = await somebody({ authProvider: 'google' });
    await expect(ask(social, fresh())).rejects.toThrow(refused('password_elsewhere'));
    expect(await letters()).toEqual([]);
    for (let hit = 1; hit < limitsOf.changeEmailByAccount.hits; hit++)
      await expect(ask(ada, fresh(), 'Wrong-Chair-42')).rejects.toThrow(refused('wrong_password'));
    await expect(ask(ada, fresh())).rejects.toThrow(refused('rate_limited'));
  });

  it('is refused for an address that somebody has, however it is written, and for one taken meanwhile', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await expect(ask(ada, ` ${eve.email.toUpperCase()}`.trim())).rejects.toThrow(refused('email_in_use'));
    const wanted = fresh();
    await ask(ada, wanted);
    const token = await lastToken();
    await makeUser(on.db, { email: wanted });
    await expect(confirm(token)).rejects.toThrow(refused('email_in_use'));
    expect(await addressOf(ada)).toBe(ada.email);
  });

  it('is refused for a link that is made up, old, void or meant for something else', async () => {
    const ada = await somebody();
    await expect(confirm('made-up')).rejects.toThrow(refused('token_invalid'));
    await ask(ada, fresh());
    const first = await lastToken();
    await expect(undo(first)).rejects.toThrow(refused('token_invalid'));
    await ask(ada, fresh());
    const second = await lastToken();
    await expect(confirm(first)).rejects.toThrow(refused('token_invalid'));
    on.clock.advance(24 * hour);
    await expect(confirm(second)).rejects.toThrow(refused('token_expired'));
    await ask(ada, fresh());
    const third = await lastToken();
    await changePassword(ada.ctx, { currentPassword: password, newPassword: 'Violet-Table-43' });
    await expect(confirm(third)).rejects.toThrow(refused('token_invalid'));
    expect(await addressOf(ada)).toBe(ada.email);
  });

  it('happens when the link is opened, twice like once, and the address before is told', async () => {
    await letters();
    const ada = await somebody();
    const wanted = fresh();
    await ask(ada, wanted);
    expect(await addressOf(ada)).toBe(ada.email);
    const [letter] = await letters();
    expect(letter).toMatchObject({ kind: 'email-change', email: wanted });
    const token = tokenIn(letter);
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both).toEqual([1, 2].map(() => ({ success: true, email: wanted })));
    expect(await findUser(on.db, ada.id)).toMatchObject({ email: wanted, isVerified: true });
    const told = await letters();
    expect(told).toMatchObject([{ kind: 'email-changed', email: ada.email, details: { newEmail: wanted } }]);
  });

  it('can be undone for 72 hours, once: sessions and password end, and a link for a new one is mailed', async () => {
    const ada = await somebody();
    const token = await changed(ada, fresh());
    await openSession(on.context(), { user: { id: ada.id }, rememberMe: false, userAgent: '' });
    on.clock.advance(72 * hour - 1);
    const results = await Promise.allSettled([undo(token), undo(token)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const back = await findUser(on.db, ada.id);
    expect(back).toMatchObject({ email: ada.email, isVerified: true });
    expect(await passwordFits(back?.passwordHash ?? null, password)).toBe(false);
    const sessions = on.db.selectFrom('sessions').selectAll().where('user_id', '=', ada.id);
    expect(await sessions.execute()).toEqual([]);
    expect(await letters()).toMatchObject([{ kind: 'password-reset', email: ada.email }]);
    await expect(undo(token)).rejects.toThrow(refused('token_invalid'));
  });

  it('cannot be undone later', async () => {
    const ada = await somebody();
    const token = await changed(ada, fresh());
    on.clock.advance(72 * hour);
    await expect(undo(token)).rejects.toThrow(refused('token_expired'));
  });

  it('can be asked about without using the link up, and tells a stranger nothing', async () => {
    const check = (token: string) => checkUndoLink(anonymous(), { token });
    await expect(check('made-up')).rejects.toThrow(refused('token_invalid'));
    const ada = await somebody();
    await letters();
    await ask(ada, fresh());
    // The link that confirms is no link that undoes.
    const confirming = await lastToken();
    await expect(check(confirming)).rejects.toThrow(refused('token_invalid'));
    await confirm(confirming);
    const token = await lastToken();
    expect([await check(token), await check(token)]).toEqual([{ success: true }, { success: true }]);
    expect(await undo(token)).toEqual({ success: true, email: ada.email });
    await expect(check(token)).rejects.toThrow(refused('token_invalid'));
    const eve = await somebody();
    const old = await changed(eve, fresh());
    on.clock.advance(72 * hour);
    await expect(check(old)).rejects.toThrow(refused('token_expired'));
  });

  it('is undone to the first address also where it was changed twice', async () => {
    const ada = await somebody();
    const first = await changed(ada, fresh());
    const second = await changed(ada, fresh());
    expect(await undo(first)).toEqual({ success: true, email: ada.email });
    await expect(undo(second)).rejects.toThrow(refused('token_invalid'));
    expect(await addressOf(ada)).toBe(ada.email);
  });

  it('keeps the address before from everybody else while it can be undone', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await changed(ada, fresh());
    await expect(ask(eve, ada.email)).rejects.toThrow(refused('email_in_use'));
    const ports = {
      onSignedUp: async () => {},
      subscriptionStatusOf: async () => ({ accountType: 'free', customerId: null }),
    };
    const newcomer = { email: ada.email, password: 'Fresh-4-Lamp', fullName: 'Eve', userAgent: '' };
    const signUp = () => register({ ...anonymous(), ...ports }, newcomer);
    await expect(signUp()).rejects.toThrow(refused('email_in_use'));
    on.clock.advance(72 * hour);
    expect((await signUp()).user.email).toBe(ada.email);
  });
});
