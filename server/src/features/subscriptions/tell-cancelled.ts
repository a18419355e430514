import type { Context } from '../../platform/context.ts';
import { queueMail } from '../../platform/mailer/queue-mail.ts';
import type { StoredSubscription } from './subscriptions.rules.ts';

/** Mails its owner that a subscription will end, and when. */
export const tellCancelled = (
  tx: Context,
  { userId, planId, endsAt }: Pick<StoredSubscription, 'userId' | 'planId' | 'endsAt'>,
): Promise<void> =>
  queueMail(tx, {
    kind: 'subscription-cancelled',
    to: { userId },
    details: { planId, endsAt: new Date(endsAt).toISOString() },
  });
