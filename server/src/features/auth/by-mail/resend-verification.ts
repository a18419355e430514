import type { Context } from '../../../platform/context.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { emailKey, limitsOf } from '../auth.rules.ts';

/**
 * Has the link that confirms an address sent again. Does and answers the same whether or not anybody has the address or
 * still needs the mail: that is looked up when it leaves.
 * @throws Refusal `rate_limited`
 */
export const resendVerification = async (
  ctx: Context,
  { email }: { email: string },
): Promise<{ success: true }> => {
  await countHit(ctx, limitsOf.resendByAddress, ctx.address);
  await countHit(ctx, limitsOf.resendByAccount, emailKey(email));
  await queueMail(ctx, { kind: 'verification', to: { email } });
  return { success: true };
};
