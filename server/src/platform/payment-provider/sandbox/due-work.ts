import type { Context } from '../../context.ts';
import { checkouts } from './checkouts.ts';
import { objects } from './object-store.ts';
import { payments } from './payments.ts';
import { sandboxTime } from './sandbox-clock.ts';
import { subscriptions } from './subscriptions.ts';

const AT_ONCE = 100;

type Timed = 'subscription' | 'checkout' | 'payment' | 'form';

const work: Record<Timed, (ctx: Context, due: { id: string; now: number }) => Promise<unknown>> = {
  subscription: (ctx, due) => subscriptions.renewDue(ctx, due),
  checkout: (ctx, { id }) => checkouts.expire(ctx, id),
  payment: (ctx, { id }) => payments.loseDispute(ctx, id),
  form: (ctx, { id }) => objects.drop(ctx.db, id),
};

/** Does everything the sandbox's clock has called for: months, tries, disputes, pages nobody used. */
export async function doDueWork(ctx: Context): Promise<void> {
  const now = await sandboxTime(ctx);
  while (true) {
    const due = await objects.listDue(ctx.db, {
      kinds: Object.keys(work) as Timed[],
      at: now,
      limit: AT_ONCE,
    });
    for (const { kind, id } of due) await work[kind](ctx, { id, now });
    if (due.length === 0) return;
  }
}
