import type { HistoryItem } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { openJobWorker } from '../../../platform/jobs/open-job-worker.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { dataUrlOf } from '../photo/data-url.ts';

/** A photo, and the black-and-white picture of what is taken away from it. */
export interface CoarseJob {
  readonly picture: Blob;
  readonly mask: Blob;
}

interface CoarseRemovalProps {
  photo: HistoryItem;
  /** PNG data URL. */
  mask: string;
}

/** A first answer to a removal, made here at once: what is marked gives way to the light around it while the picture is made. Nothing where it cannot be made. */
export function CoarseRemoval({ photo, mask }: CoarseRemovalProps) {
  const { data } = useQuery({
    queryKey: ['edits', 'coarse', photo.id, mask],
    queryFn: async ({ signal }) =>
      fillCoarsely(await fetchPicture(`${photo.url}&w=640`, signal), mask, signal),
    staleTime: Infinity,
    retry: false,
  });
  if (data === undefined) return null;
  return (
    <img
      src={data}
      alt=""
      data-coarse
      style={{ maskImage: `url("${mask}")`, maskMode: 'luminance', maskSize: '100% 100%' }}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

async function fillCoarsely(picture: Blob, mask: string, signal: AbortSignal): Promise<string> {
  const worker = openJobWorker<CoarseJob>(
    () => new Worker(new URL('./coarse-worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    // The worker answers with the picture.
    return await dataUrlOf((await worker.ask({ picture, mask: blobOfDataUrl(mask) }, { signal })) as Blob);
  } finally {
    worker.close();
  }
}
