import type { EditRequest, EditTool } from '@maquette/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { priceOfEdit, reserveCredits } from '../credits/index.ts';
import { firstStage } from './edits.rules.ts';
import { addEdit, findEdit, type StoredEdit } from './edits.store.ts';
import { addCall, findCall } from './idempotency.store.ts';
import type { EditsContext } from './ports.ts';

/** `Idempotency-Key` of a call and what it asked for. */
export interface CallKey {
  readonly key: string;
  readonly requestHash: string;
}

export interface StartEdit {
  readonly userId: string;
  readonly tool: EditTool;
  readonly request: Omit<EditRequest, 'seed'> & { readonly seed: number | null };
  readonly maskId: string | null;
  readonly callKey: CallKey | null;
}

const SEEDS = 4_294_967_295;

/** A seed nobody chose: drawn from the random end of the edit's id. */
const seedFrom = (id: string): number => Number.parseInt(id.slice(-8), 16) % SEEDS;

/** The edit that an earlier call with the same key made. @throws Refusal idempotency_conflict when that call asked for something else */
export async function findRepeated(
  ctx: EditsContext,
  userId: string,
  callKey: CallKey | null,
): Promise<StoredEdit | null> {
  const earlier = callKey && (await findCall(ctx.db, { userId, key: callKey.key }));
  if (!earlier) return null;
  if (earlier.requestHash !== callKey.requestHash) throw new Refusal('idempotency_conflict');
  return findEdit(ctx.db, { userId, id: earlier.editId });
}

/**
 * Holds the price back and puts the edit in the queue, both or neither; then wakes the worker.
 * A call repeated under its key starts nothing and gets the first edit.
 * @throws Refusal not_enough_credits, idempotency_conflict
 */
export async function startEdit(ctx: EditsContext, input: StartEdit): Promise<StoredEdit> {
  const { userId, callKey } = input;
  const edit = newEdit(ctx, input);
  const started = await inTransaction(ctx, async (tx) => {
    if (callKey) {
      const call = { ...callKey, userId, editId: edit.id, createdAt: edit.createdAt };
      const isFirst = await addCall(tx.db, call);
      if (!isFirst) return findRepeated({ ...ctx, db: tx.db }, userId, callKey);
    }
    await reserveCredits(tx, { userId, editId: edit.id, amount: edit.price });
    await addEdit(tx.db, edit);
    return edit;
  });
  if (!started) throw new Refusal('unavailable');
  ctx.bus.publish(started);
  ctx.wakeWorker();
  return started;
}

function newEdit(ctx: EditsContext, { userId, tool, request, maskId }: StartEdit): StoredEdit {
  const id = ctx.newId();
  const createdAt = ctx.now();
  return {
    id,
    userId,
    tool,
    state: 'queued',
    stage: firstStage,
    progress: 0,
    engine: ctx.engine.name,
    price: priceOfEdit('default'),
    charged: 0,
    sourceId: request.sourceId,
    maskId,
    request: { ...request, seed: request.seed ?? seedFrom(id) },
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
