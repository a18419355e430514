import { type ClearedThing, type Clearing, editsEndpoints } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { dataUrlOf } from '../photo/data-url.ts';
import { type GreyPicture, readMask } from '../region/mask-picture.ts';
import type { ClearingDraft } from './clearing-draft.ts';
import { type ListedThing, listThings, maskOfThings } from './things.ts';

interface ThingsInHand {
  readonly status: 'finding' | 'found' | 'nothing' | 'failed';
  readonly things: readonly ListedThing[];
  /** Which pixel belongs to which thing; null until it is known. */
  readonly numbers: GreyPicture | null;
  /** What goes, marked by hand or put together from the list; a PNG data URL, null until there is one. */
  readonly mask: string | null;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** What may go in the draft's photo, thing by thing, and the mask of what does. Every photo and group is looked at once. */
export function useThings({ photo, group, changed, mask }: ClearingDraft): ThingsInHand {
  const found = useQuery({
    queryKey: [...keyOf(editsEndpoints.select), photo?.id ?? null, group],
    queryFn: ({ signal }) => findThings({ photoId: photo?.id ?? '', group }, signal),
    enabled: photo !== null,
    staleTime: Infinity,
  });
  const things = useMemo(
    () => listThings(found.data?.things ?? [], changed[group]),
    [found.data, changed, group],
  );
  const taken = things.flatMap(({ number, isTaken }) => (isTaken ? [number] : []));
  const drawn = useQuery({
    queryKey: ['clearing-mask', photo?.id ?? null, group, taken],
    queryFn: () => (found.data ? drawMask(maskOfThings(found.data.numbers, things)) : null),
    enabled: found.data !== undefined && taken.length > 0,
    staleTime: Infinity,
  });
  return {
    status: found.isError ? 'failed' : !found.data ? 'finding' : things.length > 0 ? 'found' : 'nothing',
    things,
    numbers: found.data?.numbers ?? null,
    mask: mask?.picture ?? (taken.length > 0 ? (drawn.data ?? null) : null),
    error: found.error,
    isFetching: found.isFetching,
    retry: () => void found.refetch(),
  };
}

/** What may go in a photo, and which pixel belongs to which thing. */
interface FoundThings {
  readonly things: readonly ClearedThing[];
  /** 0 stays, n is the n-th thing. */
  readonly numbers: GreyPicture;
}

interface Asked {
  readonly photoId: string;
  readonly group: Clearing;
}

/**
 * Finds what goes when a room is decluttered or emptied; free.
 * @throws ApiError when refused, unreachable, or answered outside the contract
 */
async function findThings({ photoId, group }: Asked, signal?: AbortSignal): Promise<FoundThings> {
  const form = { fileId: photoId, group };
  const answer = await call(editsEndpoints.select, { form }, signal && { signal });
  return { things: answer.things ?? [], numbers: await readMask(answer.numbers ?? answer.mask) };
}

/** A mask as a PNG data URL. @throws Error where the browser draws nothing */
async function drawMask({ width, height, grey }: GreyPicture): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [at, value] of grey.entries()) data.set([value, value, value, 255], 4 * at);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  return dataUrlOf(await canvas.convertToBlob({ type: 'image/png' }));
}
