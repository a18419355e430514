import type { Answer, systemEndpoints, VersionInfo } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { isDiskFull } from '../../platform/disk-full.ts';
import { instant } from '../../platform/instant.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SystemPorts } from './ports.ts';

const MS_PER_SECOND = 1000;

/** What is running here, and for how long. */
export function getVersion({ now, version, runtime, startedAt }: Context & SystemPorts): VersionInfo {
  return {
    ...version,
    runtime: {
      ...runtime,
      uptime: (now() - startedAt) / MS_PER_SECOND,
      startTime: instant(startedAt),
    },
  };
}

type Readiness = Answer<typeof systemEndpoints.ready>;

/**
 * Whether this process can serve, and how its open models stand, which keep nobody from being served.
 * @throws Refusal `disk_low`, `unavailable`
 */
export async function getReadiness(ctx: Context & SystemPorts): Promise<Readiness> {
  try {
    await ctx.assertReady(ctx);
    const models = ctx.modelStates();
    return { status: 'ok', drill: await drillOf(ctx), ...(models.length > 0 && { models }) };
  } catch (error) {
    ctx.log.warn({ err: error }, 'not ready');
    throw new Refusal(isDiskFull(error) ? 'disk_low' : 'unavailable');
  }
}

async function drillOf(ctx: Context & SystemPorts): Promise<Readiness['drill']> {
  const drill = await ctx.lastDrill(ctx);
  if (!drill || drill.finishedAt === null) return null;
  return { at: instant(drill.finishedAt), passed: drill.fault === null };
}
