import type { PaymentsContext } from '../ports.ts';
import { stopOlder } from './stop-older.ts';
import { writeTruth } from './write-truth.ts';

/**
 * Writes down how a subscription stands with the card provider, and stops those its owner had before it.
 * @throws Refusal `cards_unavailable`, `cards_busy`
 */
export const syncSubscription = async (ctx: PaymentsContext, subscriptionId: string): Promise<void> => {
  const subscription = await writeTruth(ctx, subscriptionId);
  if (subscription) await stopOlder(ctx, subscription);
};
