import { type Edit, type EditOrder, type MissingThing, type RegionGuess } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import type { Shortage } from '../draft/draft.ts';
import { withMoney } from '../running/edit-words.ts';
import { useAwaitedEdits } from '../running/use-awaited-edits.ts';
import { useStartOrder } from './start-order.ts';
import { useBalance } from './use-balance.ts';

/** What stands between a click and its pictures, and what would help. Nothing was charged. */
export type Refusal =
  | { readonly kind: 'failure'; readonly message: string }
  /** There are too few credits. */
  | { readonly kind: 'short'; readonly shortage: Shortage }
  /** Some of the wish cannot be done; `resume` orders what is nearest. */
  | { readonly kind: 'missing'; readonly missing: readonly MissingThing[]; readonly resume: () => void }
  /** It is not certain which region was meant. */
  | { readonly kind: 'guess'; readonly guess: RegionGuess };

/** What a refusal of the server asks; null when it asks nothing. */
export function askedBy(error: unknown, resume: () => void): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.missing.length > 0) return { kind: 'missing', missing: error.missing, resume };
  if (error.code === 'confirm_region' && error.guess !== null) return { kind: 'guess', guess: error.guess };
  return null;
}

/** One click that spends. */
export interface Placing {
  /** Credits for all pictures together. */
  readonly price: number;
  /** What cannot be done: asked about before anything is sent. */
  readonly missing?: readonly MissingThing[];
  /** What is asked of the server, once what it needs is kept there. */
  readonly order: () => Promise<EditOrder>;
  /** Orders the same with the nearest things. */
  readonly resume: () => void;
  /** What the draft keeps of an order by words. */
  readonly started?: { readonly chance: number; readonly ordered: string };
}

interface Generating {
  /** The part of a draft that tells what was started. */
  draft: { readonly editIds: readonly string[]; readonly isAwaiting: boolean };
  dispatch: (
    event:
      | { type: 'edits-seen' }
      | { type: 'edits-started'; editIds: string[]; chance?: number; ordered?: string },
  ) => void;
  onResult?: ((edit: Edit) => void) | undefined;
}

/** Places the orders of a draft, keeps what stood in the way of the last one, watches what runs and opens the first result. */
export function useGenerate({ draft, dispatch, onResult }: Generating) {
  const { t } = useTranslation();
  const awaited = useAwaitedEdits({ draft, dispatch, onResult });
  const startOrder = useStartOrder();
  const balance = useBalance();
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [isPlacing, setIsPlacing] = useState(false);
  const isWorking = isPlacing || awaited.isStarting || awaited.running.edit !== null;

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
    return { kind: 'short', shortage: { balance: await balance.askAgain(), price } };
  };
  const send = async (placing: Placing) => {
    setIsPlacing(true);
    try {
      const { requestIds } = await startOrder.mutateAsync(await placing.order());
      dispatch({ type: 'edits-started', editIds: requestIds, ...placing.started });
    } catch (error) {
      refuse(await refusalOf(error, placing));
    } finally {
      setIsPlacing(false);
    }
  };
  const dismiss = () => {
    refuse(null);
    awaited.dismiss();
  };
  const place = (placing: Placing): void => {
    if (isWorking) return;
    dismiss();
    const { price, missing = [], resume } = placing;
    if (missing.length > 0) return refuse({ kind: 'missing', missing, resume });
    const { known } = balance;
    if (known !== undefined && known < price)
      return refuse({ kind: 'short', shortage: { balance: known, price } });
    void send(placing);
  };

  return {
    ...{ place, refusal, dismiss, isWorking },
    short: refusal?.kind === 'short' ? refusal.shortage : null,
    guess: refusal?.kind === 'guess' ? refusal.guess : null,
    failure: refusal?.kind === 'failure' ? refusal.message : awaited.failure,
    running: awaited.running,
  };
}
