import type { Context } from '../../../platform/context.ts';
import { walk } from '../../../platform/walk.ts';
import type { StoredEdit } from '../edits.store.ts';
import { editsAfter } from './account-data.store.ts';

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** What a person asked for and what became of it, oldest first, for them to take along. */
export async function* exportEdits(
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): AsyncGenerator<object> {
  const edits = walk<StoredEdit>((after, limit) => editsAfter(db, { userId, after, limit }));
  for await (const edit of edits)
    yield {
      id: edit.id,
      requestId: edit.requestId,
      tool: edit.tool,
      isPremium: edit.isPremium,
      engine: edit.engine,
      state: edit.state,
      error: edit.errorCode,
      price: edit.price,
      charged: edit.charged,
      request: edit.request,
      sourceId: edit.sourceId,
      maskId: edit.maskId,
      resultId: edit.resultId,
      estimate: edit.estimate,
      previewUntil: instant(edit.previewUntil),
      keptAs: edit.keptAs,
      changedOutside: edit.changedOutside,
      outsidePixels: edit.outsidePixels,
      createdAt: instant(edit.createdAt),
      startedAt: instant(edit.startedAt),
      finishedAt: instant(edit.finishedAt),
    };
}
