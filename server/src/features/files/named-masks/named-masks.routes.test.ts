import { type HistoryItem, type NamedMask, namedMaskLimits, type SaveMaskAnswer } from '@maquette/contract';
import { expect, it, describe } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { get, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { makeMask } from '#test/support/make-photo.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { limits } from '@maquette/contract';
import { sweepFiles } from '../index.ts';

const DAY_MS = 86_400_000;

describe.each(databaseKinds())('masks that stay with a photo (%s)', (kind) => {
  const on = useTestApp({ kind });

  const storedPhoto = async (who: SignedInUser): Promise<string> => {
    const parts = { image: await photoPart({ type: 'png' }) };
    return (await postForm(on.current, who, { path: '/files/upload', parts })).json<{ file: HistoryItem }>()
      .file.id;
  };
  const call = async (
    who: SignedInUser,
    method: 'POST' | 'PUT' | 'DELETE',
    way: readonly [string, object?],
  ) => {
    const [url, payload] = way;
    const answer = await on.current.app.inject({
      ...{ method, url: `/api${url}`, headers: who.headers },
      ...(payload && { payload }),
    });
    return answer;
  };
  const savedMask = async (who: SignedInUser, wishes: Parameters<typeof makeMask>[0] = {}) => {
    const maskData = `data:image/png;base64,${(await makeMask(wishes)).toString('base64')}`;
    return (await call(who, 'POST', ['/inpaint/save-mask', { maskData }])).json<SaveMaskAnswer>()
      .maskFilename;
  };
  const name = (who: SignedInUser, photo: string, body: object) =>
    call(who, 'POST', [`/files/${photo}/masks`, body]);
  const listOf = async (who: SignedInUser, photo: string) =>
    (await get(on.current, who, `/files/${photo}/masks`)).json<{ masks: NamedMask[] }>().masks;

  it('are refused for the photo, or with the mask, of somebody else', async () => {
    const [ada, eve] = [await signedIn(on.current), await signedIn(on.current)];
    const [photo, maskFilename] = [await storedPhoto(ada), await savedMask(ada)];
    const kept = (await name(ada, photo, { name: 'sofa', maskFilename })).json<NamedMask>();
    const ownPhoto = await storedPhoto(eve);
    const answers = [
      await name(eve, photo, { name: 'sofa', maskFilename: await savedMask(eve) }),
      await name(eve, ownPhoto, { name: 'sofa', maskFilename }),
      await get(on.current, eve, `/files/${photo}/masks`),
      await call(eve, 'PUT', [`/files/${photo}/masks/${kept.id}`, { name: 'mine' }]),
      await call(eve, 'PUT', [`/files/${ownPhoto}/masks/${kept.id}`, { name: 'mine' }]),
      await call(eve, 'DELETE', [`/files/${photo}/masks/${kept.id}`]),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await listOf(ada, photo)).map((mask) => mask.name)).toEqual(['sofa']);
  });

  it.each(['', '   ', 'x'.repeat(namedMaskLimits.nameMax + 1), 'so\nfa'])(
    'are refused the name %j',
    async (bad) => {
      const ada = await signedIn(on.current);
      const answer = await name(ada, await storedPhoto(ada), { name: bad, maskFilename: 'mask-x.png' });
      expect([answer.statusCode, Object.keys(errorOf(answer).fields ?? {})]).toEqual([400, ['name']]);
    },
  );

  it('are refused where the mask has other proportions', async () => {
    const ada = await signedIn(on.current);
    const maskFilename = await savedMask(ada, { width: 60 });
    const answer = await name(ada, await storedPhoto(ada), { name: 'sofa', maskFilename });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'mask_aspect_differs']);
  });

  it('take the place of one of the same name only when told to, however it is written', async () => {
    const ada = await signedIn(on.current);
    const photo = await storedPhoto(ada);
    const first = await savedMask(ada);
    const other = await savedMask(ada, { white: [5, 5, 80, 60] });
    const kept = (await name(ada, photo, { name: 'Canapé', maskFilename: first })).json<NamedMask>();
    const again = await name(ada, photo, { name: ' canape ', maskFilename: other });
    expect([again.statusCode, errorOf(again).error]).toEqual([409, 'mask_name_taken']);
    const replaced = await name(ada, photo, { name: 'canape', maskFilename: other, replace: true });
    expect(replaced.json<NamedMask>()).toMatchObject({ id: kept.id, name: 'canape', maskFilename: other });
    expect(await listOf(ada, photo)).toHaveLength(1);
  });

  it('are listed by name with their pictures, renamed, and forgotten', async () => {
    const ada = await signedIn(on.current);
    const photo = await storedPhoto(ada);
    const maskFilename = await savedMask(ada);
    for (const each of ['sofa', 'Lamp']) await name(ada, photo, { name: each, maskFilename });
    const [lamp, sofa] = await listOf(ada, photo);
    expect([lamp?.name, sofa?.name]).toEqual(['Lamp', 'sofa']);
    expect((await on.current.app.inject({ url: sofa?.url ?? '' })).headers['content-type']).toBe('image/png');
    const path = `/files/${photo}/masks/${sofa?.id}`;
    expect(errorOf(await call(ada, 'PUT', [path, { name: 'lamp' }])).error).toBe('mask_name_taken');
    expect((await call(ada, 'PUT', [path, { name: 'Sofa' }])).json<NamedMask>().name).toBe('Sofa');
    expect((await call(ada, 'DELETE', [path])).statusCode).toBe(200);
    expect((await call(ada, 'DELETE', [path])).statusCode).toBe(404);
    expect((await listOf(ada, photo)).map((mask) => mask.name)).toEqual(['Lamp']);
  });

  it('are as many as a photo keeps, and another may still take the place of one', async () => {
    const ada = await signedIn(on.current);
    const photo = await storedPhoto(ada);
    const maskFilename = await savedMask(ada);
    for (let i = 0; i < namedMaskLimits.perPhoto; i++)
      await name(ada, photo, { name: `m${i}`, maskFilename });
    const more = await name(ada, photo, { name: 'one more', maskFilename });
    expect([more.statusCode, errorOf(more).error]).toEqual([409, 'mask_limit_reached']);
    const replaced = await name(ada, photo, { name: 'm0', maskFilename, replace: true });
    expect(replaced.statusCode).toBe(201);
  });

  it('outlive the sweep of unused masks, and go with their photo', async () => {
    const ada = await signedIn(on.current);
    const photo = await storedPhoto(ada);
    const [maskFilename, unused] = [await savedMask(ada), await savedMask(ada, { white: [5, 5, 80, 60] })];
    await name(ada, photo, { name: 'sofa', maskFilename });
    on.current.clock.advance((limits.trashDays + 1) * DAY_MS);
    await sweepFiles({ ...on.current.context(), ...on.current.house.deps.files }, { startedAt: 0 });
    const masks = await on.current.db.selectFrom('masks').select('filename').execute();
    expect(masks.map(({ filename }) => filename)).toContain(maskFilename);
    expect(masks.map(({ filename }) => filename)).not.toContain(unused);
    const later = await signedIn(on.current, ada.user);
    await call(later, 'DELETE', [`/files/${photo}?permanent=true`]);
    const left = on.current.db.selectFrom('named_masks').selectAll().where('user_id', '=', ada.user.id);
    expect(await left.execute()).toEqual([]);
  });
});
