import { type Edit, type HistoryItem, isFinal, type Locale, type Take } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { historyItemsByIds } from '../../files/index.ts';
import { etaOf, etaSample, medianOf } from '../edits.rules.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { countBefore, recentDurations } from '../queue.store.ts';
import { heedOf, toldHeed } from '../reading/read-request.ts';
import { type StoredTake, takesOf } from '../takes.store.ts';

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** What is looked up for several edits at once. */
interface Known {
  readonly items: ReadonlyMap<string, HistoryItem>;
  /** By the edit that they are of. */
  readonly takes: ReadonlyMap<string, readonly StoredTake[]>;
  /** By engine. */
  readonly medians: ReadonlyMap<string, number | null>;
}

async function lookUp(ctx: EditsContext, userId: string, edits: readonly StoredEdit[]): Promise<Known> {
  const takes = await takesOf(ctx.db, { userId, editIds: [...new Set(edits.map(takesTold))] });
  const ids = [
    ...edits.flatMap(({ sourceId, resultId }) => (resultId ? [sourceId, resultId] : [sourceId])),
    ...[...takes.values()].flat().flatMap(({ fileId }) => fileId ?? []),
  ];
  const items = await historyItemsByIds(ctx, { userId, ids: [...new Set(ids)] });
  const medians = new Map<string, number | null>();
  for (const engine of new Set(edits.map((edit) => edit.engine)))
    medians.set(engine, medianOf(await recentDurations(ctx.db, { engine, limit: etaSample })));
  return { items, takes, medians };
}

/** Edits of one person as the contract tells them. */
export async function toEdits(ctx: EditsContext, edits: readonly StoredEdit[]): Promise<Edit[]> {
  const userId = edits[0]?.userId;
  if (!userId) return [];
  const known = await lookUp(ctx, userId, edits);
  return Promise.all(edits.map((edit) => tell(ctx, edit, known)));
}

export const toEdit = async (ctx: EditsContext, edit: StoredEdit): Promise<Edit> =>
  tell(ctx, edit, await lookUp(ctx, edit.userId, [edit]));

async function tell(ctx: EditsContext, edit: StoredEdit, known: Known): Promise<Edit> {
  const result = known.items.get(edit.resultId ?? '');
  const queuePosition = edit.state === 'queued' ? await countBefore(ctx.db, edit) : 0;
  const medianMs = known.medians.get(edit.engine) ?? null;
  return {
    id: edit.id,
    requestId: edit.requestId,
    tool: edit.tool,
    engine: engineOf(ctx, edit, result),
    state: edit.state,
    stage: edit.stage,
    queuePosition,
    progress: edit.progress,
    etaMs: etaOfEdit(ctx, edit, { queuePosition, medianMs }),
    usualMs: medianMs,
    price: edit.price,
    charged: edit.charged,
    request: edit.request,
    ...toldCall([edit], ctx.locale, result),
    source: known.items.get(edit.sourceId) ?? null,
    files: result ? [result] : [],
    takes: toldTakes(edit, { ...known, takes: known.takes.get(takesTold(edit)) ?? [] }),
    preview: edit.previewUntil !== null,
    previewUntil: instant(edit.previewUntil),
    keptAs: edit.keptAs,
    estimate: edit.estimate,
    changedOutside: edit.changedOutside,
    outsidePixels: edit.outsidePixels,
    createdAt: new Date(edit.createdAt).toISOString(),
    startedAt: instant(edit.startedAt),
    finishedAt: instant(edit.finishedAt),
    ...(edit.errorCode && {
      error: { code: edit.errorCode, message: ctx.sentenceFor(ctx.locale, edit.errorCode) },
    }),
  };
}

/** Who did it, or who is to do it: another engine may have stood in. */
function engineOf(ctx: EditsContext, edit: StoredEdit, result: HistoryItem | undefined): Edit['engine'] {
  const asked = ctx.engines.byName(edit.engine);
  return {
    name: result?.metadata.engine ?? edit.engine,
    preview: result?.metadata.preview ?? asked?.isPreview ?? false,
    isPremium: edit.isPremium,
  };
}

function etaOfEdit(
  ctx: EditsContext,
  edit: StoredEdit,
  { queuePosition, medianMs }: { queuePosition: number; medianMs: number | null },
): number | null {
  if (isFinal(edit.state)) return 0;
  const isRunning = edit.state === 'running' && edit.startedAt !== null;
  const runningMs = isRunning ? ctx.now() - (edit.startedAt ?? 0) : null;
  return etaOf({ medianMs, queuePosition, runningMs, atOnce: ctx.engines.byName(edit.engine)?.atOnce ?? 1 });
}

/** How the words and settings of a call were taken, and whether all of it was made before; with the first picture it made, once there is one. */
export function toldCall(
  edits: readonly StoredEdit[],
  locale: Locale,
  result?: HistoryItem,
): Pick<Edit, 'understood' | 'leftOut' | 'closest' | 'ignored' | 'repeated'> {
  const [first] = edits;
  if (!first) throw new Refusal('not_found');
  const told = toldHeed(heedOf(first), locale);
  return {
    ...told,
    leftOut: result?.metadata.leftOut ?? told.leftOut,
    repeated: edits.every(({ repeats }) => repeats !== null),
  };
}

/** Whose takes an edit shows: its own, or those of the edit that it repeats. */
export const takesTold = ({ id, repeats }: Pick<StoredEdit, 'id' | 'repeats'>): string => repeats ?? id;

export interface KnownTakes {
  readonly takes: readonly StoredTake[];
  /** By the file's id. */
  readonly items: ReadonlyMap<string, HistoryItem>;
}

/** The takes of an edit, best first; of a removal by an engine that offers none its result. */
export function toldTakes(edit: StoredEdit, { takes, items }: KnownTakes): Take[] {
  const told = takes.flatMap(({ fileId, rating, isResult }) => {
    const item = items.get(fileId ?? '');
    return item ? [{ url: item.url, rating, isResult }] : [];
  });
  if (told.length > 0 || edit.previewUntil !== null || heedOf(edit).understood.action !== 'remove')
    return told;
  const result = items.get(edit.resultId ?? '');
  return result ? [{ url: result.url, rating: null, isResult: true }] : [];
}
