import type { Context } from '../../platform/context.ts';
import { isDiskFull } from '../../platform/disk-full.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SystemPorts } from './ports.ts';

/**
 * Whether this process can serve.
 * @throws Refusal `disk_low`, `unavailable`
 */
export const getReadiness = async (ctx: Context & SystemPorts): Promise<{ status: 'ok' }> => {
  try {
    await ctx.assertReady(ctx);
  } catch (error) {
    ctx.log.warn({ err: error }, 'not ready');
    throw new Refusal(isDiskFull(error) ? 'disk_low' : 'unavailable');
  }
  return { status: 'ok' };
};
