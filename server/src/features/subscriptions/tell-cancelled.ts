import type { Context } from '../../platform/context.ts';
import { queueMail } from '../../platform/mailer/queue-mail.ts';
import type { StoredSubscription } from './subscriptions.rules.ts';
import { instant } from '../../platform/instant.ts';

/** Mails its owner that a subscription will end, and when. */
export const tellCancelled = (
  tx: Context,
  { userId, planId, endsAt }: Pick<StoredSubscription, 'userId' | 'planId' | 'endsAt'>,
): Promise<void> =>
  queueMail(tx, {
    kind: 'subscription-cancelled',
    to: { userId },
    details: { planId, endsAt: instant(endsAt) },
  });

/** Mails its owner that a subscription goes on after all. */
export const tellResumed = (
  tx: Context,
  { userId, planId, endsAt }: Pick<StoredSubscription, 'userId' | 'planId' | 'endsAt'>,
): Promise<void> =>
  queueMail(tx, {
    kind: 'subscription-resumed',
    to: { userId },
    details: { planId, endsAt: instant(endsAt) },
  });
