import type { HistoryItem } from '@maquette/contract';
import { Refusal } from '../../platform/refusal.ts';
import { requireUser } from '../../platform/require-user.ts';
import { findFile, type OwnedId, type StoredFile } from './files.store.ts';
import { oneHistoryItem } from './history-item.ts';
import type { FilesContext } from './ports.ts';

/** A person's picture as it is stored, in the trash or not. @throws Refusal not_found */
export async function getStoredFile(ctx: Pick<FilesContext, 'db'>, owned: OwnedId): Promise<StoredFile> {
  const file = await findFile(ctx.db, owned);
  if (!file) throw new Refusal('not_found');
  return file;
}

/** One of the caller's pictures as the history tells it. @throws Refusal not_found */
export const getFile = async (ctx: FilesContext, { id }: { id: string }): Promise<HistoryItem> =>
  oneHistoryItem(ctx, await getStoredFile(ctx, { userId: requireUser(ctx), id }));
