import { type Edit, type FluxResult, statusOf } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { getBalance } from '../../credits/index.ts';
import { type FilesPorts, historyItemsByIds, thumbnailsByIds } from '../../files/index.ts';
import { findEdit, listOwnEdits, type OwnedId, type StoredEdit } from '../edits.store.ts';
import { editWords } from '../messages/words.ts';
import type { EditsContext } from '../ports.ts';
import { toEdit, toEdits } from './edit-answer.ts';
import { resultsOf } from './results.store.ts';

const PAGE = 20;

export interface ListEdits {
  readonly state?: 'open' | 'all' | undefined;
  readonly limit?: number | undefined;
}

/** The caller's edits, newest first: all of them, or those that are not over. */
export async function listEdits(
  ctx: EditsContext,
  { state = 'all', limit = PAGE }: ListEdits,
): Promise<{ edits: Edit[] }> {
  const openSince = state === 'open' ? { openSince: Number.MAX_SAFE_INTEGER } : {};
  const edits = await listOwnEdits(ctx.db, { userId: requireUser(ctx), limit, ...openSince });
  return { edits: await toEdits(ctx, edits) };
}

/** State, progress and result of one of the caller's edits. @throws Refusal not_found */
export async function getEdit(ctx: EditsContext, { id }: { id: string }): Promise<Edit> {
  const edit = await findEdit(ctx.db, { userId: requireUser(ctx), id });
  if (!edit) throw new Refusal('not_found');
  return toEdit(ctx, edit);
}

/** Addresses of small renditions of what a person's edits made, by the edit's id; of what is gone there is none. */
export async function thumbnailsOf(
  ctx: Context & Pick<FilesPorts, 'signer'>,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Map<string, string>> {
  const results = await resultsOf(ctx.db, { userId, ids });
  const thumbnails = await thumbnailsByIds(ctx, { userId, ids: [...results.values()] });
  return new Map(
    [...results].flatMap(([editId, fileId]) => {
      const address = thumbnails.get(fileId);
      return address === undefined ? [] : [[editId, address]];
    }),
  );
}

/** What a program reads of its credits beside the answer of an edit: what can be spent now, and what was spent on this. */
export const creditHeaders = async (ctx: Context, consumed: number): Promise<Record<string, string>> => ({
  'x-credits-remaining': String((await getBalance(ctx)).balance),
  'x-credits-consumed': String(consumed),
});

/** The same for one of the caller's edits. */
export async function creditHeadersOf(ctx: Context, { id }: { id: string }): Promise<Record<string, string>> {
  const edit = await findEdit(ctx.db, { userId: requireUser(ctx), id });
  return creditHeaders(ctx, edit?.charged ?? 0);
}

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
