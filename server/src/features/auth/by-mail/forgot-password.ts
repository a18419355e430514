import type { Context } from '../../../platform/context.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { emailKey, limitsOf } from '../auth.rules.ts';

/**
 * Has a link to set a new password sent to whoever has this address. Does and answers the same whether or not anybody
 * has: the address is looked up when the mail leaves.
 * @throws Refusal `rate_limited`
 */
export const forgotPassword = async (
  ctx: Context,
  { email }: { email: string },
): Promise<{ success: true }> => {
  await countHit(ctx, limitsOf.forgotByAddress, ctx.address);
  await countHit(ctx, limitsOf.forgotByAccount, emailKey(email));
  await queueMail(ctx, { kind: 'password-reset', to: { email } });
  return { success: true };
};
