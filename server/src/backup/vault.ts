import { createHash, createHmac } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { BlobMissing, type BlobStorage } from '../platform/blob-storage/blob-storage.ts';
import { opening, sealedBytes, sealing } from './sealed.ts';

/** A backup that cannot be trusted, or not be read by this version. */
export class BadBackup extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadBackup';
  }
}

const FORMAT = 1;

const Stored = z.object({ bytes: z.int(), sha256: z.string() });

/** What a snapshot holds. It is written last: without it there is no snapshot. */
const Manifest = z.object({
  format: z.literal(FORMAT),
  /** Milliseconds since 1970. */
  takenAt: z.int(),
  /** The schema of the rows. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.int(), hash: z.string() })),
  tableFile: Stored,
  pictureFile: Stored,
  pictures: z.int(),
  /** Pictures whose bytes the installation had lost when the snapshot was taken: table and id. */
  lost: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** A picture as the list of them tells it: enough to give its owner the bytes back without the database. */
export const Picture = z.object({
  subject: z.string(),
  owner: z.string(),
  name: z.string(),
  made: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  key: z.string(),
});
export type Picture = z.infer<typeof Picture>;

export type SnapshotFile = 'tables.jsonl.gz' | 'pictures.jsonl.gz';

/** Where backups are kept: bytes of pictures once, under their hash, and any number of snapshots of what else there is. */
export interface Vault {
  /** Ids of the snapshots, oldest first. */
  snapshots(): Promise<string[]>;
  readManifest(id: string): Promise<Manifest>;
  writeManifest(id: string, manifest: Manifest): Promise<void>;
  /** Stores a file of a snapshot; gives what the manifest says of it. */
  writeFile(id: string, name: SnapshotFile, path: string): Promise<z.infer<typeof Stored>>;
  /** Fetches a file of a snapshot. Throws `BadBackup` where it is not what the manifest says. */
  readFile(
    id: string,
    name: SnapshotFile,
    into: { path: string; said: z.infer<typeof Stored> },
  ): Promise<void>;
  /** Size by name of all pictures' bytes that lie there, or of those alone that were stored before a time; sizes as they are stored. */
  listBlobs(before?: number): Promise<Map<string, number>>;
  /** What the bytes of a picture are called in that list. */
  nameOfBlob(sha256: string): string;
  /** Whether the bytes of a picture lie there, as far as a listing tells. */
  holds(listed: ReadonlyMap<string, number>, picture: Pick<Picture, 'sha256' | 'bytes'>): boolean;
  writeBlob(sha256: string, path: string): Promise<void>;
  /** Fetches the bytes of a picture into a file. Throws BlobMissing, BadSeal. */
  readBlob(sha256: string, path: string): Promise<void>;
  /** Its manifest goes first: from then on there is no such snapshot. */
  removeSnapshot(id: string): Promise<void>;
  /** @param name as `listBlobs` gives it */
  removeBlob(name: string): Promise<void>;
}

/**
 * @param key encrypts everything, names included; null = nothing is encrypted
 */
export function openVault(storage: BlobStorage, key: string | null): Vault {
  const write = (name: string, content: Readable): Promise<void> =>
    storage.put(name, key === null ? content : Readable.from(sealing(content, { key, name })));
  const read = async (name: string): Promise<Readable> => {
    const { stream } = await storage.open(name);
    return key === null ? stream : Readable.from(opening(stream, { key, name }));
  };
  const nameOfBlob = (sha256: string): string => {
    const hidden = key === null ? sha256 : createHmac('sha256', key).update(sha256).digest('hex');
    return `blobs/${hidden.slice(0, 2)}/${hidden}`;
  };
  const nameOf = (id: string, file: string): string => `snapshots/${id}/${file}`;

  return {
    snapshots: async () => {
      const ids: string[] = [];
      for await (const { key: name } of storage.list('snapshots/')) {
        const [, id] = /^snapshots\/([^/]+)\/manifest$/.exec(name) ?? [];
        if (id) ids.push(id);
      }
      return ids.sort();
    },
    readManifest: async (id) => {
      const name = nameOf(id, 'manifest');
      const content = await read(name)
        .then(buffer)
        .catch((error: unknown) => {
          throw error instanceof BlobMissing ? new BadBackup(`There is no snapshot ${id}`) : error;
        });
      const [body = '', hash] = content.toString().split('\n');
      if (hash !== hashOf(body))
        throw new BadBackup(`The manifest of ${id} is damaged${key === null ? ', or encrypted' : ''}`);
      const given: unknown = JSON.parse(body);
      const parsed = Manifest.safeParse(given);
      if (!parsed.success) throw new BadBackup(`The manifest of ${id} is of another version of Maquette`);
      return parsed.data;
    },
    writeManifest: async (id, manifest) => {
      const body = JSON.stringify(manifest);
      await write(nameOf(id, 'manifest'), Readable.from([Buffer.from(`${body}\n${hashOf(body)}\n`)]));
    },
    writeFile: async (id, name, path) => {
      const counted = counting();
      await write(nameOf(id, name), Readable.from(counted.through(createReadStream(path))));
      return counted.stored();
    },
    readFile: async (id, name, { path, said }) => {
      const counted = counting();
      try {
        const content = await read(nameOf(id, name));
        await pipeline(content, counted.through, createWriteStream(path, { mode: 0o600 }));
      } catch (error) {
        throw error instanceof BlobMissing ? new BadBackup(`${id} lacks its ${name}`) : error;
      }
      const { bytes, sha256 } = counted.stored();
      if (bytes !== said.bytes || sha256 !== said.sha256) throw new BadBackup(`${name} of ${id} is damaged`);
    },
    listBlobs: async (before = Infinity) => {
      const sizes = new Map<string, number>();
      for await (const { key: name, bytes, modifiedAt } of storage.list('blobs/'))
        if (modifiedAt < before) sizes.set(name, bytes);
      return sizes;
    },
    nameOfBlob,
    holds: (listed, { sha256, bytes }) =>
      listed.get(nameOfBlob(sha256)) === (key === null ? bytes : sealedBytes(bytes)),
    writeBlob: (sha256, path) => write(nameOfBlob(sha256), createReadStream(path)),
    readBlob: async (sha256, path) => {
      const content = await read(nameOfBlob(sha256));
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    },
    removeSnapshot: async (id) => {
      await storage.delete(nameOf(id, 'manifest'));
      const files: SnapshotFile[] = ['tables.jsonl.gz', 'pictures.jsonl.gz'];
      for (const file of files) await storage.delete(nameOf(id, file));
    },
    removeBlob: (name) => storage.delete(name),
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Bytes and hash of what passes. */
function counting() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    through: async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    stored: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
