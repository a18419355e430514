import { creditsEndpoints, type MissingThing, type RegionGuess } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { withMoney } from '../running/edit-words.ts';
import type { Shortage } from './ShortCredits.tsx';
import { type EditOrder, useStartOrder } from './start-order.ts';

/** What stands between a click and its pictures, and what would help. Nothing was charged. */
export type Refusal =
  | { readonly kind: 'failure'; readonly message: string }
  /** There are too few credits. */
  | { readonly kind: 'short'; readonly shortage: Shortage }
  /** There is no model of some things; `resume` orders what is nearest to them. */
  | { readonly kind: 'missing'; readonly missing: readonly MissingThing[]; readonly resume: () => void }
  /** It is not certain which region was meant. */
  | { readonly kind: 'guess'; readonly guess: RegionGuess };

/** What a refusal of the server asks; null when it asks nothing. */
export function askedBy(error: unknown, resume: () => void): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'no_model' && error.missing.length > 0)
    return { kind: 'missing', missing: error.missing, resume };
  if (error.code === 'confirm_region' && error.guess !== null) return { kind: 'guess', guess: error.guess };
  return null;
}

interface Placing {
  /** Credits for all pictures together. */
  readonly price: number;
  /** What is asked of the server, once what it needs is kept there. */
  readonly order: () => Promise<EditOrder>;
  /** Orders the same with the nearest things. */
  readonly resume: () => void;
  readonly onStarted: (editIds: string[]) => void;
}

/** Places orders and keeps what stood in the way of the last one. */
export function useOrdering() {
  const { t } = useTranslation();
  const startOrder = useStartOrder();
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [isPlacing, setIsPlacing] = useState(false);
  const balance = useQuery({
    queryKey: keyOf(creditsEndpoints.getBalance, {}),
    queryFn: () => call(creditsEndpoints.getBalance, {}),
  });

  const refusalOf = async (error: unknown, { price, resume }: Placing): Promise<Refusal> => {
    const asked = askedBy(error, resume);
    if (asked !== null) return asked;
    const isShort = error instanceof ApiError && error.code === 'not_enough_credits';
    if (!isShort) {
      const message = errorToMessage(error, t, t('edits.generate.failedToStart'));
      // An order that was not answered may have been taken on all the same.
      const isAnswered = error instanceof ApiError && error.status > 0;
      return { kind: 'failure', message: isAnswered ? withMoney(message, t) : message };
    }
    const { data } = await balance.refetch();
    return { kind: 'short', shortage: { balance: data?.balance ?? 0, price } };
  };
  const place = async (placing: Placing) => {
    const { price } = placing;
    const available = balance.data?.balance;
    if (available !== undefined && available < price)
      return refuse({ kind: 'short', shortage: { balance: available, price } });
    refuse(null);
    setIsPlacing(true);
    try {
      const { requestIds } = await startOrder.mutateAsync(await placing.order());
      placing.onStarted(requestIds);
    } catch (error) {
      refuse(await refusalOf(error, placing));
    } finally {
      setIsPlacing(false);
    }
  };

  return { refusal, refuse, isPlacing, place: (placing: Placing) => void place(placing) };
}
