import { creditsEndpoints, type InpaintForm, systemEndpoints } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { useStartInpaint } from '../api/start-inpaint.ts';
import { canGenerate, type Draft, type DraftEvent } from '../model/draft.ts';
import { formOf } from '../model/form-of.ts';
import { useAwaitedEdit } from '../waiting/index.ts';

interface GenerateInput {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  onResult: () => void;
}

/** Starts edits of the draft, watches the one that runs, and opens its result. */
export const useGenerate = ({ draft, dispatch, onResult }: GenerateInput) => {
  const { t } = useTranslation();
  const start = useStartInpaint();
  const awaited = useAwaitedEdit({ draft, dispatch, onResult });
  const [startFailure, setStartFailure] = useState<string | null>(null);
  const [shortBalance, setShortBalance] = useState<number | null>(null);
  // A click that was not answered is repeated with the same key: the server starts one edit for it.
  const attempt = useRef<{ order: string; key: string } | null>(null);

  const capabilities = useQuery({
    queryKey: keyOf(systemEndpoints.getCapabilities, {}),
    queryFn: () => call(systemEndpoints.getCapabilities, {}),
    staleTime: Infinity,
  });
  const balance = useQuery({
    queryKey: keyOf(creditsEndpoints.getBalance, {}),
    queryFn: () => call(creditsEndpoints.getBalance, {}),
  });
  const engine = capabilities.data?.engines.default ?? null;
  const price = engine?.price ?? 1;

  const keyFor = (form: InpaintForm): string => {
    const order = JSON.stringify(form);
    if (attempt.current?.order !== order) attempt.current = { order, key: crypto.randomUUID() };
    return attempt.current.key;
  };
  const send = async (form: InpaintForm) => {
    try {
      const { requestId } = await start.mutateAsync({ form, idempotencyKey: keyFor(form) });
      attempt.current = null;
      dispatch({ type: 'edit-started', editId: requestId });
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status > 0;
      if (isAnswered) attempt.current = null;
      if (error instanceof ApiError && error.code === 'not_enough_credits') {
        const { data } = await balance.refetch();
        setShortBalance(data?.balance ?? 0);
      } else setStartFailure(errorToMessage(error, t, t('edits.generate.failedToStart')));
    }
  };
  const dismiss = () => {
    setStartFailure(null);
    awaited.dismiss();
  };
  const generate = (mode: 'replace' | 'remove') => {
    if (start.isPending || awaited.running) return;
    if (mode === 'replace' && !canGenerate(draft)) return;
    dismiss();
    const available = balance.data?.balance;
    if (available !== undefined && available < price) return setShortBalance(available);
    setShortBalance(null);
    void send(formOf(draft, mode));
  };

  return {
    engine,
    price,
    running: awaited.running,
    isStarting: start.isPending || awaited.isStarting,
    failure: startFailure ?? awaited.failure,
    shortBalance,
    generate,
    dismiss,
    cancel: awaited.cancel,
    isCancelling: awaited.isCancelling,
  };
};
