import { creditsEndpoints, type EngineInfo } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import type { RegionInHand } from '../region/index.ts';
import { canSearch, type SearchDraft, type SearchEvent, type SearchTool } from './model/search-draft.ts';
import { orderOf } from './model/search-order.ts';
import { useStartOrder } from '../variations/index.ts';
import type { Shortage } from '../words/index.ts';
import { useKeepRegion } from './keep-region.ts';

interface SearchInput {
  tool: SearchTool;
  draft: SearchDraft;
  dispatch: (event: SearchEvent) => void;
  region: RegionInHand;
  serving: { engine: EngineInfo | null; isPremium: boolean };
  /** Started before and not finished. */
  isRunning: boolean;
}

/** Sends the draft: keeps the region shown, asks for the edits, tells what stands in the way. */
export const useSearch = ({ tool, draft, dispatch, region, serving, isRunning }: SearchInput) => {
  const { t } = useTranslation();
  const keepRegion = useKeepRegion();
  const startOrder = useStartOrder();
  const [failure, setFailure] = useState<string | null>(null);
  const [short, setShort] = useState<Shortage | null>(null);
  const balance = useQuery({
    queryKey: keyOf(creditsEndpoints.getBalance, {}),
    queryFn: () => call(creditsEndpoints.getBalance, {}),
  });
  const isExact = tool === 'search-recolor' && draft.words.isExact;
  const count = isExact ? 1 : draft.words.count;
  const price = isExact ? 0 : (serving.engine?.price ?? 1) * count;
  const isStarting = keepRegion.isPending || startOrder.isPending;
  const canStart = canSearch(draft) && !isStarting && !isRunning && region.status !== 'finding';

  const send = async () => {
    try {
      const maskFilename = region.shown && (await keepRegion.mutateAsync(region.shown.mask));
      const order = orderOf(draft, { tool, isPremium: serving.isPremium, maskFilename });
      const { requestIds } = await startOrder.mutateAsync(order);
      dispatch({ type: 'edits-started', editIds: requestIds });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not_enough_credits')
        return setFailure(errorToMessage(error, t, t('edits.generate.failedToStart')));
      const { data } = await balance.refetch();
      setShort({ balance: data?.balance ?? 0, price });
    }
  };
  const submit = () => {
    if (!canStart) return;
    setFailure(null);
    setShort(null);
    if (region.asksToConfirm) return region.dispatch({ type: 'confirmed' });
    const available = balance.data?.balance;
    if (available !== undefined && available < price) return setShort({ balance: available, price });
    void send();
  };

  return {
    ...{ isExact, count, price, isStarting, canStart, failure, short, submit },
    dismiss: () => {
      setFailure(null);
      setShort(null);
    },
  };
};
