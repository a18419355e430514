import type { Readable } from 'node:stream';
import { BlobMissing } from '../../../platform/blob-storage/blob-storage.ts';
import { extensionOf } from '../../../platform/images/picture-type.ts';
import { instant } from '../../../platform/instant.ts';
import { walk } from '../../../platform/walk.ts';
import type { StoredFile } from '../files.store.ts';
import type { StoredMask } from '../masks.store.ts';
import { namesByMask } from '../named-masks/named-masks.store.ts';
import type { FilesContext } from '../ports.ts';
import { filesAfter, masksAfter } from './account-data.store.ts';

export interface ExportPictures {
  readonly userId: string;
  /** Milliseconds since 1970: what comes while the pictures are walked is left out. */
  readonly before: number;
}

/** A picture or mask to take along. */
export interface ExportedPicture {
  readonly id: string;
  readonly name: string;
  /** Without its dot. */
  readonly extension: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Everything that is known of it. */
  readonly facts: object;
  /** Its bytes; null where they are lost. */
  readonly open: () => Promise<Readable | null>;
}

type Opener = Pick<FilesContext, 'db' | 'blobs'>;

/** A person's whole history and then the trash, each oldest first. */
export async function* exportFiles(ctx: Opener, wanted: ExportPictures): AsyncGenerator<ExportedPicture> {
  yield* exportPart(ctx, { ...wanted, isTrash: false });
  yield* exportPart(ctx, { ...wanted, isTrash: true });
}

async function* exportPart(
  ctx: Opener,
  wanted: ExportPictures & { readonly isTrash: boolean },
): AsyncGenerator<ExportedPicture> {
  const files = walk<StoredFile>((after, limit) => filesAfter(ctx.db, { ...wanted, after, limit }));
  for await (const file of files)
    yield {
      id: file.id,
      name: file.name,
      extension: extensionOf(file.mime),
      createdAt: file.createdAt,
      facts: factsOf(file),
      open: () => openOrNull(ctx, file.blobKey),
    };
}

/** A person's saved masks with the names they were given, oldest first. */
export async function* exportMasks(ctx: Opener, wanted: ExportPictures): AsyncGenerator<ExportedPicture> {
  const masks = walk<StoredMask>((after, limit) => masksAfter(ctx.db, { ...wanted, after, limit }));
  for await (const mask of masks) {
    const { id, filename: name, bytes, width, height, sha256, createdAt, blobKey } = mask;
    const given = await namesByMask(ctx.db, { userId: wanted.userId, maskIds: [id] });
    const names = given.map((one) => ({ name: one.name, fileId: one.fileId }));
    const facts = { id, name, names, bytes, width, height, sha256, createdAt: instant(createdAt) };
    const open = () => openOrNull(ctx, blobKey);
    yield { id, name: 'mask', extension: 'png', createdAt, facts, open };
  }
}

const factsOf = ({ userId: _owner, blobKey: _place, ...file }: StoredFile): object => ({
  ...file,
  createdAt: instant(file.createdAt),
  deletedAt: instant(file.deletedAt),
  starredAt: instant(file.starredAt),
  asideAt: instant(file.asideAt),
});

async function openOrNull({ blobs }: Opener, key: string): Promise<Readable | null> {
  try {
    return (await blobs.open(key)).stream;
  } catch (error) {
    if (error instanceof BlobMissing) return null;
    throw error;
  }
}
