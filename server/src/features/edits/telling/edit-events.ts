import type { Edit } from '@maquette/contract';
import { requireUser } from '../../../platform/require-user.ts';
import { toEdits } from './edit-on-the-wire.ts';
import { listOwnEdits } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';

/** Looks this often for what another process did. Milliseconds. */
const LOOK_EVERY_MS = 2_000;
const LATEST = 50;

export interface EditEvent {
  readonly event: 'edit';
  readonly data: Edit;
}

/**
 * The caller's edits as they change: first those that are open, then every change until the caller leaves, their session
 * ends or the server closes.
 */
export async function* editEvents(
  ctx: EditsContext,
  { signal }: { signal: AbortSignal },
): AsyncGenerator<EditEvent> {
  const userId = requireUser(ctx);
  const openSince = ctx.now();
  const changes = untold();
  const watch = ctx.bus.watch(userId);
  try {
    while (!signal.aborted && !watch.isOver && (await ctx.isStillSignedIn(ctx))) {
      const rows = await listOwnEdits(ctx.db, { userId, limit: LATEST, openSince });
      const edits = (await toEdits(ctx, rows)).reverse();
      for (const edit of edits.filter(changes)) yield { event: 'edit', data: edit };
      await watch.next({ timeoutMs: LOOK_EVERY_MS, signal });
    }
  } finally {
    watch.stop();
  }
}

/** Tells of each edit whether it differs from what was told last; the time to its end alone is no news. */
const untold = (): ((edit: Edit) => boolean) => {
  const told = new Map<string, string>();
  return (edit) => {
    const state = JSON.stringify({ ...edit, etaMs: null });
    if (told.get(edit.id) === state) return false;
    told.set(edit.id, state);
    return true;
  };
};
