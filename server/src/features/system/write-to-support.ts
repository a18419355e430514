import type { SupportMessage } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { queueMail } from '../../platform/mailer/queue-mail.ts';
import { countHit, type RateLimit } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SystemPorts } from './ports.ts';

const HOUR_MS = 3_600_000;

/** Messages of one network address, and of all together. */
const byAddress = { name: 'support-address', hits: 5, windowMs: HOUR_MS } as const satisfies RateLimit;
const inAll = { name: 'support-in-all', hits: 300, windowMs: 24 * HOUR_MS } as const satisfies RateLimit;

/**
 * Mails a message to whoever helps people here; answering that mail answers the person.
 * @throws Refusal `not_found` where nobody is named, `rate_limited`
 */
export async function writeToSupport(
  ctx: Context & Pick<SystemPorts, 'supportEmail'>,
  { topic, message, replyTo }: SupportMessage,
): Promise<{ success: true }> {
  const { actor, supportEmail } = ctx;
  if (supportEmail === null) throw new Refusal('not_found');
  await countHit(ctx, byAddress, ctx.address);
  await countHit(ctx, inAll, 'everybody');
  const account = actor.kind === 'user' ? actor.userId : '–';
  await queueMail(ctx, {
    kind: 'support',
    to: { email: supportEmail },
    details: { topic, message, replyTo, account },
  });
  return { success: true };
}
