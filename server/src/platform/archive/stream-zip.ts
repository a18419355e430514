import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { entryNames } from './entry-names.ts';

export interface ZipEntry {
  /** As it should be called, folders between slashes; made safe and unique by the archive. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** The bytes, or how to open them when their turn comes; null then leaves the entry out. */
  readonly content: Buffer | (() => Promise<Readable | null>);
  /** For texts; pictures are packed already and stored as they are. */
  readonly isPacked?: boolean;
}

/**
 * A ZIP of any size as it is being read (APPNOTE 6.3.10, with ZIP64 where it is needed): entries are asked for and opened
 * one at a time, only as fast as somebody takes the bytes. Whatever fails on the way fails the stream; when the reader goes,
 * what is open is closed and no further entry is asked for.
 */
export const streamZip = (entries: AsyncIterable<ZipEntry>): Readable =>
  Readable.from(chunksOf(entries), { objectMode: false });

async function* chunksOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const filling = fill(zip, out, entries).catch((error: Error) => void out.destroy(error));
  try {
    for await (const chunk of out) yield chunk as Buffer;
  } finally {
    out.destroy();
    await filling;
  }
}

async function fill(zip: ZipFile, out: Readable, entries: AsyncIterable<ZipEntry>): Promise<void> {
  const nameOf = entryNames();
  for await (const { name, modified, content, isPacked = false } of entries) {
    if (out.destroyed) return;
    const stream = Buffer.isBuffer(content) ? Readable.from([content]) : await content();
    if (stream === null) continue;
    const options = { mtime: new Date(modified), compress: isPacked };
    await add(zip, out, { stream, name: nameOf(name), options });
  }
  zip.end();
}

interface OpenEntry {
  readonly stream: Readable;
  readonly name: string;
  readonly options: { readonly mtime: Date; readonly compress: boolean };
}

/** Resolves when the whole entry has been read and is closed. */
async function add(zip: ZipFile, out: Readable, { stream, name, options }: OpenEntry): Promise<void> {
  const close = () => void stream.destroy();
  const read = finished(stream);
  out.once('close', close);
  if (out.destroyed) close();
  zip.addReadStreamLazy(name, options, lending(stream));
  try {
    await read;
  } finally {
    out.off('close', close);
  }
}

/** The archive keeps what it asks for the stream to its end: that must not keep the stream as well. */
function lending(stream: Readable) {
  let held: Readable | null = stream;
  return (use: (error: Error | null, stream: Readable) => void): void => {
    const lent = held as Readable;
    held = null;
    use(null, lent);
  };
}
