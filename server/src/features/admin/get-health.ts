import type { Answer, adminEndpoints } from '@maquette/contract';
import { gateStates } from '../../platform/image-engines/remote/gate-states.ts';
import { waitingMails } from '../../platform/mailer/waiting-mails.ts';
import { countTakes, type WorkLoad, workLoad } from '../edits/index.ts';
import { countOpenCheckouts } from '../payments/index.ts';
import type { AdminContext } from './ports.ts';
import { requireAdmin } from './require-admin.ts';
import { instant } from '../../platform/instant.ts';

type Health = Answer<typeof adminEndpoints.getHealth>;

/** Whether engines, open models, queue, mails, card provider and backups do their work. */
export async function getHealth(ctx: AdminContext): Promise<Health> {
  requireAdmin(ctx);
  const load = await workLoad(ctx);
  const { queued, running, oldestQueuedAt, lastDay, credits } = load;
  const { waiting, oldestAt } = await waitingMails(ctx);
  const { name: provider, isTest } = ctx.cards;
  return {
    engines: await enginesOf(ctx, load),
    models: ctx.modelStates(),
    queue: { queued, running, oldestQueuedAt: instant(oldestQueuedAt) },
    ...{ lastDay, credits },
    process: await ctx.processFigures(),
    takes: await countTakes(ctx.db),
    mails: { waiting, oldestAt: instant(oldestAt) },
    cards: { provider, test: isTest, openCheckouts: await countOpenCheckouts(ctx.db) },
    backups: await backupsOf(ctx),
  };
}

async function backupsOf(ctx: AdminContext): Promise<Health['backups']> {
  const { backup, drill } = await ctx.lastBackups(ctx);
  const told = (run: typeof backup) =>
    run && {
      startedAt: instant(run.startedAt),
      finishedAt: instant(run.finishedAt),
      succeededAt: instant(run.succeededAt),
      fault: run.fault,
    };
  return { backup: told(backup), drill: told(drill) };
}

/** Each engine that serves, once, with what it serves. */
async function enginesOf(ctx: AdminContext, load: WorkLoad): Promise<Health['engines']> {
  const { engines, fallbackEngine } = ctx;
  const fallback = fallbackEngine === null ? null : engines.byName(fallbackEngine);
  const gates = new Map((await gateStates(ctx)).map((state) => [state.engine, state]));
  const serving = { default: engines.default, premium: engines.premium, fallback };
  const byName = new Map<string, Health['engines'][number]>();
  for (const tier of ['default', 'premium', 'fallback'] as const) {
    const engine = serving[tier];
    if (!engine) continue;
    const { name, label } = engine;
    const gate = gates.get(name);
    byName.set(name, {
      ...{ name, label, tiers: [...(byName.get(name)?.tiers ?? []), tier] },
      isOpen: gate?.isOpen ?? true,
      closedFor: gate?.closedFor ?? null,
      pausedUntil: instant(gate?.pausedUntil ?? null),
      failuresInARow: gate?.failures ?? 0,
      ...load.of(name),
    });
  }
  return [...byName.values()];
}
