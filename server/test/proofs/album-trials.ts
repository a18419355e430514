import type { Album, filesEndpoints } from '@maquette/contract';
import { type Scene, things } from './scene.ts';
import type { Trial } from './trial.ts';

let albums = 0;

/** The name of another one than any before. */
const name = () => `Room ${++albums}`;

const albumId = async ({ on, owner }: Scene): Promise<string> => {
  const call = {
    method: 'POST',
    url: '/api/albums',
    headers: owner.headers,
    payload: { name: name() },
  } as const;
  return (await on.app.inject(call)).json<Album>().id;
};

/** A photo that was put into an album. */
const photoIn = async (scene: Scene, album: string): Promise<string> => {
  const id = await things.photo(scene);
  const { headers } = scene.owner;
  const payload = { ids: [id], albumId: album };
  await scene.on.app.inject({ method: 'POST', url: '/api/files/move', headers, payload });
  return id;
};

type About = 'listAlbums' | 'makeAlbum' | 'renameAlbum' | 'chooseCover' | 'deleteAlbum' | 'moveFiles';

/** Calls about albums, and those that put pictures into one. */
export const albumTrials = {
  listAlbums: [{ sends: () => ({}), answers: 200 }],
  makeAlbum: [{ sends: () => ({ json: { name: name() } }), answers: 201 }],
  renameAlbum: [
    { names: albumId, sends: (_scene, id) => ({ params: { id }, json: { name: name() } }), answers: 200 },
  ],
  chooseCover: [
    {
      names: albumId,
      sends: async (scene, id) => ({ params: { id }, json: { fileId: await photoIn(scene, id) } }),
      answers: 200,
    },
  ],
  deleteAlbum: [{ names: albumId, sends: (_scene, id) => ({ params: { id } }), answers: 200 }],
  moveFiles: [
    { names: things.photo, sends: (_scene, id) => ({ json: { ids: [id], albumId: null } }), answers: 200 },
    {
      names: albumId,
      sends: async (scene, id) => ({ json: { ids: [await things.photo(scene)], albumId: id } }),
      answers: 200,
    },
  ],
} as const satisfies Pick<Record<keyof typeof filesEndpoints, readonly Trial[]>, About>;
