import type { Edit } from '@maquette/contract';
import { requireUser } from '../../../platform/require-user.ts';
import { listOwnEdits } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { toEdits } from './edit-answer.ts';

/** Looks this often for what another process did. Milliseconds. */
const LOOK_EVERY_MS = 2_000;
const LATEST = 50;

export type EditEvent =
  { readonly event: 'edit'; readonly data: Edit } | { readonly event: 'replaced'; readonly data: null };

/**
 * The caller's edits as they change: first those that are open, then every change until the caller leaves, their session
 * ends, the server closes or newer streams of theirs take the place. The last of these is told as the end, so that nobody
 * comes back at once and drives out another one.
 */
export async function* editEvents(
  ctx: EditsContext,
  { signal: caller }: { signal: AbortSignal },
): AsyncGenerator<EditEvent> {
  const userId = requireUser(ctx);
  const openSince = ctx.now();
  const changes = untold();
  const place = ctx.bus.streams.enter(userId);
  const signal = AbortSignal.any([caller, place.replaced]);
  const watch = ctx.bus.watch(userId);
  try {
    while (!signal.aborted && !watch.isOver && (await ctx.isStillSignedIn(ctx))) {
      const rows = await listOwnEdits(ctx.db, { userId, limit: LATEST, openSince });
      const edits = (await toEdits(ctx, rows)).reverse();
      for (const edit of edits.filter(changes)) yield { event: 'edit', data: edit };
      await watch.next({ timeoutMs: LOOK_EVERY_MS, signal });
    }
    if (place.replaced.aborted && !caller.aborted) yield { event: 'replaced', data: null };
  } finally {
    place.leave();
    watch.stop();
  }
}

/** Tells of each edit whether it differs from what was told last; the time to its end alone is no news. */
function untold(): (edit: Edit) => boolean {
  const told = new Map<string, string>();
  return (edit) => {
    const state = JSON.stringify({ ...edit, etaMs: null });
    if (told.get(edit.id) === state) return false;
    told.set(edit.id, state);
    return true;
  };
}
