import type { AuthPorts } from '../features/auth/index.ts';
import { guestId } from '../features/edits/index.ts';
import { type FilesPorts, freeStorageBytes } from '../features/files/index.ts';
import { activePlanOf, describePlan, type SubscriptionsPorts } from '../features/subscriptions/index.ts';
import type { Context } from '../platform/context.ts';

interface StatusOptions extends SubscriptionsPorts {
  /** Who somebody is to the card provider; null while nobody. */
  readonly customerIdOf: (ctx: Context, person: { userId: string }) => Promise<string | null>;
}

type SubscriptionStatus = Pick<AuthPorts, 'subscriptionStatusOf' | 'hasApiAccess'> &
  Pick<FilesPorts, 'storageLimitOf'>;

/** What somebody's plan lets them do, for the features that know no plans. */
export function subscriptionStatus({ cardTime, customerIdOf }: StatusOptions): SubscriptionStatus {
  const planOf = (ctx: Context, person: { userId: string }) => activePlanOf({ ...ctx, cardTime }, person);
  return {
    subscriptionStatusOf: async (ctx, person) => {
      const plan = await planOf(ctx, person);
      return {
        accountType: plan ? describePlan(plan, ctx.locale).name : 'free',
        customerId: await customerIdOf(ctx, person),
      };
    },
    hasApiAccess: async (ctx, person) => (await planOf(ctx, person))?.hasApiAccess ?? false,
    storageLimitOf: async (ctx, person) => {
      if (person.userId === guestId) return null;
      const plan = await planOf(ctx, person);
      return plan ? plan.storageBytes : freeStorageBytes;
    },
  };
}
