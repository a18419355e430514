import type { BlobStorage } from './blob-storage.ts';
import { diskBlobStorage } from './disk-blob-storage.ts';
import { s3BlobStorage } from './s3-blob-storage.ts';
import type { StoreAddress } from './storage-address.ts';

/** Where blobs live. */
export interface StorageOptions {
  /** A folder of finished blobs, or a bucket. */
  readonly blobs: string | StoreAddress;
  /** Folder for files of the moment; on the disk of the blobs where those are files. */
  readonly temporary: string;
  /** Throws while there is no room for more. */
  readonly assertOpen?: () => Promise<void>;
  /** Whether whoever wants a blob of a bucket is sent there for it. */
  readonly redirects?: boolean;
}

/** Opens the storage that is meant; nothing is asked of a bucket yet. */
export const openBlobStorage = ({ blobs, ...rest }: StorageOptions): BlobStorage =>
  typeof blobs === 'string'
    ? diskBlobStorage({ blobs, ...rest })
    : s3BlobStorage({ address: blobs, ...rest });
