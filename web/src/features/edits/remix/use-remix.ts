import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import type { RemixSource } from '../model/remix-draft.ts';
import { readRemix, RemixImpossible } from './read-remix.ts';

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
export const useRemix = ({ wish, isAtStake, onRemix }: RemixInput) => {
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
};
