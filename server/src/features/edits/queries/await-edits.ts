import { type EditAnswer, type HistoryItem, isFinal } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { historyItemsByIds } from '../../files/index.ts';
import { editsOfRequest, type StoredEdit } from '../edits.store.ts';
import { editWords } from '../messages/words.ts';
import type { EditsContext } from '../ports.ts';
import { takesOf } from '../takes.store.ts';
import { takesTold, toldCall, toldTakes } from './edit-answer.ts';

/** Looks this often for what another process did. Milliseconds. */
const LOOK_EVERY_MS = 1_000;

export interface AwaitEdits {
  readonly userId: string;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/**
 * Waits for the end of all variations of a call and answers as the specification says. Whoever stops waiting stops nothing: the work goes on.
 * @throws Refusal why the first one failed, or that it was cancelled, when none succeeded; unavailable when the server closes first
 */
export async function awaitEdits(ctx: EditsContext, awaited: AwaitEdits): Promise<EditAnswer> {
  const watch = ctx.bus.watch(awaited.userId);
  try {
    for (;;) {
      const edits = await editsOfRequest(ctx.db, awaited);
      if (edits.length === 0) throw new Refusal('not_found');
      if (edits.every(({ state }) => isFinal(state))) return await answerOf(ctx, edits);
      if (watch.isOver || awaited.signal.aborted) throw new Refusal('unavailable');
      await watch.next({ timeoutMs: LOOK_EVERY_MS, signal: awaited.signal });
    }
  } finally {
    watch.stop();
  }
}

async function answerOf(ctx: EditsContext, edits: readonly StoredEdit[]): Promise<EditAnswer> {
  const succeeded = edits.filter(({ state }) => state === 'succeeded');
  const [first] = edits;
  const [made] = succeeded;
  if (!made) throw whyNot(first);
  const ids = succeeded.map(({ resultId }) => resultId ?? '');
  const { userId } = made;
  const takes = (await takesOf(ctx.db, { userId, editIds: [takesTold(made)] })).get(takesTold(made)) ?? [];
  const pictures = [...ids, ...takes.flatMap(({ fileId }) => fileId ?? [])];
  const items = await historyItemsByIds(ctx, { userId, ids: [...new Set(pictures)] });
  const results = ids.flatMap((id) => items.get(id) ?? []);
  const [picture] = results;
  if (!picture) throw new Refusal('not_found');
  return {
    success: true,
    message: editWords(ctx.locale).pictureReady,
    requestId: first?.requestId ?? '',
    requestIds: edits.map(({ id }) => id),
    outputPath: picture.url,
    imageUrl: picture.url,
    outputPaths: results.map(({ url }) => url),
    charged: succeeded.reduce((sum, { charged }) => sum + charged, 0),
    changedOutside: made.changedOutside,
    takes: toldTakes(made, { takes, items }),
    preview: made.previewUntil !== null,
    estimate: made.estimate,
    ...(made.request.place && { place: made.request.place }),
    ...(made.request.furnishing && { things: made.request.furnishing.things }),
    ...measured(picture),
    ...toldCall(edits, ctx.locale, picture),
  };
}

const whyNot = (edit: StoredEdit | undefined): Refusal =>
  new Refusal(edit?.state === 'cancelled' ? 'edit_cancelled' : (edit?.errorCode ?? 'engine_failed'));

const measured = ({ metadata: { confidence, needsConfirmation, deltaE, models } }: HistoryItem) => ({
  ...(models && { models }),
  ...(confidence !== undefined && { confidence }),
  ...(needsConfirmation !== undefined && { needsConfirmation }),
  ...(deltaE !== undefined && { deltaE }),
});
