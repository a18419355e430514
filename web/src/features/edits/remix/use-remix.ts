import type { HistoryItem } from '@maquette/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import type { RemixSource } from './remix-source.ts';
import { smallMask } from '../photo/data-url.ts';
import { photoQuery } from '../photo/photo-query.ts';
import type { DraftProduct } from '../product/product.ts';
import { readProduct } from '../product/read-product.ts';

/** A picture that an address asks to make again, and the visit that asks: the same one asks once. */
export interface RemixWish {
  readonly key: string;
  readonly pictureId: string;
}

const reasons = {
  'picture-gone': 'edits.remix.pictureGone',
  'photo-gone': 'edits.remix.photoGone',
  'not-made': 'edits.remix.notMade',
} as const;

interface RemixInput {
  wish: RemixWish | null;
  /** There is work that the remix would take the place of: it asks first. */
  isAtStake: boolean;
  onRemix: (source: RemixSource) => void;
}

/** Reads what a picture was made from and hands it over, at once or after the question that `RemixQuestion` puts. */
export function useRemix({ wish, isAtStake, onRemix }: RemixInput) {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const [settledKey, setSettledKey] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<RemixSource | null>(null);

  const take = (source: RemixSource) => {
    setWaiting(null);
    if (source.photo.deletedAt !== undefined)
      addToast({ type: 'info', message: t('edits.remix.photoInTrash') });
    if (source.product === 'gone') addToast({ type: 'info', message: t('edits.remix.productGone') });
    onRemix(source);
  };
  const arrive = useEffectEvent((source: RemixSource) => (isAtStake ? setWaiting(source) : take(source)));
  const fail = useEffectEvent((error: unknown) => {
    const message =
      error instanceof RemixImpossible
        ? t(reasons[error.reason])
        : errorToMessage(error, t, t('edits.remix.failed'));
    addToast({ type: 'error', message });
  });

  const { key, pictureId } = wish ?? {};
  useEffect(() => {
    if (key === undefined || pictureId === undefined) return undefined;
    // Who has gone to another page meanwhile, or wishes for another picture, is not called back.
    let isLeft = false;
    const settle = (act: () => void) => {
      if (isLeft) return;
      setSettledKey(key);
      act();
    };
    readRemix(queries, pictureId).then(
      (source) => settle(() => arrive(source)),
      (error: unknown) => settle(() => fail(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [key, pictureId, queries]);

  return {
    isReading: wish !== null && wish.key !== settledKey,
    /** The question is open. */
    asks: waiting !== null,
    take: () => waiting && take(waiting),
    leave: () => setWaiting(null),
  };
}

/** The picture cannot be made again: it is no result, it is gone, or its photo is. */
class RemixImpossible extends Error {
  readonly reason: 'picture-gone' | 'photo-gone' | 'not-made';
  constructor(reason: 'picture-gone' | 'photo-gone' | 'not-made') {
    super(reason);
    this.reason = reason;
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/**
 * Everything a picture was made from; a photo in the trash serves as well.
 * @throws RemixImpossible; ApiError and others when it could not be fetched
 */
async function readRemix(queries: QueryClient, id: string): Promise<RemixSource> {
  const fetched = async (wanted: string, reason: RemixImpossible['reason']): Promise<HistoryItem> => {
    try {
      return await queries.fetchQuery(photoQuery(wanted));
    } catch (error) {
      throw isAbsent(error) ? new RemixImpossible(reason) : error;
    }
  };
  const picture = await fetched(id, 'picture-gone');
  const { generatedImage, originalImageId, maskImage } = picture;
  if (!generatedImage) throw new RemixImpossible('not-made');
  if (!originalImageId) throw new RemixImpossible('photo-gone');
  const photo = await fetched(originalImageId, 'photo-gone');
  const mask = maskImage && {
    filename: maskImage.name,
    picture: await smallMask(await fetchPicture(maskImage.url)),
  };
  return { picture, photo, mask: mask ?? null, product: await productOf(picture) };
}

/** The product that was put; its picture is not kept for ever. */
async function productOf({ productImage, metadata }: HistoryItem): Promise<DraftProduct | 'gone' | null> {
  if (!productImage) return null;
  const { product_width: width, product_stands: stands } = metadata.parameters ?? {};
  try {
    const picture = await fetchPicture(productImage.url);
    return {
      ...(await readProduct(new File([picture], productImage.name))),
      width: String(width ?? ''),
      stands: stands === 'wall' ? 'wall' : 'floor',
    };
  } catch {
    return 'gone';
  }
}
