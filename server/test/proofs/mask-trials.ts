import type { filesEndpoints, NamedMask } from '@maquette/contract';
import { type Scene, things } from './scene.ts';
import type { Trial } from './trial.ts';

/** A mask with a name: its photo and itself. */
const namedMask = async (scene: Scene): Promise<string> => {
  const [id, maskFilename] = [await things.photo(scene), await things.mask(scene)];
  const call = { method: 'POST', url: `/api/files/${id}/masks`, headers: scene.owner.headers } as const;
  const answer = await scene.on.app.inject({ ...call, payload: { name: 'sofa', maskFilename } });
  return `${id}/${answer.json<NamedMask>().id}`;
};
const within = (named: string) => {
  const [id = '', maskId = id] = named.split('/');
  return { params: { id, maskId } };
};

type Calls = 'listNamedMasks' | 'nameMask' | 'renameMask' | 'forgetMask';

/** Calls about the masks that stay with a photo. */
export const maskTrials: Record<keyof Pick<typeof filesEndpoints, Calls>, readonly Trial[]> = {
  listNamedMasks: [{ names: things.photo, sends: (_scene, id) => ({ params: { id } }), answers: 200 }],
  nameMask: [
    {
      names: things.photo,
      sends: async (scene, id) => ({
        params: { id },
        json: { name: 'sofa', maskFilename: await things.mask(scene) },
      }),
      answers: 201,
    },
  ],
  renameMask: [
    { names: namedMask, sends: (_scene, id) => ({ ...within(id), json: { name: 'bench' } }), answers: 200 },
  ],
  forgetMask: [{ names: namedMask, sends: (_scene, id) => within(id), answers: 200 }],
};
