import type { Reading } from '@maquette/engine';
import { useTranslation } from 'react-i18next';
import { arrangeNote, canArrange } from '../arrange/can-arrange.ts';
import { heeds, priceOf, type Serving } from '../engine/offer.ts';
import type { EditOrder } from '../order/start-order.ts';
import { type Refusal, useOrdering } from '../order/use-ordering.ts';
import { regionName, useKeepRegion } from '../region/keep-region.ts';
import type { RegionInHand } from '../region/use-region.ts';
import { seedOf } from '../words/random-seed.ts';
import { missingIn, useReading } from '../words/reading.ts';
import { canSearch, type SearchDraft, type SearchEvent, type SearchTool } from './search-draft.ts';
import { orderOf } from './search-order.ts';

interface SearchInput {
  tool: SearchTool;
  draft: SearchDraft;
  dispatch: (event: SearchEvent) => void;
  serving: Serving;
  /** Started before and not finished. */
  isRunning: boolean;
}

interface Manner {
  /** What is nearest may be drawn instead of what there is no model of. */
  readonly allowStandIn?: boolean;
  /** By another seed than the one that was typed or drawn before. */
  readonly isAnother?: boolean;
  /** It will be previewed first, for nothing. */
  readonly isPreviewed?: boolean;
}

/** Sends the draft: keeps the region shown, asks for the edits, tells what stands in the way. */
export function useSearch({ tool, draft, dispatch, serving, isRunning }: SearchInput) {
  const keepRegion = useKeepRegion();
  const ordering = useOrdering();
  const wish = useSearchWish({ tool, draft, serving });
  const { price, count } = wish;
  const isStarting = ordering.isPlacing;

  const markOf = (shown: RegionInHand['shown'], manner: Manner & { seed: number }) =>
    JSON.stringify(wish.orderIn(manner, regionName(shown)));
  const send = (shown: RegionInHand['shown'], manner: Manner): void => {
    const seed = seedOf(draft, manner);
    const { isAnother = false, isPreviewed = false } = manner;
    ordering.place({
      price: isPreviewed ? 0 : isAnother ? price / count : price,
      resume: () => send(shown, { ...manner, allowStandIn: true }),
      order: async () =>
        wish.orderIn({ ...manner, seed }, shown && (await keepRegion.mutateAsync(shown.mask))),
      onStarted: (editIds) =>
        dispatch({
          type: 'edits-started',
          editIds,
          chance: seed,
          ordered: markOf(shown, { isAnother, seed }),
        }),
    });
  };
  const submit = (region: RegionInHand, manner: Manner = {}) => {
    if (!canSearch(draft) || isStarting || isRunning) return;
    ordering.refuse(null);
    const { missing } = wish;
    const resume = () => send(region.shown, { ...manner, allowStandIn: true });
    if (missing.length > 0) return ordering.refuse({ kind: 'missing', missing, resume });
    send(region.shown, manner);
  };

  const { refusal } = ordering;
  return {
    ...{ ...wish, isStarting, refusal, submit, keepRegion },
    failure: failureIn(refusal),
    /** The last order, with nothing changed since. */
    isSame: ({ shown }: RegionInHand) =>
      draft.resultIds.length > 0 && draft.ordered === markOf(shown, { seed: seedOf(draft) }),
    dismiss: () => ordering.refuse(null),
  };
}

function failureIn(refusal: Refusal | null): string | null {
  return refusal?.kind === 'failure' ? refusal.message : null;
}

type WishInput = Pick<SearchInput, 'tool' | 'draft' | 'serving'>;

/** What the words come to with the engine that serves: what they cost, what they read, what they order. */
function useSearchWish({ tool, draft, serving }: WishInput) {
  const { i18n } = useTranslation();
  const isRecolouring = tool === 'search-recolor';
  const reading: Reading | null = useReading(draft.words.prompt, isRecolouring ? 'recolour' : 'replace');
  const isExact = isRecolouring && draft.words.isExact;
  const action = isRecolouring ? (reading?.action === 'material' ? 'material' : 'recolour') : 'replace';
  const reads = isExact ? () => false : heeds(serving, action);
  const count = reads('count') ? draft.words.count : 1;
  const { stylePreset } = draft.words;
  return {
    ...{ reading, isExact, reads, count },
    /** Our own engine takes away what is found. */
    isRemoval: !isRecolouring && serving.isOwnEngine && reading?.action === 'remove',
    arrangeNote: isRecolouring ? null : arrangeNote({ reading, stylePreset, reads }),
    /** What comes can be arranged by hand beforehand; `arrangeNote` says why not, where one might expect it. */
    isArrangeable: !isRecolouring && canArrange({ reading, stylePreset, reads }),
    /** What comes, in the words typed; '' = nothing is said of it. */
    wanted: reading?.wish ?? '',
    price: isExact ? 0 : priceOf(serving, action) * count,
    missing: !isRecolouring && serving.isOwnEngine ? missingIn(reading, i18n.language) : [],
    orderIn: (manner: Manner & { seed: number }, maskFilename: string | null): EditOrder => {
      const { allowStandIn = false, isAnother = false, seed } = manner;
      const { isPremium } = serving;
      return orderOf(draft, { tool, maskFilename, allowStandIn, isAnother, seed, reads, isPremium });
    },
  };
}
