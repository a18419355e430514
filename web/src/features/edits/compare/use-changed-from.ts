import type { Edit, HistoryItem } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { markedFrom, toldChange } from './changed-from.ts';

/** Sides of the copy of a mask that is looked through. */
const LOOKED_THROUGH = 256;

/** Where from the left a result differs from its photo, in percent of the width; 0 until that is known. */
export function useChangedFrom(edit: Edit, result: HistoryItem): number {
  const told = toldChange(edit, result);
  const mask = result.maskImage?.url ?? '';
  const { data = 0 } = useQuery({
    // The address changes with the hour, what it leads to does not.
    queryKey: ['marked-from', mask.split('?')[0]],
    queryFn: ({ signal }) => readMask(mask, signal),
    enabled: told === null,
    staleTime: Infinity,
    retry: false,
  });
  return told ?? data;
}

async function readMask(address: string, signal: AbortSignal): Promise<number> {
  const bitmap = await createImageBitmap(await fetchPicture(address, signal));
  const size = [LOOKED_THROUGH, LOOKED_THROUGH] as const;
  const context = new OffscreenCanvas(...size).getContext('2d', { willReadFrequently: true });
  if (context === null) return 0;
  context.drawImage(bitmap, 0, 0, ...size);
  bitmap.close();
  return markedFrom(context.getImageData(0, 0, ...size));
}
