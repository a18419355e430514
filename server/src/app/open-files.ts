import { assertStillHere } from '../features/auth/index.ts';
import { type FilesPorts, listMemory, pictureSigner } from '../features/files/index.ts';
import { diskBlobStorage } from '../platform/blob-storage/disk-blob-storage.ts';
import type { DiskRoom } from '../platform/disk-room.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import type { Places } from '../platform/places.ts';

type OpenFiles = Pick<FilesPorts, 'images' | 'siteUrl' | 'storageLimitOf'> & {
  readonly places: Places;
  readonly secret: string;
  readonly room: DiskRoom;
};

/** What the pictures of this house need: their bytes are files in its data folder. */
export const openFiles = ({ places, secret, room, ...ports }: OpenFiles): FilesPorts => ({
  ...ports,
  blobs: diskBlobStorage({ ...places, assertOpen: room.assertOpen }),
  signer: pictureSigner(secret),
  oneAtATime: oneAtATime(),
  memory: listMemory(),
  tempFolder: places.temporary,
  assertStillHere,
});
