import { useQuery } from '@tanstack/react-query';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { measureMask } from '../region/mask-picture.ts';
import type { Selection } from '../../../platform/stage/place-bar.ts';

/** Longest side at which a mask is measured, in pixels: the bar needs no more. */
const SIDE = 256;

async function selectionOf(picture: string): Promise<Selection | null> {
  const bitmap = await createImageBitmap(blobOfDataUrl(picture), { resizeWidth: SIDE, resizeHeight: SIDE });
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const data = context?.getImageData(0, 0, SIDE, SIDE).data ?? [];
  const grey = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => data[4 * at] ?? 0);
  return measureMask({ width: SIDE, height: SIDE, grey })?.bounds ?? null;
}

/** What a mask, given as a picture's data URL, selects of its photo; the former while another one is measured. */
export function useSelection(picture: string | null): Selection | null {
  const { data } = useQuery({
    queryKey: ['selection', picture],
    queryFn: () => (picture === null ? null : selectionOf(picture)),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    placeholderData: (former) => former,
  });
  return picture === null ? null : (data ?? null);
}
