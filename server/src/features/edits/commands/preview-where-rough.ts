import { limits, type RemovalEstimate } from '@maquette/contract';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { freeEditLimit, isRough } from '../edits.rules.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { expectRemoval, type Removal } from '../selection/expect-removal.ts';
import { type Placed, withRepeats } from './new-edits.ts';

const HOUR_MS = 3_600_000;

/**
 * Puts a small free preview in the place of a removal that our own engine expects to be rough, unless that was agreed to or the removal was made
 * before.
 * @throws Refusal rate_limited: what is free is counted
 */
export async function previewWhereRough(
  ctx: EditsContext,
  placed: Placed,
  edits: readonly StoredEdit[],
): Promise<readonly StoredEdit[]> {
  const removal = removalOf(ctx, placed);
  if (!removal || edits.every(({ repeats }) => repeats !== null)) return edits;
  const estimate = await expectedOrNull(ctx, removal);
  if (!estimate || !isRough(estimate)) return edits.map((edit) => ({ ...edit, estimate }));
  await countHit(ctx, freeEditLimit, removal.photo.userId);
  const previews = edits.map((edit) => previewOf(edit, estimate));
  return withRepeats(ctx, previews);
}

/** What our own engine is to take away where somebody marked it, and has not said that it may be rough; the premium path costs what it costs. */
function removalOf(ctx: EditsContext, { order, photo, mask }: Placed): Removal | null {
  const { tier, request } = order.parameters;
  const isRemoval = tier !== 'premium' && order.heed.understood.action === 'remove';
  const isAsked = isRemoval && order.engine.name === ctx.engines.own.name;
  return isAsked && mask && !request.acceptRough ? { photo, mask } : null;
}

/** Whoever cannot be warned is served as if nothing were to be said. */
async function expectedOrNull(ctx: EditsContext, removal: Removal): Promise<RemovalEstimate | null> {
  try {
    return await expectRemoval(ctx, removal);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** What previews are told apart by from what is made in full size of the same order. */
const PREVIEW = 'preview ';

const previewOf = (edit: StoredEdit, estimate: RemovalEstimate): StoredEdit => ({
  ...edit,
  estimate,
  price: 0,
  orderKey: PREVIEW + (edit.orderKey ?? ''),
  previewUntil: edit.createdAt + limits.previewHours * HOUR_MS,
});

/** The order of full size that a preview stands for. */
export const fullOrderKey = ({ orderKey }: StoredEdit): string | null =>
  orderKey?.startsWith(PREVIEW) ? orderKey.slice(PREVIEW.length) : null;
