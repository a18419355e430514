import { type InpaintAnswer, isFinal } from '@maquette/contract';
import { Refusal } from '../../platform/refusal.ts';
import { requireUser } from '../../platform/require-user.ts';
import { historyItemsByIds } from '../files/index.ts';
import { editWords } from './messages/words.ts';
import { findEdit, type StoredEdit } from './edits.store.ts';
import type { EditsContext } from './ports.ts';

/** Looks this often for what another process did. Milliseconds. */
const LOOK_EVERY_MS = 1_000;

/**
 * Waits for the end of an edit and answers as the specification says. Whoever stops waiting stops nothing: the work goes on.
 * @throws Refusal why the edit failed or that it was cancelled; unavailable when the server closes first
 */
export async function awaitEdit(
  ctx: EditsContext,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<InpaintAnswer> {
  const userId = requireUser(ctx);
  const watch = ctx.bus.watch(userId);
  try {
    for (;;) {
      const edit = await findEdit(ctx.db, { userId, id });
      if (!edit) throw new Refusal('not_found');
      if (isFinal(edit.state)) return await answerOf(ctx, edit);
      if (watch.isOver || signal.aborted) throw new Refusal('unavailable');
      await watch.next({ timeoutMs: LOOK_EVERY_MS, signal });
    }
  } finally {
    watch.stop();
  }
}

async function answerOf(ctx: EditsContext, edit: StoredEdit): Promise<InpaintAnswer> {
  if (edit.state === 'cancelled') throw new Refusal('edit_cancelled');
  if (edit.state === 'failed') throw new Refusal(edit.errorCode ?? 'engine_failed');
  const { userId, resultId } = edit;
  const results = await historyItemsByIds(ctx, { userId, ids: resultId ? [resultId] : [] });
  const result = results.get(resultId ?? '');
  if (!result) throw new Refusal('not_found');
  const message = editWords(ctx.locale).pictureReady;
  return { success: true, requestId: edit.id, outputPath: result.url, message };
}
