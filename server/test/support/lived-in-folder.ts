import type { HistoryItem, SignedIn } from '@maquette/contract';
import { formOf } from './form.ts';
import { makeMask, makePhoto } from './make-photo.ts';
import { startServer } from './server-process.ts';

export interface LivedIn {
  /** Settings of the server by their names in the environment, such as where its pictures are. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How many photos each of the two people has; three unless told. */
  readonly photos?: number;
}

/** Lets a real server be used by two people in a data directory, and stops it: accounts, sessions, credits, photos, a mask. */
export const liveIn = async (dataDir: string, { settings = {}, photos = 3 }: LivedIn = {}): Promise<void> => {
  const server = await startServer({ dataDir, settings });
  const post = async (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ) => {
    const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', body, headers });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const json = { 'content-type': 'application/json' };
  for (const [at, email] of ['ada@example.test', 'zoe@example.test'].entries()) {
    const person = JSON.stringify({ email, password: 'Analytical1', fullName: 'Ada "Zoë" Byron' });
    const { token } = (await post('/auth/register', person, json)) as SignedIn;
    const headers = { authorization: `Bearer ${token}` };
    let photo: HistoryItem | undefined;
    for (let seed = 1; seed <= photos; seed++) {
      const bytes = await makePhoto({ seed: seed + at * photos });
      const form = await formOf({ image: { bytes, filename: `room ${seed}.jpg` } });
      const sent = await post('/files/upload', new Uint8Array(form.payload), { ...headers, ...form.headers });
      photo = (sent as { file: HistoryItem }).file;
    }
    const maskData = `data:image/png;base64,${(await makeMask()).toString('base64')}`;
    await post('/inpaint/save-mask', JSON.stringify({ maskData }), { ...headers, ...json });
    await fetch(`${server.url}${photo?.url}&w=640`);
  }
  await server.stop();
};
