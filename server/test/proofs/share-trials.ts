import type { Share, sharesEndpoints } from '@maquette/contract';
import { type Scene, things } from './scene.ts';
import type { Trial } from './trial.ts';

const shareOf = async (scene: Scene): Promise<Share> => {
  const { app } = scene.on;
  const payload = { fileIds: [await things.photo(scene)] };
  const call = { method: 'POST', url: '/api/shares', headers: scene.owner.headers, payload } as const;
  return (await app.inject(call)).json<Share>();
};
const shareId = async (scene: Scene): Promise<string> => (await shareOf(scene)).id;
const tokenIn = async (scene: Scene): Promise<string> => (await shareOf(scene)).path.replace('/s/', '');

/** Calls about links to pictures: their owner's, and those of whoever holds one. */
export const shareTrials: Record<keyof typeof sharesEndpoints, readonly Trial[]> = {
  createShare: [
    {
      names: things.photo,
      sends: (_scene, id) => ({ json: { fileIds: [id], title: 'Living' } }),
      answers: 201,
    },
  ],
  listShares: [{ sends: () => ({}), answers: 200 }],
  noteAnswersSeen: [{ names: shareId, sends: (_scene, id) => ({ params: { id } }), answers: 200 }],
  revokeShare: [{ names: shareId, sends: (_scene, id) => ({ params: { id } }), answers: 200 }],
  getShared: [{ sends: async (scene) => ({ params: { token: await tokenIn(scene) } }), answers: 200 }],
  sharedContent: [
    {
      sends: async (scene) => ({ params: { token: await tokenIn(scene), position: '0' }, query: '?w=320' }),
      answers: 200,
    },
  ],
  answerShare: [
    {
      sends: async (scene) => ({ params: { token: await tokenIn(scene) }, json: { chosen: 0 } }),
      answers: 201,
    },
  ],
};
