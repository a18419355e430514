import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { removeTraces } from '../auth/index.ts';
import { forgetWords } from '../credits/index.ts';
import { type EditsPorts, type EndedEdit, removeEditsOf, tellEnded } from '../edits/index.ts';
import { removeBlobs, type RemovedBlobs, removeEverythingOf } from '../files/index.ts';

/** What a removal leaves to be done outside its transaction. */
export interface Remains {
  readonly ended: readonly EndedEdit[];
  readonly blobs: RemovedBlobs;
}

type Person = { readonly userId: string };
export type RemovalContext = Context & EditsPorts;

/** Removes everything of somebody who is gone, but for the numbers of the ledger. Done twice, it is done once. */
export const removeBelongings = (ctx: RemovalContext, person: Person): Promise<Remains> =>
  inTransaction(ctx, async (tx) => {
    await removeTraces(tx, person);
    const ended = await removeEditsOf(tx, person);
    await forgetWords(tx, person);
    return { ended, blobs: await removeEverythingOf(tx, person) };
  });

/** Ends the work and removes the bytes behind what was removed. What cannot be removed now is swept up later. */
export const clearRemains = async (ctx: RemovalContext, { ended, blobs }: Remains): Promise<void> => {
  tellEnded(ctx, ended);
  try {
    await removeBlobs(ctx, blobs);
  } catch (error) {
    ctx.log.error({ err: error }, 'pictures of a deleted account are left to the sweep');
  }
};
