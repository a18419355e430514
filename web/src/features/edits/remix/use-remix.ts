import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const begun = useRef<string | null>(null);
  const [isReading, setIsReading] = useState(wish !== null);
  const [waiting, setWaiting] = useState<RemixSource | null>(null);

  const take = (source: RemixSource) => {
    setWaiting(null);
    if (source.photo.deletedAt !== undefined)
      addToast({ type: 'info', message: t('edits.remix.photoInTrash') });
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

  useEffect(() => {
    if (wish === null || begun.current === wish.key) return;
    begun.current = wish.key;
    setIsReading(true);
    readRemix(queries, wish.pictureId)
      .then((source) => arrive(source))
      .catch((error: unknown) => fail(error))
      .finally(() => setIsReading(false));
  }, [wish, queries]);

  return {
    isReading,
    /** The question is open. */
    asks: waiting !== null,
    take: () => waiting && take(waiting),
    leave: () => setWaiting(null),
  };
};
