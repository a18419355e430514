import { countHit } from '../../../platform/rate-limit.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { assertStorageLeft } from '../../files/index.ts';
import { editLimit, freeEditLimit } from '../edits.rules.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { hashCall, parametersIn } from '../recipes/parameters.ts';
import { selectionLimit } from '../selection/select-region.ts';
import { considerCall } from './consider-call.ts';
import { newEdits } from './new-edits.ts';
import { assertPlace, withPlace } from './place.ts';
import { previewWhereRough } from './preview-where-rough.ts';
import { hashesOf, hasMask, maskOf, photoOf, productOf, type SentCall } from './sent-pictures.ts';
import { findRepeated, startEdits } from './start-edits.ts';

/**
 * Stores what was sent and puts the variations asked for in the queue.
 * @returns the edits, the first one first
 * @throws Refusal for everything that can be wrong with photo, mask, product or words, before anything is held
 */
export async function startEditCall(
  ctx: EditsContext,
  { idempotencyKey: key, ...call }: SentCall & { readonly idempotencyKey: string | null },
): Promise<readonly StoredEdit[]> {
  const userId = requireUser(ctx);
  await countHit(ctx, editLimit, userId);
  const sent = hashesOf(call);
  const parameters = parametersIn(call, sent);
  const callKey = key === null ? null : { key, requestHash: hashCall(call, sent) };
  const repeated = await findRepeated(ctx, userId, callKey);
  if (repeated) return repeated;
  const order = await considerCall(ctx, { call, parameters, hasMask: hasMask(call) });
  if (order.price === 0) await countHit(ctx, freeEditLimit, userId);
  await assertStorageLeft(ctx, userId);
  const photo = await photoOf(ctx, userId, call);
  const mask = await maskOf(ctx, photo, call);
  const product = await productOf(ctx, { ...order, photo }, call);
  if (order.find !== null) await countHit(ctx, selectionLimit, userId);
  const found = await assertPlace(ctx, { order, photo });
  const placed = { order, photo, mask, product, found };
  const wanted = await withPlace(ctx, placed, await newEdits(ctx, placed));
  const edits = await previewWhereRough(ctx, placed, wanted);
  return startEdits(ctx, { userId, edits, callKey });
}
