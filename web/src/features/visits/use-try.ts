import { editsEndpoints, type RegionGuess } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { fetchSample, type SampleRoom } from '../../platform/photos/sample-rooms.ts';
import { readAnew } from '../../platform/query/read-anew.ts';
import { ownVisit, visitQuery } from './visit.ts';
import { callOf, type TryAsked } from './wishes.ts';

/** The photo on the stage. */
export interface TryPhoto {
  /** A room that ships with the product; null = one's own. */
  readonly sample: SampleRoom | null;
  /** One's own photo, ready to be sent. */
  readonly file: File | null;
  readonly url: string;
  /** What it is called. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export interface TryOrder extends TryAsked {
  readonly photo: TryPhoto;
  readonly mask: Blob | null;
}

export interface TryResult {
  readonly order: TryOrder;
  readonly url: string;
}

/** What is asked back about before anything is made. */
export type TryQuestion = { kind: 'region'; guess: RegionGuess } | { kind: 'stand-in'; message: string };

/** What an order is asked back about; null where it simply failed. */
export function questionIn(error: unknown): TryQuestion | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'confirm_region' && error.guess) return { kind: 'region', guess: error.guess };
  const canStandIn = error.missing.some(({ closest }) => closest !== null);
  return error.code === 'no_model' && canStandIn ? { kind: 'stand-in', message: error.message } : null;
}

/** Makes a picture without an account, and counts anew what is left. */
export function useTry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ order, signal }: { order: TryOrder; signal: AbortSignal }): Promise<TryResult> => {
      return { order, url: await send(order, signal) };
    },
    onSettled: () => readAnew(queries, visitQuery.queryKey),
  });
}

/** @returns where the picture lies */
async function send({ photo, mask, ...asked }: TryOrder, signal: AbortSignal): Promise<string> {
  const visit = ownVisit();
  const image = photo.file ?? (await fetchSample(photo.sample ?? 'bedroom', photo.name, signal));
  const options = { signal, visit, files: { image, ...(mask && { mask }) } };
  const order = callOf(asked);
  if (order.call === 'search-recolor')
    return (await call(editsEndpoints.searchRecolorPublic, order, options)).outputPath;
  if (order.call === 'search-replace')
    return (await call(editsEndpoints.searchReplacePublic, order, options)).outputPath;
  const started = await call(editsEndpoints.startFluxPublic, order, options);
  return awaited(started.requestId, signal);
}

/** Soon again at first: what was drawn before is there at once. */
const FIRST_LOOK_MS = 150;
const LATER = 1.4;
const LOOK_EVERY_MS = 1000;

/** Looks until the picture is there. @throws ApiError with what the server says when there will be none */
async function awaited(id: string, signal: AbortSignal): Promise<string> {
  for (let waitMs = FIRST_LOOK_MS; ; waitMs = Math.min(LOOK_EVERY_MS, waitMs * LATER)) {
    const told = await call(editsEndpoints.fluxResultPublic, { params: { id } }, { signal });
    if (told.status === 'Ready' && told.outputPath) return told.outputPath;
    if (told.status !== 'Pending')
      throw new ApiError({ status: 502, code: null, message: told.message, isSaid: true });
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    signal.throwIfAborted();
  }
}
