import { createHash } from 'node:crypto';
import { type HistoryItem, tools } from '@maquette/contract';
import { historyItemsByIds, type StoredFile, type StoredMask } from '../../files/index.ts';
import { firstStage, seedFrom, seeds } from '../edits.rules.ts';
import { madeByOrder, type StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { settingsOf } from '../reading/effects.ts';
import type { Order } from './consider-call.ts';

/** An order with the pictures it is about. */
export interface Placed {
  readonly order: Order;
  readonly photo: StoredFile;
  readonly mask: StoredMask | null;
  /** The picture of a thing of one's own. */
  readonly product: StoredMask | null;
  /** The visit of somebody without an account, hashed: nothing is repeated from one visit to another. */
  readonly visit?: string;
}

/**
 * One edit for every variation asked for, not yet kept. What was ordered before and is still there is not made again: it is
 * that result, for nothing.
 */
export async function newEdits(ctx: EditsContext, placed: Placed): Promise<StoredEdit[]> {
  const { count, seed } = placed.order.parameters;
  const ids = Array.from({ length: count }, () => ctx.newId());
  const requestId = ids[0] ?? '';
  const firstSeed = seed ?? seedFrom(requestId);
  const edits = ids.map((id, i) => newEdit(ctx, placed, { id, requestId, seed: (firstSeed + i) % seeds }));
  return withRepeats(ctx, edits);
}

/** The same edits; those that were made before are over already. */
export async function withRepeats(ctx: EditsContext, edits: readonly StoredEdit[]): Promise<StoredEdit[]> {
  const earlier = await earlierOf(ctx, edits);
  return edits.map((edit) => {
    const made = earlier.find(({ orderKey }) => orderKey === edit.orderKey);
    return made ? repetition(edit, made) : edit;
  });
}

function newEdit(
  ctx: EditsContext,
  placed: Placed,
  { id, requestId, seed }: { id: string; requestId: string; seed: number },
): StoredEdit {
  const { order, photo, mask, product, visit = null } = placed;
  const createdAt = ctx.now();
  const request = {
    ...order.parameters.request,
    sourceId: photo.id,
    ...(mask && { maskFilename: mask.filename }),
    ...(product && { productFilename: product.filename }),
    seed,
  };
  return {
    id,
    userId: photo.userId,
    requestId,
    tool: tools[order.tool].keptAs,
    isPremium: order.isPremium,
    state: 'queued',
    stage: firstStage,
    progress: 0,
    engine: order.engine.name,
    price: order.price,
    charged: 0,
    sourceId: photo.id,
    maskId: mask?.id ?? null,
    request,
    heed: order.heed,
    orderKey: keyOf(placed, request),
    repeats: null,
    visit,
    ...notBegun(ctx, createdAt),
    estimate: null,
  };
}

/** What a row says of an edit that was only just ordered. */
export function notBegun(ctx: Pick<EditsContext, 'tracing' | 'editTimeoutMs'>, createdAt: number) {
  return {
    submission: null,
    resultId: null,
    previewUntil: null,
    keptAs: null,
    trace: ctx.tracing.current(),
    changedOutside: null,
    outsidePixels: null,
    errorCode: null,
    attempts: 0,
    deadlineAt: createdAt + ctx.editTimeoutMs,
    createdAt,
    startedAt: null,
    finishedAt: null,
  };
}

/** Everything that a result depends on, as one number. SHA-256, hex. */
function keyOf({ order, photo, mask, product, visit }: Placed, request: StoredEdit['request']): string {
  const { mode, prompt, searchPrompt, selectPrompt, group, furnishing } = request;
  const said = [mode, prompt, searchPrompt ?? null, selectPrompt ?? null, ...(group ? [group] : [])];
  if (furnishing) said.push(JSON.stringify(furnishing.things));
  const own = product ? [product.sha256, request.product] : [];
  const pictures = [photo.sha256, mask?.sha256 ?? null, ...own];
  const parts = [
    tools[order.tool].keptAs,
    order.engine.name,
    said,
    pictures,
    settingsOf(request, order.read),
    ...(visit ? [visit] : []),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** What the same orders made before: only what can still be seen, and was made by the engine that was asked for. */
async function earlierOf(ctx: EditsContext, edits: readonly StoredEdit[]): Promise<StoredEdit[]> {
  const userId = edits[0]?.userId ?? '';
  const keys = edits.flatMap(({ orderKey }) => orderKey ?? []);
  const made = await madeByOrder(ctx.db, { userId, keys });
  const ids = made.flatMap(({ resultId }) => resultId ?? []);
  const items = await historyItemsByIds(ctx, { userId, ids });
  return made.filter(({ resultId, engine }) => isThere(items.get(resultId ?? ''), engine));
}

const isThere = (item: HistoryItem | undefined, engine: string): boolean =>
  item !== undefined && item.deletedAt === undefined && item.metadata.engine === engine;

/** An edit that is over already: the same was made before. */
const repetition = (edit: StoredEdit, made: StoredEdit): StoredEdit => ({
  ...edit,
  state: 'succeeded',
  stage: 'done',
  progress: 1,
  price: 0,
  orderKey: null,
  repeats: made.id,
  request: { ...edit.request, seed: made.request.seed },
  resultId: made.resultId,
  previewUntil: made.previewUntil,
  estimate: edit.estimate ?? made.estimate,
  changedOutside: made.changedOutside,
  outsidePixels: made.outsidePixels,
  startedAt: edit.createdAt,
  finishedAt: edit.createdAt,
});
