import { limits, type Locale } from '@maquette/contract';
import { extensionOf } from '../../platform/images/picture-type.ts';
import type { RateLimit } from '../../platform/rate-limit.ts';
import type { GapValues } from '../../platform/refusal.ts';
import type { StoredFile } from './files.store.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Bytes of pictures a person without a plan may keep: 1 GB in steps of 1024. */
export const freeStorageBytes = 1024 ** 3;

/** How much is kept of how much, in units of 1 GB written by the reader's language: for the sentence of `storage_full`. */
export function fullness(kept: { bytes: number; limit: number }, locale: Locale): GapValues {
  const inGigabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    used: inGigabytes.format(kept.bytes / freeStorageBytes),
    limit: inGigabytes.format(kept.limit / freeStorageBytes),
  };
}

/** When a picture put into the trash now goes for good. */
export const trashEndsBefore = (now: number): number => now - limits.trashDays * day;

/** The copy of every picture that lists show; made when the picture is stored. Pixels. */
export const thumbnailWidth = 320;

export const uploadLimit = { name: 'upload', hits: 3000, windowMs: 10 * minute } as const satisfies RateLimit;
/** Archives are streamed, but each reads up to all of its pictures. */
export const archiveLimit = { name: 'archive', hits: 60, windowMs: 10 * minute } as const satisfies RateLimit;
export const maskLimit = { name: 'mask', hits: 3000, windowMs: 10 * minute } as const satisfies RateLimit;

/**
 * A blob without a row that is younger than this belongs to an upload or an edit that is still being stored;
 * a file of the moment, to a call that is still going on. Milliseconds.
 */
export const graceMs = { blob: 2 * minute, temporary: hour, unusedMask: limits.trashDays * day } as const;

/**
 * Until when an address handed out at `now` is good: one to two hours, the same for everybody within an hour, so that
 * the address of a picture does not change with every list and caches can work. Seconds since 1970.
 */
export const addressExpiry = (now: number): number => ((Math.floor(now / hour) + 2) * hour) / 1000;

const NAME_MAX = 120;

/** A sender's file name as it may be shown and downloaded: last part of a path, nothing invisible, not too long. */
export function displayName(sent: string, fallback: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return clean.length === 0 || clean === '.' || clean === '..'
    ? fallback
    : [...clean].slice(-NAME_MAX).join('');
}

/** Endings that pictures are sent with, whatever they turn out to be. */
const PICTURE_ENDING = /\.(jpe?g|jfif|png|apng|webp|heic|heif|avif|gif|bmp|tiff?)$/i;

/** A picture's name as it is shown, with the ending of what it is. */
export function fileNameOf({ name, mime }: Pick<StoredFile, 'name' | 'mime'>): string {
  const extension = extensionOf(mime);
  const ending = PICTURE_ENDING.exec(name)?.[1]?.toLowerCase();
  if (ending === extension || (ending === 'jpeg' && extension === 'jpg')) return name;
  return `${name.replace(PICTURE_ENDING, '')}.${extension}`;
}
