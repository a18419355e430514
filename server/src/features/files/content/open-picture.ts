import { type ExportFormat, limits } from '@maquette/contract';
import type { OpenBlob } from '../../../platform/blob-storage/blob-storage.ts';
import type { RangeWish } from '../../../platform/byte-range.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { type OwnAddress, readOwnAddress } from '../addresses.ts';
import { findSignedFile, type StoredFile } from '../files.store.ts';
import { findSignedMask } from '../masks.store.ts';
import type { FilesContext } from '../ports.ts';
import { endingOf, type RenditionWidth } from '../stored-bytes.ts';
import { withCopy } from './open-rendition.ts';

export interface PictureBytes {
  /** Opens the bytes, or a part of them. Throws BlobMissing once it was deleted, RangeUnsatisfiable. */
  readonly content: (wish?: RangeWish) => Promise<OpenBlob>;
  /** Where else they are to be had for a moment; null = only here. Throws BlobMissing once it was deleted. */
  readonly elsewhere: () => Promise<string | null>;
  readonly mime: string;
  readonly etag: string;
  readonly maxAgeSeconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** A picture's bytes never change: what is deleted or replaced gets another address. */
const YEAR_S = 365 * 24 * 3600;

/** Whatever a picture contains, a browser that opens it by itself runs nothing. */
const inertAs = (name: string, use: 'inline' | 'attachment' = 'inline'): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': `${use}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
});

export interface OpenPicture extends OwnAddress {
  /** Whose it has to be; left out where the address is enough. */
  readonly ownerId?: string;
  /** All of it in this format, to be kept. */
  readonly format?: ExportFormat | undefined;
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
  if (address.format !== undefined) return openInFormat(ctx, file, address.format);
  const width = limits.renditionWidths.find((known) => String(known) === address.w);
  return openCopy(ctx, { file, width: width ?? null });
}

/** A picture as it is stored, or a copy of it in another width. Opening its bytes throws BlobMissing once it was deleted. */
export function openCopy(
  ctx: FilesContext,
  { file, width }: { file: StoredFile; width: RenditionWidth | null },
): PictureBytes {
  const withBlob = <T>(use: (key: string) => Promise<T>) =>
    width ? withCopy(ctx, { file, wish: { width } }, use) : use(file.blobKey);
  const served = {
    mime: width ? 'image/webp' : file.mime,
    maxAgeSeconds: YEAR_S,
    headers: inertAs(width ? `${file.name}.webp` : file.name),
  };
  return {
    ...served,
    content: (wish) => withBlob((key) => ctx.blobs.open(key, wish)),
    elsewhere: () => withBlob((key) => ctx.blobs.addressOf(key, served)),
    etag: width ? `${file.sha256}-${width}` : file.sha256,
  };
}

/**
 * All of a picture in a format, under its own name: as it is stored where it is of that format. Always through this process, so
 * that the browser keeps the name that the page gives it.
 */
function openInFormat(ctx: FilesContext, file: StoredFile, format: ExportFormat): PictureBytes {
  const mime = `image/${format}`;
  const isStoredSo = file.mime === mime;
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${endingOf(format)}`;
  const open = (wish: RangeWish | undefined) => (key: string) => ctx.blobs.open(key, wish);
  return {
    content: (wish) =>
      isStoredSo ? open(wish)(file.blobKey) : withCopy(ctx, { file, wish: { format } }, open(wish)),
    elsewhere: async () => null,
    mime,
    etag: isStoredSo ? file.sha256 : `${file.sha256}-${format}`,
    maxAgeSeconds: YEAR_S,
    headers: inertAs(name, 'attachment'),
  };
}

async function openMask(ctx: FilesContext, address: OpenPicture): Promise<PictureBytes> {
  const mask = await findSignedMask(ctx.db, address.id);
  if (!mask || !isOwned(mask, address)) throw new Refusal('not_found');
  const served = { mime: 'image/png', maxAgeSeconds: YEAR_S, headers: inertAs(mask.filename) };
  return {
    ...served,
    content: (wish) => ctx.blobs.open(mask.blobKey, wish),
    elsewhere: () => ctx.blobs.addressOf(mask.blobKey, served),
    etag: mask.sha256,
  };
}

/**
 * One of the caller's pictures by an address that this installation handed out, exactly as the address itself gives it and always
 * through this process. No address is ever
 * called: there is no request that could be led anywhere.
 * @throws Refusal session_expired, validation_failed for the address of anything else, not_found
 */
export async function proxyPicture(ctx: FilesContext, { url }: { url: string }): Promise<PictureBytes> {
  const ownerId = requireUser(ctx);
  const address = readOwnAddress(url, new URL(ctx.siteUrl()).origin);
  if (!address) throw new Refusal('validation_failed', { fields: { url: { code: 'invalid' } } });
  return { ...(await openPicture(ctx, { ...address, ownerId })), elsewhere: async () => null };
}
