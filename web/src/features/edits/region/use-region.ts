import { editsEndpoints } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keyOf } from '../../../platform/query/key-of.ts';
import { findRegion, type FoundRegions, type RegionPhoto } from './find-region.ts';
import {
  isLookedAt,
  isBlankWish,
  readCorrections,
  type Region,
  type RegionDraft,
  type RegionEvent,
} from './region-draft.ts';
import { useSettled } from './use-settled.ts';

interface RegionInput {
  photo: RegionPhoto | null;
  /** What is to be found, as typed so far. */
  words: string;
  /** What is found is to be taken away. */
  isToGo?: boolean;
  draft: RegionDraft;
  dispatch: (event: RegionEvent) => void;
}

type RegionStatus = 'idle' | 'finding' | 'found' | 'nothing' | 'failed';

export interface RegionInHand {
  readonly status: RegionStatus;
  /** What the edit would change; the former one while a correction is being worked out. */
  readonly shown: Region | null;
  readonly candidates: readonly Region[];
  /** Whether the words name something the engine can look for. */
  readonly isKnown: boolean;
  /** Name of a model that was asked and failed; null = none did. */
  readonly failedModel: string | null;
  /** The region is uncertain and nobody has said yet that it is meant. */
  readonly asksToConfirm: boolean;
  readonly canUndo: boolean;
  readonly error: Error | null;
  /** Looks for what is typed without waiting for a pause. */
  readonly findNow: () => void;
  readonly retry: () => void;
  readonly dispatch: (event: RegionEvent) => void;
}

const nothing: FoundRegions = {
  ...{ best: null, candidates: [], needsConfirmation: false, isKnown: true },
  failedModel: null,
};

/**
 * The region of a photo that words and corrections mean. Every wish is its own query: the last one asked for wins, the
 * one before it is aborted, and undo finds its answer kept.
 */
export function useRegion({ photo, words, isToGo = false, draft, dispatch }: RegionInput): RegionInHand {
  const [settled, findNow] = useSettled(words);
  const { wish, taken } = useMemo(
    () => readCorrections(settled, draft.corrections),
    [settled, draft.corrections],
  );
  const isSought = photo !== null && !isBlankWish(wish);
  const isCorrecting = draft.corrections.length > 0;
  const query = useQuery({
    queryKey: [...keyOf(editsEndpoints.select), photo?.id ?? null, wish, isToGo],
    queryFn: ({ signal }) => {
      if (photo === null) throw new Error('no photo');
      return findRegion(photo, { ...wish, isToGo }, signal);
    },
    enabled: isSought,
    staleTime: Infinity,
    placeholderData: (former, formerQuery) => {
      const [formerPhoto, formerWish] = formerQuery?.queryKey.slice(-3) ?? [];
      // What is found stays in view while it is corrected, and while it gets its rim.
      return formerPhoto === photo?.id && (isCorrecting || formerWish === wish) ? former : undefined;
    },
  });
  const found = (isSought && query.data) || nothing;
  const isTyping = settled.trim() !== words.trim() && photo !== null;
  const shown = isTyping ? null : taken === undefined ? found.best : taken;
  const isFinding = isTyping || (isSought && query.isFetching);

  return {
    status: statusOf({ isSought: isSought || isTyping, isFinding, hasFailed: query.isError, shown }),
    shown,
    candidates: isTyping ? [] : found.candidates,
    isKnown: found.isKnown || wish.words === '',
    failedModel: found.failedModel,
    asksToConfirm: shown !== null && taken === undefined && found.needsConfirmation && !isLookedAt(draft),
    canUndo: isCorrecting,
    error: query.error,
    findNow,
    retry: () => void query.refetch(),
    dispatch,
  };
}

interface Circumstances {
  isSought: boolean;
  isFinding: boolean;
  hasFailed: boolean;
  shown: Region | null;
}

function statusOf({ isSought, isFinding, hasFailed, shown }: Circumstances): RegionStatus {
  if (isFinding) return 'finding';
  if (shown !== null) return 'found';
  if (!isSought) return 'idle';
  return hasFailed ? 'failed' : 'nothing';
}
