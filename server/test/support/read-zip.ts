import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';

export interface ReadEntry {
  readonly name: string;
  readonly bytes: Buffer;
  readonly modified: Date;
  readonly isPacked: boolean;
}

const STORED = 0;

/** Reads a whole ZIP; throws where names, sizes or checksums are not sound. */
export const readZip = async (zip: Buffer): Promise<ReadEntry[]> => {
  const file = await yauzl.fromBufferPromise(zip);
  const read: ReadEntry[] = [];
  for await (const entry of file.eachEntry()) {
    const bytes = await buffer(await file.openReadStreamPromise(entry));
    if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
    read.push({
      name: entry.fileName,
      bytes,
      modified: entry.getLastModDate(),
      isPacked: entry.compressionMethod !== STORED,
    });
  }
  return read;
};
