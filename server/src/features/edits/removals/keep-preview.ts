import type { Edit } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { priceOfEdit } from '../../credits/index.ts';
import { assertStorageLeft, getMask, getStoredFile } from '../../files/index.ts';
import { notBegun, withRepeats } from '../commands/new-edits.ts';
import { fullOrderKey } from '../commands/preview-where-rough.ts';
import { announce, holdEdits } from '../commands/start-edits.ts';
import { editLimit, firstStage } from '../edits.rules.ts';
import { findEdit, type StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { toEdit } from '../queries/edit-answer.ts';
import { heedOf } from '../reading/read-request.ts';
import { markKept } from './previews.store.ts';

/**
 * Orders in full size what one of the caller's previews shows: the same photo, mask, words and seed, at the price of such an edit. However often it
 * is asked for, it is ordered once; what failed may be ordered again.
 * @throws Refusal not_found, also when photo or mask are gone; preview_gone; not_enough_credits; storage_full
 */
export async function keepPreview(ctx: EditsContext, { id }: { id: string }): Promise<Edit> {
  const userId = requireUser(ctx);
  await countHit(ctx, editLimit, userId);
  const preview = await previewOf(ctx, { userId, id });
  const kept = await keptEdit(ctx, preview);
  if (kept) return toEdit(ctx, kept);
  await assertStorageLeft(ctx, userId);
  await assertPictures(ctx, preview);
  const [full] = await withRepeats(ctx, [fullOf(ctx, preview)]);
  if (!full) throw new Refusal('preview_gone');
  const edit = await inTransaction(ctx, async (tx) => {
    const wanted = { userId, id: preview.id, former: preview.keptAs, keptAs: full.id };
    if (!(await markKept(tx.db, wanted))) return null;
    await holdEdits(tx, [full]);
    return full;
  });
  if (!edit) return keptByOther(ctx, preview);
  announce(ctx, [edit]);
  return toEdit(ctx, edit);
}

/** The preview itself, where it was asked for again. @throws Refusal not_found, preview_gone */
async function previewOf(ctx: EditsContext, owned: { userId: string; id: string }): Promise<StoredEdit> {
  const asked = await findEdit(ctx.db, owned);
  const { userId } = owned;
  const preview = asked?.repeats ? await findEdit(ctx.db, { userId, id: asked.repeats }) : asked;
  if (!preview || preview.previewUntil === null) throw new Refusal('not_found');
  const isThere = preview.state === 'succeeded' && preview.resultId !== null;
  if (preview.keptAs === null && (!isThere || ctx.now() > preview.previewUntil))
    throw new Refusal('preview_gone');
  return preview;
}

/** What it was kept as before, unless that came to nothing. */
async function keptEdit(ctx: EditsContext, { userId, keptAs }: StoredEdit): Promise<StoredEdit | null> {
  const kept = keptAs === null ? null : await findEdit(ctx.db, { userId, id: keptAs });
  return kept && kept.state !== 'failed' && kept.state !== 'cancelled' ? kept : null;
}

async function keptByOther(ctx: EditsContext, { userId, id }: StoredEdit): Promise<Edit> {
  const preview = await findEdit(ctx.db, { userId, id });
  const kept = preview && (await keptEdit(ctx, preview));
  if (!kept) throw new Refusal('preview_gone');
  return toEdit(ctx, kept);
}

/** @throws Refusal not_found */
async function assertPictures(ctx: EditsContext, { userId, sourceId, request }: StoredEdit): Promise<void> {
  await getStoredFile(ctx, { userId, id: sourceId });
  if (request.maskFilename !== undefined) await getMask(ctx, { userId, filename: request.maskFilename });
}

/** The same order in full size, as if it came now. */
function fullOf(ctx: EditsContext, preview: StoredEdit): StoredEdit {
  const [id, createdAt] = [ctx.newId(), ctx.now()];
  const { action } = heedOf(preview).understood;
  return {
    ...preview,
    id,
    requestId: id,
    state: 'queued',
    stage: firstStage,
    progress: 0,
    price: priceOfEdit({ tier: 'default', isOwnEngine: true, action }),
    charged: 0,
    request: { ...preview.request, acceptRough: true },
    orderKey: fullOrderKey(preview),
    visit: null,
    ...notBegun(ctx, createdAt),
  };
}
