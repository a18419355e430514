import { type FluxResult, statusOf } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { historyItemsByIds } from '../../files/index.ts';
import { findEdit, type OwnedId, type StoredEdit } from '../edits.store.ts';
import { editWords } from '../messages/words.ts';
import type { EditsContext } from '../ports.ts';

/** How far one of the caller's premium edits is, and its picture. @throws Refusal not_found */
export const ownFluxResult = (ctx: EditsContext, { id }: { id: string }): Promise<FluxResult> =>
  fluxResult(ctx, { userId: requireUser(ctx), id });

/** How far a premium edit of somebody is, and its picture. Edits of other tools are not told here. @throws Refusal not_found */
export async function fluxResult(ctx: EditsContext, owned: OwnedId): Promise<FluxResult> {
  const edit = await findEdit(ctx.db, owned);
  if (edit?.tool !== 'flux-kontext-pro') throw new Refusal('not_found');
  const { progress } = edit;
  if (edit.state === 'succeeded') return readyOf(ctx, edit);
  if (edit.errorCode === null)
    return { status: 'Pending', message: editWords(ctx.locale).premiumPending, progress };
  // What somebody asked for cannot be had, or whoever should have made it could not.
  const status = statusOf[edit.errorCode] < 500 ? 'Failed' : 'Error';
  return { status, message: ctx.sentenceFor(ctx.locale, edit.errorCode), progress };
}

async function readyOf(ctx: EditsContext, { userId, resultId }: StoredEdit): Promise<FluxResult> {
  const id = resultId ?? '';
  const url = (await historyItemsByIds(ctx, { userId, ids: [id] })).get(id)?.url;
  if (!url) throw new Refusal('not_found');
  const message = editWords(ctx.locale).pictureReady;
  return { status: 'Ready', message, outputPath: url, imageUrl: url, progress: 1 };
}
