import type { HistoryItem } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { asideOf, removeAside } from '../aside.store.ts';
import {
  filesByIds,
  moveToTrash,
  type OwnedIds,
  removeFiles,
  type StoredFile,
  takeFromTrash,
} from '../files.store.ts';
import { oneHistoryItem } from '../history-item.ts';
import type { FilesContext } from '../ports.ts';
import { removeBytes } from '../stored-bytes.ts';
import { countIn, countOut } from '../totals.store.ts';

/**
 * Puts those of the caller's pictures into the trash, or deletes them with their bytes. Ids of nothing of the caller's are
 * left out. Done twice, it is done once.
 * @returns how many of them are there no more
 * @throws Refusal not_found, when none was there
 */
export async function deleteFiles(
  ctx: FilesContext,
  { ids, isPermanent }: { ids: readonly string[]; isPermanent: boolean },
): Promise<{ success: true; deleted: number }> {
  const owned = { userId: requireUser(ctx), ids: [...new Set(ids)] };
  const deleted = isPermanent ? await deleteForGood(ctx, owned) : await trash(ctx, owned);
  if (deleted === 0) throw new Refusal('not_found');
  return { success: true, deleted };
}

/** The same with one picture. @throws Refusal not_found */
export async function deleteFile(
  ctx: FilesContext,
  { id, isPermanent }: { id: string; isPermanent: boolean },
): Promise<{ success: true }> {
  await deleteFiles(ctx, { ids: [id], isPermanent });
  return { success: true };
}

const trash = (ctx: FilesContext, owned: OwnedIds): Promise<number> =>
  inTransaction(ctx, async ({ db, now }) => {
    const moved = await moveToTrash(db, { ...owned, now: now() });
    if (moved.length === 0) return countOfOwn(await filesByIds(db, owned));
    await countOut(db, sumOf(owned, { results: moved, aside: await takesBeside(db, owned, moved) }));
    return moved.length === owned.ids.length ? moved.length : countOfOwn(await filesByIds(db, owned));
  });

/** What stands aside is nobody's to delete by itself: it goes with its result. */
const countOfOwn = (files: readonly StoredFile[]): number =>
  files.filter(({ asideAt }) => asideAt === null).length;

/** The other takes of results. */
const takesBeside = (
  db: FilesContext['db'],
  { userId }: OwnedIds,
  results: readonly StoredFile[],
): Promise<StoredFile[]> => asideOf(db, { userId, editIds: results.flatMap(({ editId }) => editId ?? []) });

interface Together {
  readonly results: readonly StoredFile[];
  readonly aside: readonly StoredFile[];
}

const sumOf = ({ userId }: OwnedIds, { results, aside }: Together) => ({
  userId,
  files: results.length,
  bytes: [...results, ...aside].reduce((sum, { bytes }) => sum + bytes, 0),
});

/**
 * Deletes a person's pictures, from the trash or not, with their bytes. The rows go first: bytes that are left behind when
 * the server dies in between are swept up later.
 * @returns how many were there
 */
export async function deleteForGood(ctx: FilesContext, owned: OwnedIds): Promise<number> {
  const files = await inTransaction(ctx, async ({ db }) => {
    const removed = await removeFiles(db, owned);
    if (removed.length === 0) return { removed, aside: [] };
    const takes = await takesBeside(db, owned, removed);
    const aside = await removeAside(db, { ...owned, ids: takes.map(({ id }) => id) });
    const results = removed.filter(({ deletedAt }) => deletedAt === null);
    const editIds = new Set(results.map(({ editId }) => editId));
    // What is in the trash is counted out already, with its takes.
    await countOut(db, sumOf(owned, { results, aside: aside.filter(({ editId }) => editIds.has(editId)) }));
    return { removed, aside };
  });
  for (const file of [...files.removed, ...files.aside]) await removeBytes(ctx, file);
  return files.removed.length;
}

/**
 * Takes those of the caller's pictures out of the trash. Ids of nothing of the caller's are left out; one that is not in the
 * trash stays as it is.
 * @returns how many of them are in the history now
 * @throws Refusal not_found, when none is there
 */
export async function restoreFiles(
  ctx: FilesContext,
  { ids }: { ids: readonly string[] },
): Promise<{ success: true; restored: number }> {
  const files = await restoreAll(ctx, { userId: requireUser(ctx), ids: [...new Set(ids)] });
  if (files.length === 0) throw new Refusal('not_found');
  return { success: true, restored: files.length };
}

/** The same with one picture. @throws Refusal not_found */
export async function restoreFile(ctx: FilesContext, { id }: { id: string }): Promise<HistoryItem> {
  const [file] = await restoreAll(ctx, { userId: requireUser(ctx), ids: [id] });
  if (!file) throw new Refusal('not_found');
  return oneHistoryItem(ctx, file);
}

const restoreAll = (ctx: FilesContext, owned: OwnedIds): Promise<StoredFile[]> =>
  inTransaction(ctx, async ({ db }) => {
    const restored = await takeFromTrash(db, owned);
    const editIds = restored.flatMap(({ editId }) => editId ?? []);
    const takes = await asideOf(db, { userId: owned.userId, editIds });
    const bytes = [...restored, ...takes].reduce((sum, file) => sum + file.bytes, 0);
    // What was here before may come back even when the storage is full by now.
    if (restored.length > 0) await countIn(db, { ...owned, bytes, files: restored.length, limit: null });
    if (restored.length === owned.ids.length) return restored;
    return (await filesByIds(db, owned)).filter(({ asideAt }) => asideAt === null);
  });
