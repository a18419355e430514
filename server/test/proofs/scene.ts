import type { FluxStarted, HistoryItem, SaveMaskAnswer } from '@maquette/contract';
import { grantCredits } from '../../src/features/credits/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { hashOfToken, newSecretToken } from '../../src/platform/secret-token.ts';
import type { TestApp } from '../support/build-test-app.ts';
import { maskPart, photoPart, postForm } from '../support/edit-drivers.ts';
import { formOf } from '../support/form.ts';
import { makeUser } from '../support/make-user.ts';
import { signedIn, type SignedInUser } from '../support/signed-in.ts';

const HOUR_MS = 3_600_000;
export const password = 'Violet-Chair-42';

/** A house with somebody in it whose things others try to get at. */
export interface Scene {
  readonly on: TestApp;
  readonly owner: SignedInUser;
  /** Somebody with this role, the scene's password, and credits to spend. */
  person(role?: string): Promise<SignedInUser>;
}

/** Hash of the scene's password, made by the house itself. Dear: made once. */
export const passwordHashIn = async ({ app, db }: TestApp): Promise<string> => {
  const payload = { email: 'first@example.test', password, fullName: 'Ada Byron' };
  await app.inject({ method: 'POST', url: '/api/auth/register', payload });
  const first = db.selectFrom('users').select('password_hash').where('email', '=', payload.email);
  return (await first.executeTakeFirstOrThrow()).password_hash ?? '';
};

/** `passwordHash`: of the scene's password. */
export const sceneIn = async (on: TestApp, passwordHash: string): Promise<Scene> => {
  const person = async (role = 'user'): Promise<SignedInUser> => {
    const user = await makeUser(on.db, { role, passwordHash });
    const grant = { amount: 10, source: 'adjustment', description: 'test' } as const;
    await grantCredits(on.context(), { ...grant, userId: user.id, naturalKey: `test:${user.id}` });
    return signedIn(on, user);
  };
  return { on, person, owner: await person() };
};

const startedBy = async ({ on, owner }: Scene, path: string): Promise<string> => {
  const parts = { image: await photoPart(), mask: await maskPart(), prompt: 'a sofa' };
  const started = await postForm(on, owner, { path, parts, headers: { prefer: 'respond-async' } });
  return started.json<{ requestId: string }>().requestId;
};

let pictures = 0;

const upload = async ({ on, owner }: Scene): Promise<HistoryItem> => {
  // The same photo twice would be one thing.
  const image = await photoPart({ seed: pictures++ });
  const sent = await postForm(on, owner, { path: '/files/upload', parts: { image } });
  return sent.json<{ file: HistoryItem }>().file;
};

/** Things of the owner's, each made when it is asked for; what names them in a call. */
export const things = {
  photo: async (scene: Scene) => (await upload(scene)).id,
  photoAddress: async (scene: Scene) => (await upload(scene)).url,
  photoInTrash: async (scene: Scene) => {
    const { id } = await upload(scene);
    await scene.on.app.inject({ method: 'DELETE', url: `/api/files/${id}`, headers: scene.owner.headers });
    return id;
  },
  mask: async (scene: Scene) => (await savedMask(scene)).maskFilename,
  maskAddress: async (scene: Scene) => (await savedMask(scene)).url,
  /** Nobody works here: it stays open. */
  edit: (scene: Scene) => startedBy(scene, '/inpaint/inpaint'),
  premiumEdit: (scene: Scene) => startedBy(scene, '/inpaint/flux-kontext-pro'),
  guestEdit: async ({ on }: Scene) => {
    const form = await formOf({ image: await photoPart(), mask: await maskPart(), prompt: 'a sofa' });
    const url = '/api/inpaint/flux-kontext-pro/public';
    return (await on.app.inject({ method: 'POST', url, ...form })).json<FluxStarted>().requestId;
  },
  session: async ({ on, owner }: Scene) => {
    const { token } = await signedIn(on, owner.user);
    const { id } = await on.db
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', hashOfToken(token))
      .executeTakeFirstOrThrow();
    return id;
  },
  apiKey: async ({ on, owner }: Scene) => {
    const id = newId();
    const row = { key_hash: hashOfToken(newSecretToken()), name: 'Laptop', start: 'mqt_abc', used_at: null };
    await on.db
      .insertInto('api_keys')
      .values({ id, user_id: owner.user.id, created_at: on.clock.now(), ...row })
      .execute();
    return id;
  },
  /** What a link in a mail to the owner holds. */
  mailToken: async ({ on, owner }: Scene, kind: 'verification' | 'password-reset') => {
    const token = newSecretToken();
    const times = { created_at: on.clock.now(), expires_at: on.clock.now() + HOUR_MS, used_at: null };
    const row = { token_hash: hashOfToken(token), user_id: owner.user.id, kind, ...times };
    await on.db.insertInto('mail_tokens').values(row).execute();
    return token;
  },
};

/** As the body of a save-mask call. */
export const maskData = async (): Promise<string> => {
  const { bytes } = await maskPart({ white: [10, 10, 20 + (pictures++ % 90), 60] });
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
};

const savedMask = async ({ on, owner }: Scene): Promise<SaveMaskAnswer> => {
  const payload = { maskData: await maskData() };
  const url = '/api/inpaint/save-mask';
  return (await on.app.inject({ method: 'POST', url, payload, headers: owner.headers })).json();
};
