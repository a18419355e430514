import type { Context } from '../../platform/context.ts';
import { naturalKeys } from './credits.rules.ts';
import { grantCredits } from './grant-credits.ts';

/** What a new account starts with; an installation may give nothing. */
export const grantWelcomeCredits = async (
  ctx: Context,
  input: { userId: string; amount: number },
): Promise<void> => {
  if (input.amount === 0) return;
  await grantCredits(ctx, {
    userId: input.userId,
    naturalKey: naturalKeys.welcome(input.userId),
    amount: input.amount,
    source: 'adjustment',
    description: 'welcome',
  });
};
