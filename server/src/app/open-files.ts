import { assertStillHere } from '../features/auth/index.ts';
import { type FilesPorts, listMemory, pictureSigner } from '../features/files/index.ts';
import { openBlobStorage } from '../platform/blob-storage/open-blob-storage.ts';
import type { DiskSpace } from '../platform/disk-space.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import type { Places } from '../platform/places.ts';

type OpenFiles = Pick<FilesPorts, 'images' | 'siteUrl' | 'storageLimitOf'> & {
  readonly places: Places;
  readonly secret: string;
  readonly space: DiskSpace;
  /** Whether whoever wants a picture is sent to the storage for it. */
  readonly redirects: boolean;
};

/** What the pictures of this server need: their bytes are files in its data folder, or objects in a bucket. */
export function openFiles({ places, secret, space, redirects, ...ports }: OpenFiles): FilesPorts {
  return {
    ...ports,
    blobs: openBlobStorage({ ...places, assertOpen: space.assertOpen, redirects }),
    signer: pictureSigner(secret),
    oneAtATime: oneAtATime(),
    memory: listMemory(),
    tempFolder: places.temporary,
    assertStillHere,
  };
}
