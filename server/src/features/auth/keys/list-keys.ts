import type { Answer, authEndpoints } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { requireUser } from '../../../platform/require-user.ts';
import type { AuthPorts } from '../ports.ts';
import { keyOnTheWire } from './key-on-the-wire.ts';
import { keysOf } from './keys.store.ts';

/** The caller's keys, newest first: also those that rest because the plan has ended. */
export const listKeys = async (
  ctx: Context & Pick<AuthPorts, 'hasApiAccess'>,
): Promise<Answer<typeof authEndpoints.listKeys>> => {
  const userId = requireUser(ctx);
  const keys = await keysOf(ctx.db, userId);
  return { keys: keys.map(keyOnTheWire), hasApiAccess: await ctx.hasApiAccess(ctx, { userId }) };
};
