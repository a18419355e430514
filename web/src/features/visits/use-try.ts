import { editsEndpoints, type MissingThing, type RegionGuess } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { ApiError, isPassing } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { fetchSample, type SampleRoom } from '../../platform/photos/sample-rooms.ts';
import { readAnew } from '../../platform/query/read-anew.ts';
import { keepWork } from './kept-work.ts';
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

/** An order on its way. */
export interface TrySent {
  readonly order: TryOrder;
  readonly key: string;
}

/** Nobody has said what became of an order: it may have been taken on all the same. */
export function isUnheard(error: unknown): boolean {
  return isPassing(error) && !(error instanceof ApiError && error.isSaid);
}

/** The key that an order is sent under: as long as nobody knows what became of it, the same one. */
export function keyFor(order: TryOrder, unheard: TrySent | null): string {
  return unheard && isSame(order, unheard.order) ? unheard.key : crypto.randomUUID();
}

function isSame(one: TryOrder, other: TryOrder): boolean {
  return (
    one.photo === other.photo &&
    one.mask === other.mask &&
    JSON.stringify(callOf(one)) === JSON.stringify(callOf(other))
  );
}

/** Keeps on this device what is to be made, and what is on its way. */
export async function keepOrder(order: TryOrder, sent: TrySent | null): Promise<void> {
  const { tool, words, mask, photo } = order;
  const kept = photo.file ?? photo.sample;
  const { seed, agreed } = sent?.order ?? {};
  const onItsWay = sent ? { key: sent.key, seed, agreed } : undefined;
  if (kept) await keepWork({ tool, words, mask, photo: kept, sent: onItsWay, at: Date.now() });
}

/** What is asked back about before anything is made. */
export type TryQuestion =
  { kind: 'region'; guess: RegionGuess } | { kind: 'stand-in'; missing: readonly MissingThing[] };

/** What an order is asked back about; null where it simply failed. */
export function questionIn(error: unknown): TryQuestion | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'confirm_region' && error.guess) return { kind: 'region', guess: error.guess };
  const canStandIn = error.missing.some(({ closest }) => closest !== null);
  return error.code === 'no_model' && canStandIn ? { kind: 'stand-in', missing: error.missing } : null;
}

/** What of a wish cannot be done, and what would help. */
export function missingText({ words, lack }: Pick<MissingThing, 'words' | 'lack'>, t: TFunction): string {
  return lack === 'no_model'
    ? t('visits.refused.no_model', { things: words })
    : t(`edits.wish.lack.${lack}`, { words });
}

/** What stood in the way, to somebody who pays nothing: the server's sentences tell of money. */
export function refusalOf(error: unknown, t: TFunction): string {
  const { code = null, missing = [] } = error instanceof ApiError ? error : {};
  if (code === 'nothing_found' || code === 'place_too_narrow') return t(`visits.refused.${code}`);
  if (missing.length > 0) return missing.map((one) => missingText(one, t)).join(' ');
  return errorToMessage(error, t, t('visits.failed'));
}

/** Makes a picture without an account, and counts anew what is left. */
export function useTry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ signal, ...sent }: TrySent & { signal: AbortSignal }): Promise<string> => {
      // Before it leaves: whoever loads the page anew finds it again.
      await keepOrder(sent.order, sent);
      return send(sent, signal);
    },
    onSettled: () => readAnew(queries, visitQuery.queryKey),
  });
}

/** @returns where the picture lies */
async function send({ order: wanted, key }: TrySent, signal: AbortSignal): Promise<string> {
  const { photo, mask, ...asked } = wanted;
  const visit = ownVisit();
  const image = photo.file ?? (await fetchSample(photo.sample ?? 'bedroom', photo.name, signal));
  const options = { signal, visit, idempotencyKey: key, files: { image, ...(mask && { mask }) } };
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
