import { creditsEndpoints, type Edit } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { useCapabilities, useEngine } from '../engine/index.ts';
import { canGenerate, type Draft, type DraftEvent } from '../model/draft.ts';
import { type InpaintMode, orderOf } from '../model/order-of.ts';
import type { Shortage } from '../words/index.ts';
import { useAwaitedEdits, useStartOrder } from '../variations/index.ts';

interface GenerateInput {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  /** Must stay the same between renders. */
  onResult: (edit: Edit) => void;
}

/** Starts edits of the draft, watches those that run, and opens the first result. */
export const useGenerate = ({ draft, dispatch, onResult }: GenerateInput) => {
  const { t } = useTranslation();
  const startOrder = useStartOrder();
  const awaited = useAwaitedEdits({ draft, dispatch, onResult });
  const { engine, isPremium } = useEngine();
  const { data: capabilities } = useCapabilities();
  const [startFailure, setStartFailure] = useState<string | null>(null);
  const [short, setShort] = useState<Shortage | null>(null);
  const balance = useQuery({
    queryKey: keyOf(creditsEndpoints.getBalance, {}),
    queryFn: () => call(creditsEndpoints.getBalance, {}),
  });
  const priceOf = (mode: InpaintMode): number =>
    mode === 'remove' ? (capabilities?.engines.default.price ?? 1) : (engine?.price ?? 1) * draft.words.count;
  const isStarting = startOrder.isPending || awaited.isStarting;

  const send = async (mode: InpaintMode) => {
    try {
      const { requestIds } = await startOrder.mutateAsync(orderOf(draft, mode, isPremium));
      dispatch({ type: 'edits-started', editIds: requestIds });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not_enough_credits')
        return setStartFailure(errorToMessage(error, t, t('edits.generate.failedToStart')));
      const { data } = await balance.refetch();
      setShort({ balance: data?.balance ?? 0, price: priceOf(mode) });
    }
  };
  const dismiss = () => {
    setStartFailure(null);
    awaited.dismiss();
  };
  const generate = (mode: InpaintMode) => {
    if (isStarting || awaited.running) return;
    if (mode === 'replace' && !canGenerate(draft)) return;
    dismiss();
    const [available, price] = [balance.data?.balance, priceOf(mode)];
    if (available !== undefined && available < price) return setShort({ balance: available, price });
    setShort(null);
    void send(mode);
  };

  return {
    ...{ engine, isPremium, isStarting, short, generate, dismiss },
    closeShort: () => setShort(null),
    price: priceOf('replace'),
    running: awaited.running,
    failure: startFailure ?? awaited.failure,
    cancel: awaited.cancel,
    isCancelling: awaited.isCancelling,
  };
};
