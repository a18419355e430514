import type { FileType } from '@maquette/contract';
import { Refusal } from '../../platform/refusal.ts';
import { blobKeyOfFile, removeBytes, storeBytes } from './stored-bytes.ts';
import { addFile, type FileDetails, findFile, type StoredFile } from './files.store.ts';
import type { FilesContext } from './ports.ts';
import { countIn } from './totals.store.ts';

/** What an edit made: finished files on disk and how they came to be. */
export interface EditResult {
  readonly userId: string;
  readonly type: FileType;
  readonly name: string;
  /** A PNG and its thumbnail; both are taken over. */
  readonly path: string;
  readonly thumbnailPath: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly originalId: string;
  readonly maskId: string | null;
  readonly editId: string;
  readonly prompt: string | null;
  readonly translatedPrompt: string | null;
  readonly details: FileDetails;
}

/** Takes over the bytes of a result. It is not part of the history before `addResult`. */
export async function storeResult(
  ctx: FilesContext,
  { path, thumbnailPath, ...result }: EditResult,
): Promise<StoredFile> {
  const id = ctx.newId();
  const blobKey = blobKeyOfFile(id, 'image/png');
  await storeBytes(ctx, { id, blobKey, path, thumbnailPath });
  return {
    ...result,
    id,
    mime: 'image/png',
    uploadSha256: null,
    blobKey,
    createdAt: ctx.now(),
    deletedAt: null,
    starredAt: null,
    albumId: null,
    asideAt: null,
  };
}

export interface AddResult {
  /** The picture of the history; null where there is none, as with a preview. */
  readonly result: StoredFile | null;
  /** What stands aside. */
  readonly aside: readonly StoredFile[];
  /** Bytes of pictures its owner may keep; null = as many as they like. */
  readonly limit: number | null;
}

/**
 * Puts a stored result into the history, into the album of its photo, and what stands aside beside it; to be called in the transaction that ends the edit.
 * @throws Refusal storage_full
 */
export async function addResult(
  { db, now }: Pick<FilesContext, 'db' | 'now'>,
  { result, aside, limit }: AddResult,
): Promise<void> {
  const asideAt = now();
  const files = [
    ...(result ? [result] : []),
    ...aside.map((file) => ({ ...file, deletedAt: asideAt, asideAt })),
  ];
  for (const file of files) await addOne(db, file);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const counted = { userId: files[0]?.userId ?? '', bytes, files: result ? 1 : 0 };
  if (!(await countIn(db, { ...counted, limit }))) throw new Refusal('storage_full');
}

async function addOne(db: FilesContext['db'], file: StoredFile): Promise<void> {
  const { userId, originalId } = file;
  // Its photo may have been deleted for good while it was made.
  const original = originalId && (await findFile(db, { userId, id: originalId }));
  const placed = original ? { ...file, albumId: original.albumId } : { ...file, originalId: null };
  if (!(await addFile(db, placed))) throw new Error(`result ${file.id} is there already`);
}

/** Removes the bytes of results that were not wanted any more. */
export async function discardResults(ctx: FilesContext, files: readonly StoredFile[]): Promise<void> {
  for (const file of files) await removeBytes(ctx, file);
}
