import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { changeUser, forgetUser } from './change-users.store.ts';
import { findPeopleBy } from './users.store.ts';

describeOnBoth('finding people', (on) => {
  const find = async (words: string, limit = 50) =>
    (await findPeopleBy(on.db, { words, limit })).map(({ email }) => email);
  const person = async (email: string, fullName: string) => {
    const user = await makeUser(on.db, { email });
    await changeUser(on.db, user.id, { fullName });
    return user;
  };

  it('finds nobody who is gone, nor the one that visitors share, nor a pattern', async () => {
    const gone = await person('gone@leaving.test', 'Gone Away');
    await forgetUser(on.db, gone.id, 1);
    await person('a%b_c@odd.test', 'Per%cent');
    for (const words of ['gone', gone.id, 'guest', 'deleted:', '_%_', 'p_r', 'a%c', '\\'])
      expect(await find(words), words).toEqual([]);
    expect(await find('%b_')).toEqual(['a%b_c@odd.test']);
    expect(await find('r%C')).toEqual(['a%b_c@odd.test']);
  });

  it('finds by a part of address or name, however it is written, and by the whole number', async () => {
    const { id } = await person('Zoe.Mueller@Design.test', 'Zoë MÜLLER-Šimić');
    for (const words of [
      'zoe.m',
      'DESIGN',
      'zoË mü',
      'müller',
      'ŠIMIĆ',
      ' Zoë ',
      'Mu\u0308ller',
      id,
      id.toUpperCase(),
    ])
      expect(await find(words), words).toEqual(['Zoe.Mueller@Design.test']);
    for (const words of ['zoé', 'muller', id.slice(0, 20)]) expect(await find(words), words).toEqual([]);
  });

  it('gives the newest first, and everybody without words, up to so many', async () => {
    const all = await find('');
    const newest = await person('newest@example.test', 'Newest');
    expect(await find('')).toEqual([newest.email, ...all]);
    expect(await find('', 1)).toEqual([newest.email]);
  });
});
