import { type EstimateAnswer, editsEndpoints } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

interface Removal {
  readonly photoId: string | undefined;
  /** The mask as the server keeps it; null while there is none. */
  readonly maskFilename: string | null;
  /** Only our own engine says beforehand how it will come out. */
  readonly isOwnEngine: boolean;
}

/** How well taking away what is marked will come out; undefined until that is known. */
export const useRemovalEstimate = ({ photoId, maskFilename, isOwnEngine }: Removal) => {
  const body = { fileId: photoId ?? '', maskFilename: maskFilename ?? '' };
  const { data } = useQuery<EstimateAnswer>({
    queryKey: keyOf(editsEndpoints.estimateRemoval, { body }),
    queryFn: ({ signal }) => call(editsEndpoints.estimateRemoval, { body }, { signal }),
    enabled: isOwnEngine && photoId !== undefined && maskFilename !== null,
    // Photo and mask are kept under these names as they are.
    staleTime: Number.POSITIVE_INFINITY,
    // Who is not warned sees the preview all the same.
    retry: false,
  });
  return data;
};
