import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { BlobMissing } from '../platform/blob-storage/blob-storage.ts';
import type { Check, Fault, Patient } from './fault.ts';
import { walk } from '../platform/walk.ts';

interface PictureOnFile {
  id: string;
  blobKey: string;
  bytes: number;
  sha256: string;
}

const tables = { file: 'files', mask: 'masks' } as const;

/** Behind every picture's and mask's row lie the bytes it tells of, whole; and there are no bytes without a row. */
export const checkPictures: Check = async (patient) => {
  const faults: Fault[] = [];
  const known = new Set<string>();
  let pictures = 0;
  for (const kind of ['file', 'mask'] as const)
    for await (const picture of picturesOf(patient, tables[kind])) {
      pictures++;
      known.add(`${kind} ${picture.id}`);
      if (patient.looksInto?.(picture.id) === false) continue;
      const fault = await faultOf(patient, picture);
      if (fault) faults.push({ ...fault, subject: `${tables[kind]} ${picture.id}` });
    }

  let blobs = 0;
  for await (const { key, bytes } of patient.blobs.list()) {
    blobs++;
    const owner = patient.ownerOfBlob(key);
    if (!owner || !known.has(`${owner.kind} ${owner.id}`))
      faults.push({ code: 'blob_orphaned', subject: key, found: `${bytes} bytes that no row knows` });
  }
  return { looked: { pictures, blobs }, faults };
};

async function faultOf(patient: Patient, picture: PictureOnFile): Promise<Omit<Fault, 'subject'> | null> {
  try {
    return await patient.blobs.withFile(picture.blobKey, async (path) => {
      const hash = createHash('sha256');
      let bytes = 0;
      await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          hash.update(chunk);
        }
      });
      const sha256 = hash.digest('hex');
      if (bytes !== picture.bytes || sha256 !== picture.sha256)
        return {
          code: 'picture_differs',
          found: `${bytes} bytes with hash ${sha256}, should be ${picture.bytes} with ${picture.sha256}`,
        };
      if (await patient.decodes(path)) return null;
      return { code: 'picture_unreadable', found: `${picture.blobKey} is no whole picture` };
    });
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error;
    return { code: 'picture_missing', found: `there is no blob ${picture.blobKey}` };
  }
}

const picturesOf = ({ db }: Patient, table: 'files' | 'masks') =>
  walk<PictureOnFile>((last, limit) =>
    db
      .selectFrom(table)
      .select(['id', 'blob_key as blobKey', 'bytes', 'sha256'])
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
