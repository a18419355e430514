import { type ExportFormat, exportFormats, limits } from '@maquette/contract';
import { extensionOf, type PictureType } from '../../platform/images/picture-type.ts';
import { thumbnailWidth } from './files.rules.ts';
import type { FilesContext } from './ports.ts';

export type RenditionWidth = (typeof limits.renditionWidths)[number];

/** Spreads blobs over folders; ids begin with the time, so their ends are taken. */
const shardOf = (id: string): string => id.slice(-2);

export const blobKeyOfFile = (id: string, type: PictureType): string =>
  `files/${shardOf(id)}/${id}.${extensionOf(type)}`;

export const blobKeyOfRendition = (id: string, width: RenditionWidth): string =>
  `files/${shardOf(id)}/${id}.w${width}.webp`;

const endings: Record<ExportFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** What a name ends in of a picture that is kept in a format. */
export const endingOf = (format: ExportFormat): string => endings[format];

export const blobKeyOfFormat = (id: string, format: ExportFormat): string =>
  `files/${shardOf(id)}/${id}.whole.${endingOf(format)}`;

export const blobKeyOfMask = (id: string): string => `masks/${shardOf(id)}/${id}.png`;

/** Every blob that can belong to a file. */
export function blobKeysOfFile(id: string, blobKey: string): string[] {
  return [
    blobKey,
    ...limits.renditionWidths.map((width) => blobKeyOfRendition(id, width)),
    ...exportFormats.map((format) => blobKeyOfFormat(id, format)),
  ];
}

export interface BlobOwner {
  readonly kind: 'file' | 'mask';
  readonly id: string;
}

/** Whose blob a key is; null for a key that is no picture's. */
export function ownerOfBlob(key: string): BlobOwner | null {
  const [, folder, id] = /^(files|masks)\/[^/]+\/([^/.]+)\.[^/]+$/.exec(key) ?? [];
  if (!folder || !id) return null;
  return { kind: folder === 'files' ? 'file' : 'mask', id };
}

export interface PictureFiles {
  readonly id: string;
  readonly blobKey: string;
  /** The picture and its thumbnail on disk; both are taken over. */
  readonly path: string;
  readonly thumbnailPath: string;
}

/** Takes over the bytes of a picture that has no row yet: both blobs or none. */
export async function storeBytes(ctx: FilesContext, files: PictureFiles): Promise<void> {
  try {
    await ctx.blobs.adopt(blobKeyOfRendition(files.id, thumbnailWidth), files.thumbnailPath);
    await ctx.blobs.adopt(files.blobKey, files.path);
  } catch (error) {
    await removeBytes(ctx, files);
    throw error;
  }
}

/** Removes the bytes of a picture and of all its copies. */
export async function removeBytes(
  ctx: FilesContext,
  { id, blobKey }: Pick<PictureFiles, 'id' | 'blobKey'>,
): Promise<void> {
  await Promise.all(blobKeysOfFile(id, blobKey).map((key) => ctx.blobs.delete(key)));
}
