import type { Context } from '../../../src/platform/context.ts';
import { newId } from '../../../src/platform/ids.ts';
import { addFile, type StoredFile } from '../../../src/features/files/files.store.ts';
import { countIn } from '../../../src/features/files/totals.store.ts';

/** A picture as it may be stored, without its bytes. */
export const pictureOf = (userId: string, changes: Partial<StoredFile> = {}): StoredFile => {
  const id = changes.id ?? newId();
  return {
    id,
    userId,
    type: 'upload',
    name: 'room.jpg',
    mime: 'image/jpeg',
    bytes: 1000,
    width: 40,
    height: 30,
    sha256: id,
    uploadSha256: null,
    blobKey: `files/00/${id}.jpg`,
    originalId: null,
    maskId: null,
    editId: null,
    prompt: null,
    translatedPrompt: null,
    details: {},
    createdAt: Date.UTC(2026, 0, 1),
    deletedAt: null,
    starredAt: null,
    albumId: null,
    asideAt: null,
    ...changes,
  };
};

/** Puts pictures into somebody's history or trash, in the order given, and counts those that are in no trash. */
export const keepPictures = async (
  { db }: Pick<Context, 'db'>,
  files: readonly StoredFile[],
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    for (const file of files) {
      await addFile(tx, file);
    }
    const kept = files.filter(({ deletedAt }) => deletedAt === null);
    for (const userId of new Set(files.map((file) => file.userId))) {
      const own = kept.filter((file) => file.userId === userId);
      const bytes = own.reduce((sum, file) => sum + file.bytes, 0);
      await countIn(tx, { userId, files: own.length, bytes, limit: null });
    }
  });
};
