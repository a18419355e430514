import { BlobMissing, type BlobStorage } from '../blob-storage/blob-storage.ts';
import type { Meter } from './meter.ts';

/** The same storage; operations that fail are counted. That a blob is not there is an answer, and no failure. */
export const countFailures = (blobs: BlobStorage, meter: Meter): BlobStorage =>
  new Proxy(blobs, {
    get: (storage, operation) => {
      const member: unknown = Reflect.get(storage, operation);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        const done: unknown = Reflect.apply(member, storage, given);
        if (!(done instanceof Promise)) return done;
        return done.catch((error: unknown) => {
          if (!(error instanceof BlobMissing))
            meter.count('storage_failures', { operation: String(operation) });
          throw error;
        });
      };
    },
  });
