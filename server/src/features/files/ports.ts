import type { BlobStorage } from '../../platform/blob-storage/blob-storage.ts';
import type { Context } from '../../platform/context.ts';
import type { ImageProcess } from '../../platform/images/run-image-process.ts';
import type { OneAtATime } from '../../platform/one-at-a-time.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PictureSigner } from './addresses.ts';
import type { ListMemory } from './lists/list-memory.ts';

/** What the feature asks of the rest of the server; its verbs find them beside the context. */
export interface FilesPorts {
  readonly blobs: BlobStorage;
  readonly images: ImageProcess;
  readonly signer: PictureSigner;
  /** Keeps copies of one picture from being made twice at once. */
  readonly oneAtATime: OneAtATime;
  /** What is remembered of the lists that were asked for. */
  readonly memory: ListMemory;
  /** Where people reach this installation. */
  readonly siteUrl: () => string;
  /** Folder for files of the moment, on the same disk as the blobs where those are files. */
  readonly tempFolder: string;
  /** How many bytes of pictures a person may keep; null = as many as they like. Not to be asked inside a transaction. */
  readonly storageLimitOf: (ctx: Context, person: { userId: string }) => Promise<number | null>;
  /**
   * That the person has not deleted their account meanwhile; asked in a transaction after it wrote something of theirs.
   * Throws Refusal `session_expired`.
   */
  readonly assertStillHere: (ctx: Context, person: { userId: string }) => Promise<void>;
}

export type FilesContext = Context & FilesPorts;

/** A file that was sent, on disk until the call is over. */
export interface SentFile {
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of its bytes, hex. */
  readonly sha256: string;
  /** As the caller named it: never to be used as a path. */
  readonly filename: string;
}

/** One of the files that were sent. @throws Refusal missing_field */
export function sentFile(files: Readonly<Record<string, SentFile>>, name: string): SentFile {
  const file = files[name];
  if (!file) throw new Refusal('missing_field', { fields: { [name]: { code: 'required' } } });
  return file;
}
