import type { Context } from '../../platform/context.ts';
import { sweepSecurityEvents } from './audit/index.ts';
import { expiredTokensKeptMs } from './auth.rules.ts';
import { removeOldEmailChanges } from './email-changes/index.ts';
import { sweepMailTokens } from './mail-tokens/index.ts';
import { sweepSessions } from './sessions/index.ts';
import { sweepNonces } from './social/index.ts';

/** Forgets what the room keeps only for a time. */
export const sweepAuth = async (ctx: Context): Promise<void> => {
  await sweepSessions(ctx);
  await sweepMailTokens(ctx);
  await removeOldEmailChanges(ctx.db, ctx.now() - expiredTokensKeptMs);
  await sweepNonces(ctx);
  await sweepSecurityEvents(ctx);
};
