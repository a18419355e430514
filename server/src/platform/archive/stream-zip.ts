import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

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

const LONGEST = 150;
/** What Windows refuses in a name, and what nobody sees. */
const FORBIDDEN = /[<>:"|?*\\\p{C}\p{Zl}\p{Zp}]/gu;
/** Names that Windows keeps for devices, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Gives every entry of one archive a name that any system can unpack: below the archive's own folder, and met only once,
 * also where upper and lower case are the same.
 * @returns a function from the name wished for, folders between slashes, to the name to be used
 */
function entryNames(): (wished: string) => string {
  const taken = new Set<string>();
  return (wished) => {
    const segments = wished.normalize('NFC').split('/').map(safeSegment).filter(Boolean);
    const name = segments.join('/') || 'file';
    for (let i = 1; ; i++) {
      const unique = i === 1 ? name : numbered(name, i);
      if (taken.has(unique.toLowerCase())) continue;
      taken.add(unique.toLowerCase());
      return unique;
    }
  };
}

function safeSegment(segment: string): string {
  const clean = segment
    .replace(FORBIDDEN, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(DEVICE, '_$&');
  return shortened(clean);
}

/** What a name ends with tells what it is: the middle goes first. */
function shortened(segment: string): string {
  const letters = [...segment];
  if (letters.length <= LONGEST) return segment;
  const ending = /\.[^.]{1,8}$/.exec(segment)?.[0] ?? '';
  return letters.slice(0, LONGEST - ending.length).join('') + ending;
}

function numbered(name: string, number: number): string {
  const ending = /\.[^./]{1,8}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, name.length - ending.length)} (${number})${ending}`;
}
