import type { Edit } from '@maquette/contract';
import { grantCredits } from '../../src/features/credits/index.ts';
import type { TestApp } from './build-test-app.ts';
import { type FormFile, formOf } from './form.ts';
import { makeMask, makePhoto } from './make-photo.ts';
import { signedIn, type SignedInUser } from './signed-in.ts';

/** Somebody signed in who can pay for edits. */
export const painter = async (on: TestApp, credits = 10): Promise<SignedInUser> => {
  const person = await signedIn(on);
  const { id: userId } = person.user;
  const grant = {
    userId,
    amount: credits,
    source: 'adjustment',
    description: 'test',
    naturalKey: `test:${userId}`,
  } as const;
  if (credits > 0) await grantCredits(on.context(), grant);
  return person;
};

export const photoPart = async (wishes: Parameters<typeof makePhoto>[0] = {}): Promise<FormFile> => ({
  bytes: await makePhoto(wishes),
  filename: 'room.jpg',
});

export const maskPart = async (wishes: Parameters<typeof makeMask>[0] = {}): Promise<FormFile> => ({
  bytes: await makeMask(wishes),
  filename: 'mask.png',
});

interface Call {
  readonly path: string;
  readonly parts: Readonly<Record<string, string | FormFile>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Posts a form as somebody. */
export const postForm = async (on: TestApp, who: SignedInUser, { path, parts, headers }: Call) => {
  const form = await formOf(parts);
  return on.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: form.payload,
    headers: { ...who.headers, ...form.headers, ...headers },
  });
};

export const inpaintCall = (parts: Call['parts'], headers: Call['headers'] = {}): Call => ({
  path: '/inpaint/inpaint',
  parts,
  headers,
});

export const get = (on: TestApp, who: Pick<SignedInUser, 'headers'>, path: string) =>
  on.app.inject({ method: 'GET', url: path.startsWith('/api') ? path : `/api${path}`, headers: who.headers });

export const balanceOf = async (on: TestApp, who: SignedInUser) =>
  (await get(on, who, '/credits/balance')).json<{ balance: number; held: number }>();

/** The edit once it is over. */
export const finished = async (on: TestApp, who: SignedInUser, id: string): Promise<Edit> => {
  const watch = on.house.deps.edits.bus.watch(who.user.id);
  try {
    for (;;) {
      const edit = (await get(on, who, `/edits/${id}`)).json<Edit>();
      if (edit.finishedAt !== null) return edit;
      await watch.next({ timeoutMs: 1000, signal: new AbortController().signal });
    }
  } finally {
    watch.stop();
  }
};
