import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { addIdentity, findOwner, identitiesOf, removeIdentitiesOf } from './identities.store.ts';

describeOnBoth('identities', (on) => {
  const google = (subject: string, userId: string, createdAt = 1) =>
    ({ provider: 'google', subject, userId, createdAt }) as const;

  it('lead to one person, whoever else claims them', async () => {
    const [ada, eve] = [await makeUser(on.db), await makeUser(on.db)];
    expect(await addIdentity(on.db, google('one', ada.id))).toBe(true);
    expect(await addIdentity(on.db, google('one', eve.id))).toBe(false);
    expect(await addIdentity(on.db, google('one', ada.id))).toBe(false);
    expect(await findOwner(on.db, google('one', ''))).toBe(ada.id);
    expect(await identitiesOf(on.db, eve.id)).toEqual([]);
  });

  it('are another with another provider, and in another spelling', async () => {
    const ada = await makeUser(on.db);
    await addIdentity(on.db, google('Two', ada.id));
    expect(await findOwner(on.db, { provider: 'apple', subject: 'Two' })).toBeNull();
    expect(await findOwner(on.db, { provider: 'google', subject: 'two' })).toBeNull();
  });

  it('are told oldest first, and removed for one person alone', async () => {
    const [ada, eve] = [await makeUser(on.db), await makeUser(on.db)];
    await addIdentity(on.db, { ...google('three', ada.id, 9_000_000_000_000), provider: 'facebook' });
    await addIdentity(on.db, google('three', ada.id, 5));
    await addIdentity(on.db, google('four', eve.id));
    expect(
      (await identitiesOf(on.db, ada.id)).map(({ provider, createdAt }) => [provider, createdAt]),
    ).toEqual([
      ['google', 5],
      ['facebook', 9_000_000_000_000],
    ]);
    await removeIdentitiesOf(on.db, ada.id);
    expect(await identitiesOf(on.db, ada.id)).toEqual([]);
    expect(await findOwner(on.db, google('four', ''))).toBe(eve.id);
  });
});
