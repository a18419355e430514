import type { Readable } from 'node:stream';
import { streamZip, type ZipEntry } from '../../../platform/archive/stream-zip.ts';
import { BlobMissing } from '../../../platform/blob-storage/blob-storage.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { archiveLimit } from '../files.rules.ts';
import { filesByIds, type StoredFile } from '../files.store.ts';
import type { FilesContext } from '../ports.ts';
import { archiveNames } from './archive-names.ts';

export interface PictureArchive {
  readonly content: Readable;
  readonly mime: string;
  readonly filename: string;
}

/**
 * The caller's pictures as they are stored, in the order they are named, as a ZIP that is made while it is read; pictures in
 * the trash too, since they can be seen there. What is not the caller's or is lost meanwhile is left out.
 * @throws Refusal session_expired, rate_limited, not_found when none is left
 */
export async function archivePictures(
  ctx: FilesContext,
  { ids }: { ids: readonly string[] },
): Promise<PictureArchive> {
  const userId = requireUser(ctx);
  await countHit(ctx, archiveLimit, userId);
  const found = new Map((await filesByIds(ctx.db, { userId, ids })).map((file) => [file.id, file]));
  const files = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  if (files.length === 0) throw new Refusal('not_found');
  const nameOf = await archiveNames(ctx, { userId, files });
  return {
    content: streamZip(entriesOf(ctx, files, nameOf)),
    mime: 'application/zip',
    filename: 'maquette-pictures.zip',
  };
}

async function* entriesOf(
  ctx: FilesContext,
  files: readonly StoredFile[],
  nameOf: (file: StoredFile) => string,
): AsyncGenerator<ZipEntry> {
  for (const file of files)
    yield { name: nameOf(file), modified: file.createdAt, content: () => openOrNull(ctx, file) };
}

async function openOrNull({ blobs }: FilesContext, { blobKey }: StoredFile): Promise<Readable | null> {
  try {
    return (await blobs.open(blobKey)).stream;
  } catch (error) {
    if (error instanceof BlobMissing) return null;
    throw error;
  }
}
