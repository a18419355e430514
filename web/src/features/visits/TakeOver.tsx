import { type Edit, filesEndpoints, type HistoryItem, isFinal, purposeOf } from '@maquette/contract';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { fetchKeptWork, forgetWork, type KeptWork } from './kept-work.ts';
import { visitToken } from '../../platform/storage/preferences.ts';
import { fetchSample } from '../../platform/photos/sample-rooms.ts';
import { editsOf, takeOver } from './visit.ts';
import type { TryTool, TryWords } from './wishes.ts';

/** Where what was tried goes on: a picture to be made again, or a photo with words. */
export type TakenWork =
  | { readonly kind: 'picture'; readonly purpose: ReturnType<typeof purposeOf>; readonly pictureId: string }
  | {
      readonly kind: 'photo';
      readonly tool: TryTool;
      readonly photo: HistoryItem;
      readonly mask: Blob | null;
      readonly words: TryWords;
    };

/** What came along. */
export interface Taken {
  /** Null where there is nothing to go on with. */
  readonly work: TakenWork | null;
  /** Edits whose pictures were seen already. */
  readonly seen: readonly string[];
}

interface TakeOverProps {
  /** Once. Tells whether the work stands on the screen now. The visit ends when it is done. */
  onTaken: (taken: Taken) => Promise<boolean>;
}

/** Makes what was tried on this device the own of whoever has just signed in. */
export function TakeOver({ onTaken }: TakeOverProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const settle = useEffectEvent(async (taken: Taken) => {
    void queries.invalidateQueries();
    const isShown = await onTaken(taken);
    // What one sees need not be told; and whoever has just registered reads about their mail.
    if (taken.work && !isShown) addToast({ type: 'success', message: t('visits.taken') });
    await forgetWork();
    visitToken.clear();
  });
  const fail = useEffectEvent((error: unknown) => {
    addToast({ type: 'error', message: errorToMessage(error, t, t('visits.takeFailed')) });
    void onTaken({ work: null, seen: [] });
  });
  const begin = useEffectEvent(() => takeAlong(t));
  useEffect(() => {
    let isLeft = false;
    begin().then(
      (taken) => void (isLeft || settle(taken)),
      (error: unknown) => void (isLeft || fail(error)),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return null;
}

let underWay: Promise<Taken> | null = null;

/** One at a time, however often the page is drawn. */
function takeAlong(t: TFunction): Promise<Taken> {
  underWay ??= takeEverything(t).finally(() => {
    underWay = null;
  });
  return underWay;
}

const LOOK_EVERY_MS = 2000;

/** @throws ApiError when the server cannot be asked: then everything is kept for the next time */
async function takeEverything(t: TFunction): Promise<Taken> {
  const visit = visitToken.get();
  const known = visit === null ? [] : await editsOf(visit);
  const seen = known.filter(({ state }) => state === 'succeeded').map(({ id }) => id);
  const isAnyToCome = known.some(({ state }) => !isFinal(state));
  const edits = visit !== null && (seen.length > 0 || isAnyToCome) ? await takenIn(visit) : [];
  const work = await fetchKeptWork();
  return { work: work ? await uploaded(work, t) : workOn(edits), seen };
}

/** Everything of a visit, once the last of it has been made. */
async function takenIn(visit: string): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (;;) {
    const taken = await takenOrNull(visit);
    if (!taken) return edits;
    edits.push(...taken.edits);
    if (taken.waiting === 0) return edits;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

function workOn(edits: readonly Edit[]): TakenWork | null {
  const [latest] = edits.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const picture = latest?.files[0];
  return latest && picture ? { kind: 'picture', purpose: purposeOf(latest), pictureId: picture.id } : null;
}

/** What was made in a visit; null where another page has taken it along meanwhile. */
async function takenOrNull(visit: string) {
  try {
    return await takeOver(visit);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return null;
  }
}

async function uploaded({ tool, words, photo, mask }: KeptWork, t: TFunction): Promise<TakenWork> {
  const image = typeof photo === 'string' ? await fetchSample(photo, t(`app.home.${photo}`)) : photo;
  const { file } = await call(filesEndpoints.uploadFile, { form: { type: 'upload' } }, { files: { image } });
  return { kind: 'photo', tool, photo: file, mask, words };
}
