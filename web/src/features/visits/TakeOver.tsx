import { type Edit, filesEndpoints, type HistoryItem, purposeOf } from '@maquette/contract';
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
import { takeOver } from './visit.ts';
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

interface TakeOverProps {
  /** Once; null where there was nothing to take along. The visit ends when it is done. */
  onTaken: (work: TakenWork | null) => Promise<void>;
}

/** Makes what was tried on this device the own of whoever has just signed in. */
export function TakeOver({ onTaken }: TakeOverProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const settle = useEffectEvent(async (work: TakenWork | null) => {
    void queries.invalidateQueries();
    if (work) addToast({ type: 'success', message: t('visits.taken') });
    await onTaken(work);
    await forgetWork();
    visitToken.clear();
  });
  const fail = useEffectEvent((error: unknown) => {
    addToast({ type: 'error', message: errorToMessage(error, t, t('visits.takeFailed')) });
    void onTaken(null);
  });
  const begin = useEffectEvent(() => takeAlong(t));
  useEffect(() => {
    let isLeft = false;
    begin().then(
      (work) => void (isLeft || settle(work)),
      (error: unknown) => void (isLeft || fail(error)),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return null;
}

let underWay: Promise<TakenWork | null> | null = null;

/** One at a time, however often the page is drawn. */
function takeAlong(t: TFunction): Promise<TakenWork | null> {
  underWay ??= takeEverything(t).finally(() => {
    underWay = null;
  });
  return underWay;
}

const LOOK_EVERY_MS = 2000;

/** @throws ApiError when the server cannot be asked: then everything is kept for the next time */
async function takeEverything(t: TFunction): Promise<TakenWork | null> {
  const visit = visitToken.get();
  const edits: Edit[] = [];
  for (;;) {
    const taken = visit && (await takenOrNull(visit));
    if (!taken) break;
    edits.push(...taken.edits);
    if (taken.waiting === 0) break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const work = await fetchKeptWork();
  if (work) return uploaded(work, t);
  const [latest] = edits.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const picture = latest?.files[0];
  return latest && picture ? { kind: 'picture', purpose: purposeOf(latest), pictureId: picture.id } : null;
}

/** What was made in a visit; null where there is nothing (any more). */
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
