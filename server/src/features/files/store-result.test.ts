import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { useTestApp } from '#test/support/build-test-app.ts';
import { makeUser } from '#test/support/make-user.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { findFile } from './files.store.ts';
import { addResult } from './store-result.ts';
import { pictureOf } from '#test/support/files/keep-pictures.ts';

describe.each(databaseKinds())('a result (%s)', (kind) => {
  const on = useTestApp({ kind });

  it('is kept without its original when that was deleted for good meanwhile', async () => {
    const { db } = on.current;
    const { id: userId } = await makeUser(db);
    const file = pictureOf(userId, { type: 'inpaint_result', originalId: newId() });
    await addResult({ db, now: () => 0 }, { result: file, aside: [], limit: null });
    expect(await findFile(db, file)).toEqual({ ...file, originalId: null });
  });
});
