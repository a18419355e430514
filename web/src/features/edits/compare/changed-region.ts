import type { Edit, HistoryItem } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import type { Selection } from '../../../platform/stage/place-bar.ts';

/** Sides of the copy of a mask that is looked through. */
const LOOKED_THROUGH = 256;

/** The part of a photo that its result changed; null where that is all of it, and until it is known. */
export function useChangedRegion(edit: Edit | undefined, result: HistoryItem | undefined): Selection | null {
  const told = edit && result ? toldRegion(edit, result) : null;
  const mask = result?.maskImage?.url ?? '';
  const { data = null } = useQuery({
    // The address changes with the hour, what it leads to does not.
    queryKey: ['marked-region', mask.split('?')[0]],
    queryFn: ({ signal }) => readMask(mask, signal),
    enabled: told === undefined,
    staleTime: Infinity,
    retry: false,
  });
  return told === undefined ? data : told;
}

async function readMask(address: string, signal: AbortSignal): Promise<Selection | null> {
  const bitmap = await createImageBitmap(await fetchPicture(address, signal));
  const size = [LOOKED_THROUGH, LOOKED_THROUGH] as const;
  const context = new OffscreenCanvas(...size).getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(bitmap, 0, 0, ...size);
  bitmap.close();
  return markedRegion(context.getImageData(0, 0, ...size));
}

type Told = Pick<Edit, 'request'>;

/** A change fades out beyond its mask. Share of either side. */
const FADE = 0.01;
/** Without a mask the central half of either side is repainted. */
const CENTRE: Selection = [0.25, 0.25, 0.75, 0.75];
/** From this grey on a mask may change. */
const MARKED = 8;

/** Where a result differs from its photo, as far as it is told: null = everywhere, undefined where a mask would tell. */
export function toldRegion(edit: Told, { metadata, maskImage }: HistoryItem): Selection | null | undefined {
  const { width, height, isReframed, parameters, take } = metadata;
  if (isReframed) return null;
  const { place } = edit.request;
  if (parameters?.['mask_area'] === 'center') return CENTRE;
  if (place) {
    const [across, down] = [place.map(([x]) => x / width), place.map(([, y]) => y / height)];
    return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
  }
  if (take) return withFade(take.area);
  return maskImage ? undefined : null;
}

function withFade([left, top, right, bottom]: Selection): Selection {
  return [left - FADE, top - FADE, right + FADE, bottom + FADE];
}

interface MaskPixels {
  /** RGBA, rows from the top. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
}

/** What a mask marks, with what fades out around it; null where it marks nothing. */
export function markedRegion({ data, width }: MaskPixels): Selection | null {
  const height = data.length / 4 / width;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < data.length / 4; at += 1) {
    if ((data[at * 4] ?? 0) < MARKED) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  return right === 0 ? null : withFade([left / width, top / height, right / width, bottom / height]);
}
