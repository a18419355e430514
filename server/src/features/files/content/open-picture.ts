import { limits } from '@maquette/contract';
import type { RangeWish } from '../../../platform/byte-range.ts';
import { BlobMissing, type OpenBlob } from '../../../platform/blob-storage/blob-storage.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { OwnAddress } from '../addresses/index.ts';
import { findSignedFile } from '../files.store.ts';
import { findSignedMask } from '../masks/index.ts';
import type { FilesContext } from '../ports.ts';
import { openRendition } from './open-rendition.ts';

export interface PictureBytes {
  /** Opens the bytes, or a part of them. Throws Refusal `not_found`, RangeUnsatisfiable. */
  readonly content: (wish?: RangeWish) => Promise<OpenBlob>;
  readonly mime: string;
  readonly etag: string;
  readonly maxAgeSeconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** A picture's bytes never change: what is deleted or replaced gets another address. */
const YEAR_S = 365 * 24 * 3600;

/** Whatever a picture contains, a browser that opens it by itself runs nothing. */
const inertAs = (name: string): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
});

export interface OpenPicture extends OwnAddress {
  /** Whose it has to be; left out where the address is enough. */
  readonly ownerId?: string;
}

/** The bytes of a picture, or a copy of it in another width, or of a mask, for whoever holds its address. @throws Refusal not_found */
export async function openPicture(ctx: FilesContext, address: OpenPicture): Promise<PictureBytes> {
  if (!ctx.signer.isGenuine(address, ctx.now())) throw new Refusal('not_found');
  return address.kind === 'mask' ? openMask(ctx, address) : openFile(ctx, address);
}

const isOwned = ({ userId }: { readonly userId: string }, { ownerId = userId }: OpenPicture): boolean =>
  userId === ownerId;

async function openFile(ctx: FilesContext, address: OpenPicture): Promise<PictureBytes> {
  const file = await findSignedFile(ctx.db, address.id);
  if (!file || !isOwned(file, address)) throw new Refusal('not_found');
  const width = limits.renditionWidths.find((known) => String(known) === address.w);
  const open = (wish?: RangeWish) =>
    width ? openRendition(ctx, { file, width, wish }) : ctx.blobs.open(file.blobKey, wish);
  return {
    content: (wish) => orNotFound(open(wish)),
    mime: width ? 'image/webp' : file.mime,
    etag: width ? `${file.sha256}-${width}` : file.sha256,
    maxAgeSeconds: YEAR_S,
    headers: inertAs(width ? `${file.name}.webp` : file.name),
  };
}

async function openMask(ctx: FilesContext, address: OpenPicture): Promise<PictureBytes> {
  const mask = await findSignedMask(ctx.db, address.id);
  if (!mask || !isOwned(mask, address)) throw new Refusal('not_found');
  return {
    content: (wish) => orNotFound(ctx.blobs.open(mask.blobKey, wish)),
    mime: 'image/png',
    etag: mask.sha256,
    maxAgeSeconds: YEAR_S,
    headers: inertAs(mask.filename),
  };
}

async function orNotFound<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    throw error instanceof BlobMissing ? new Refusal('not_found') : error;
  }
}
