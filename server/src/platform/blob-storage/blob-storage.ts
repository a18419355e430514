import type { Readable } from 'node:stream';
import type { ByteRange, RangeWish } from '../byte-range.ts';

/** What one blob is, as a listing tells. */
export interface BlobEntry {
  readonly key: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

export interface OpenBlob {
  readonly stream: Readable;
  /** Of the whole blob. */
  readonly bytes: number;
  /** What `stream` gives of it; null = all. */
  readonly range: ByteRange | null;
}

/**
 * Where bytes live. A key is lower-case path segments such as `files/0f/018f.webp`. A blob is there whole or not at
 * all, and once `put` or `adopt` has resolved it survives a power cut.
 */
export interface BlobStorage {
  /** Stores the bytes, replacing what was there. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** Takes over a finished local file, which is gone from `path` afterwards. */
  adopt(key: string, path: string): Promise<void>;
  /** Opens a blob, or a part of it alone, for reading. Throws `BlobMissing`, `RangeUnsatisfiable`. */
  open(key: string, wish?: RangeWish): Promise<OpenBlob>;
  /** The whole blob. Throws `BlobMissing`. */
  read(key: string): Promise<Buffer>;
  /** Lends a local file with the bytes for as long as `use` runs; it must not be changed. Throws `BlobMissing`. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Removes a blob; silent when there is none. */
  delete(key: string): Promise<void>;
  /** All blobs whose key begins with `prefix`, in no order. */
  list(prefix?: string): AsyncIterable<BlobEntry>;
  /** Throws when the storage does not answer; asks once. */
  assertReachable(): Promise<void>;
  /**
   * An address, for a short time, where whoever holds it gets the blob from the storage itself; null where blobs are served
   * through this process. Throws `BlobMissing`.
   */
  addressOf(key: string, served: Served): Promise<string | null>;
}

/** How a blob is to be served. */
export interface Served {
  readonly mime: string;
  readonly maxAgeSeconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

export class BlobMissing extends Error {
  constructor(key: string) {
    super(`There is no blob ${key}`);
    this.name = 'BlobMissing';
  }
}

/** Throws on anything that could leave the storage's folder. */
export function assertBlobKey(key: string): void {
  if (!/^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key)) throw new RangeError('Not a blob key');
}
