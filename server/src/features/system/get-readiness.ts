import type { Answer, systemEndpoints } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { isDiskFull } from '../../platform/disk-full.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SystemPorts } from './ports.ts';
import { instant } from '../../platform/instant.ts';

type Readiness = Answer<typeof systemEndpoints.ready>;

/**
 * Whether this process can serve, and how its open models stand, which keep nobody from being served.
 * @throws Refusal `disk_low`, `unavailable`
 */
export const getReadiness = async (ctx: Context & SystemPorts): Promise<Readiness> => {
  try {
    await ctx.assertReady(ctx);
    const models = ctx.modelStates();
    return { status: 'ok', drill: await drillOf(ctx), ...(models.length > 0 && { models }) };
  } catch (error) {
    ctx.log.warn({ err: error }, 'not ready');
    throw new Refusal(isDiskFull(error) ? 'disk_low' : 'unavailable');
  }
};

const drillOf = async (ctx: Context & SystemPorts): Promise<Readiness['drill']> => {
  const drill = await ctx.lastDrill(ctx);
  if (!drill || drill.finishedAt === null) return null;
  return { at: instant(drill.finishedAt), passed: drill.fault === null };
};
