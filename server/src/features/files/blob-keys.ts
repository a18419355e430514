import { limits } from '@maquette/contract';
import { extensionOf, type PictureType } from '../../platform/images/picture-type.ts';

export type RenditionWidth = (typeof limits.renditionWidths)[number];

/** Spreads blobs over folders; ids begin with the time, so their ends are taken. */
const shardOf = (id: string): string => id.slice(-2);

export const blobKeyOfFile = (id: string, type: PictureType): string =>
  `files/${shardOf(id)}/${id}.${extensionOf(type)}`;

export const blobKeyOfRendition = (id: string, width: RenditionWidth): string =>
  `files/${shardOf(id)}/${id}.w${width}.webp`;

export const blobKeyOfMask = (id: string): string => `masks/${shardOf(id)}/${id}.png`;

/** Every blob that can belong to a file. */
export const blobKeysOfFile = (id: string, blobKey: string): string[] => [
  blobKey,
  ...limits.renditionWidths.map((width) => blobKeyOfRendition(id, width)),
];

export interface BlobOwner {
  readonly kind: 'file' | 'mask';
  readonly id: string;
}

/** Whose blob a key is; null for a key that is none of this room's. */
export const ownerOfBlob = (key: string): BlobOwner | null => {
  const [, folder, id] = /^(files|masks)\/[^/]+\/([^/.]+)\.[^/]+$/.exec(key) ?? [];
  if (!folder || !id) return null;
  return { kind: folder === 'files' ? 'file' : 'mask', id };
};
