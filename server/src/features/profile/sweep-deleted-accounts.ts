import { goneSince } from '../auth/index.ts';
import { closeAccountMoney, type PaymentsPorts } from '../payments/index.ts';
import { latecomersMs } from './profile.rules.ts';
import { clearRemains, type RemovalContext, removeBelongings } from './remove-belongings.ts';

/**
 * Removes what arrived for people while they were deleting their account, and ends what could still charge them. Where the
 * card provider keeps one of them for now, the others do not wait for it.
 */
export const sweepDeletedAccounts = async (ctx: RemovalContext & PaymentsPorts): Promise<void> => {
  for (const userId of await goneSince(ctx.db, ctx.now() - latecomersMs)) {
    await clearRemains(ctx, await removeBelongings(ctx, { userId }));
    try {
      await closeAccountMoney(ctx, { userId });
    } catch (error) {
      ctx.log.error({ err: error, userId }, 'money of a deleted account is left to the next sweep');
    }
  }
};
