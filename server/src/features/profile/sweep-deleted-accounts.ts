import { goneSince } from '../auth/index.ts';
import { latecomersMs } from './profile.rules.ts';
import { clearRemains, type RemovalContext, removeBelongings } from './remove-belongings.ts';

/** Removes what arrived for people while they were deleting their account. */
export const sweepDeletedAccounts = async (ctx: RemovalContext): Promise<void> => {
  for (const userId of await goneSince(ctx.db, ctx.now() - latecomersMs))
    await clearRemains(ctx, await removeBelongings(ctx, { userId }));
};
