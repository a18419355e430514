import { type EditTool, seedMax } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ImageEngine } from '../../../platform/image-engines/image-engine.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type EngineTier, priceOfEdit, reserveCredits } from '../../credits/index.ts';
import { firstStage } from '../edits.rules.ts';
import { addEdit, editsOfRequest, findEdit, type StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import type { Wishes } from '../recipes/index.ts';
import { addCall, findCall } from './idempotency.store.ts';

/** `Idempotency-Key` of a call and what it asked for. */
export interface CallKey {
  readonly key: string;
  readonly requestHash: string;
}

export interface StartEdits {
  readonly userId: string;
  readonly tool: EditTool;
  readonly wishes: Wishes;
  /** Credits for each; what the tier costs when it is not said. */
  readonly price?: number;
  readonly sourceId: string;
  readonly mask: { readonly id: string; readonly filename: string } | null;
  readonly callKey: CallKey | null;
}

const SEEDS = seedMax + 1;

/** A seed nobody chose: drawn from the random end of the edit's id. */
const seedFrom = (id: string): number => Number.parseInt(id.slice(-8), 16) % SEEDS;

const engineOf = ({ engines }: EditsContext, tier: EngineTier): ImageEngine => engines[tier];

/** The edits that an earlier call with the same key made. @throws Refusal idempotency_conflict when that call asked for something else */
export async function findRepeated(
  ctx: EditsContext,
  userId: string,
  callKey: CallKey | null,
): Promise<StoredEdit[] | null> {
  const earlier = callKey && (await findCall(ctx.db, { userId, key: callKey.key }));
  if (!earlier) return null;
  if (earlier.requestHash !== callKey.requestHash) throw new Refusal('idempotency_conflict');
  const first = await findEdit(ctx.db, { userId, id: earlier.editId });
  return first && editsOfRequest(ctx.db, first);
}

/**
 * Holds the price of every variation back and puts them in the queue, all or none; then wakes the worker.
 * A call repeated under its key starts nothing and gets the first edits.
 * @throws Refusal not_enough_credits, idempotency_conflict, session_expired
 */
export async function startEdits(ctx: EditsContext, input: StartEdits): Promise<StoredEdit[]> {
  const { userId, callKey } = input;
  const edits = newEdits(ctx, input);
  const started = await inTransaction(ctx, async (tx) => {
    if (callKey) {
      const call = { ...callKey, userId, editId: edits[0]?.id ?? '', createdAt: ctx.now() };
      const isFirst = await addCall(tx.db, call);
      if (!isFirst) return findRepeated({ ...ctx, db: tx.db }, userId, callKey);
    }
    for (const edit of edits) {
      if (edit.price > 0) await reserveCredits(tx, { userId, editId: edit.id, amount: edit.price });
      await addEdit(tx.db, edit);
    }
    await ctx.assertStillHere(tx, { userId });
    return edits;
  });
  if (!started) throw new Refusal('unavailable');
  for (const edit of started) ctx.bus.publish(edit);
  ctx.wakeWorker();
  return started;
}

function newEdits(ctx: EditsContext, input: StartEdits): StoredEdit[] {
  const { count, seed } = input.wishes;
  const ids = Array.from({ length: count }, () => ctx.newId());
  const requestId = ids[0] ?? '';
  const firstSeed = seed ?? seedFrom(requestId);
  return ids.map((id, i) => newEdit(ctx, input, { id, requestId, seed: (firstSeed + i) % SEEDS }));
}

function newEdit(
  ctx: EditsContext,
  { userId, tool, wishes, price, sourceId, mask }: StartEdits,
  { id, requestId, seed }: { id: string; requestId: string; seed: number },
): StoredEdit {
  const createdAt = ctx.now();
  return {
    id,
    userId,
    requestId,
    tool,
    isPremium: wishes.tier === 'premium',
    state: 'queued',
    stage: firstStage,
    progress: 0,
    engine: engineOf(ctx, wishes.tier).name,
    price: price ?? priceOfEdit(wishes.tier),
    charged: 0,
    sourceId,
    maskId: mask?.id ?? null,
    request: { ...wishes.request, sourceId, ...(mask && { maskFilename: mask.filename }), seed },
    submission: null,
    resultId: null,
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
