import { editsEndpoints } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keyOf } from '../../../platform/query/key-of.ts';
import type { GreyPicture } from '../region/index.ts';
import { drawMask, findThings } from './find-things.ts';
import type { ClearingDraft } from './model/clearing-draft.ts';
import { type ListedThing, listThings, maskOfThings } from './model/things.ts';

export interface ThingsInHand {
  readonly status: 'finding' | 'found' | 'nothing' | 'failed';
  readonly things: readonly ListedThing[];
  /** Which pixel belongs to which thing; null until it is known. */
  readonly numbers: GreyPicture | null;
  /** What goes, marked by hand or put together from the list; a PNG data URL, null until there is one. */
  readonly mask: string | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What may go in the draft's photo, thing by thing, and the mask of what does. Every photo and group is looked at once. */
export const useThings = ({ photo, group, changed, mask }: ClearingDraft): ThingsInHand => {
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
    retry: () => void found.refetch(),
  };
};
