import type { Readable } from 'node:stream';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@maquette/contract';
import { BlobMissing } from '../../platform/blob-storage/blob-storage.ts';
import { Refusal } from '../../platform/refusal.ts';
import { blobKeyOfRendition, type RenditionWidth } from './blob-keys.ts';
import { findSignedFile, type StoredFile } from './files.store.ts';
import { findSignedMask } from './masks/index.ts';
import type { PictureKind } from './picture-signer.ts';
import type { FilesContext } from './ports.ts';

export interface OpenPicture {
  readonly id: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
  /** Width of the WebP copy wanted; the original bytes without it. */
  readonly w?: string | undefined;
}

export interface PictureBytes {
  readonly content: Readable;
  readonly bytes: number;
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

const assertGenuine = (ctx: FilesContext, kind: PictureKind, address: OpenPicture): void => {
  if (!ctx.signer.isGenuine({ kind, ...address }, ctx.now())) throw new Refusal('not_found');
};

/** The bytes of a picture, or a copy of it in another width, for whoever holds its address. @throws Refusal not_found */
export async function openPicture(ctx: FilesContext, address: OpenPicture): Promise<PictureBytes> {
  assertGenuine(ctx, 'file', address);
  const file = await findSignedFile(ctx.db, address.id);
  if (!file) throw new Refusal('not_found');
  const width = limits.renditionWidths.find((known) => String(known) === address.w);
  const { stream, bytes } = width ? await openRendition(ctx, file, width) : await openBlob(ctx, file.blobKey);
  return {
    content: stream,
    bytes,
    mime: width ? 'image/webp' : file.mime,
    etag: width ? `${file.sha256}-${width}` : file.sha256,
    maxAgeSeconds: YEAR_S,
    headers: inertAs(width ? `${file.name}.webp` : file.name),
  };
}

/** The bytes of a saved mask. @throws Refusal not_found */
export async function openMask(ctx: FilesContext, address: OpenPicture): Promise<PictureBytes> {
  assertGenuine(ctx, 'mask', address);
  const mask = await findSignedMask(ctx.db, address.id);
  if (!mask) throw new Refusal('not_found');
  const { stream, bytes } = await openBlob(ctx, mask.blobKey);
  const headers = inertAs(mask.filename);
  return { content: stream, bytes, mime: 'image/png', etag: mask.sha256, maxAgeSeconds: YEAR_S, headers };
}

async function openBlob(ctx: FilesContext, key: string) {
  try {
    return await ctx.blobs.open(key);
  } catch (error) {
    throw error instanceof BlobMissing ? new Refusal('not_found') : error;
  }
}

/** Copies in other widths than the thumbnail are made when they are first asked for, and kept. */
async function openRendition(ctx: FilesContext, file: StoredFile, width: RenditionWidth) {
  const key = blobKeyOfRendition(file.id, width);
  try {
    return await ctx.blobs.open(key);
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error;
  }
  const copyPath = join(ctx.tempFolder, `${ctx.newId()}-copy`);
  try {
    await ctx.blobs.withFile(file.blobKey, (path) =>
      ctx.images.run('makeWebCopy', { path, copyPath, width }),
    );
    await ctx.blobs.adopt(key, copyPath);
  } catch (error) {
    throw error instanceof BlobMissing ? new Refusal('not_found') : error;
  } finally {
    await rm(copyPath, { force: true });
  }
  return openBlob(ctx, key);
}
