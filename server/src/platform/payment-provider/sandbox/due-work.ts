import type { Context } from '../../context.ts';
import { checkouts } from './checkouts.ts';
import { objects } from './object-store.ts';
import { payments } from './payments.ts';
import { sandboxTime } from './sandbox-clock.ts';
import { subscriptions } from './subscriptions.ts';

const AT_ONCE = 100;

/** Does everything the sandbox's clock has called for: months, tries, disputes, pages nobody used. */
export const doDueWork = async (ctx: Context): Promise<void> => {
  const now = await sandboxTime(ctx);
  const due = { at: now, limit: AT_ONCE };
  while (true) {
    const [months, pages, disputed, forms] = [
      await objects.listDue(ctx.db, { kind: 'subscription', ...due }),
      await objects.listDue(ctx.db, { kind: 'checkout', ...due }),
      await objects.listDue(ctx.db, { kind: 'payment', ...due }),
      await objects.listDue(ctx.db, { kind: 'form', ...due }),
    ];
    if (months.length + pages.length + disputed.length + forms.length === 0) return;
    for (const { id } of months) await subscriptions.renewDue(ctx, { id, now });
    for (const { id } of pages) await checkouts.expire(ctx, id);
    for (const { id } of disputed) await payments.loseDispute(ctx, id);
    for (const { id } of forms) await objects.drop(ctx.db, id);
  }
};
