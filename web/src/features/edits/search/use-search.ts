import type { Edit, EditOrder } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { arrangeNote, canArrange } from '../arrange/can-arrange.ts';
import { heededOnly, heeds, lookFields, priceOf, type Serving } from '../engine/offer.ts';
import { useEngine } from '../engine/use-engine.ts';
import { useGenerate } from '../order/use-generate.ts';
import {
  isSameOrder,
  lookAndPlace,
  type Manner,
  type OrderMeans,
  placingOf,
  premiumFormat,
  sharedFields,
  standInField,
} from '../order/wished-order.ts';
import { useMaskFault } from '../preflight/MaskPreflight.tsx';
import { useRemovalEstimate } from '../preflight/RoughNotice.tsx';
import { keptRegion, useKeepRegion } from '../region/keep-region.ts';
import { useRegionBlock } from '../region/region-block.ts';
import { useGuess } from '../region/use-guess.ts';
import { useRegion } from '../region/use-region.ts';
import { missingIn, useReading } from '../words/reading.ts';
import { canSearch, type SearchDraft, type SearchEvent } from './search-draft.ts';
import { callOf, isReplacing, searchAction, type SearchTool, searchTools } from './search-tool.ts';

interface SearchInput {
  tool: SearchTool;
  draft: SearchDraft;
  dispatch: (event: SearchEvent) => void;
  onResult: (edit: Edit) => void;
}

/** What is found, what the words come to there, what that costs, and the orders that do it. */
export function useSearch({ tool, draft, dispatch, onResult }: SearchInput) {
  const work = useGenerate({ draft, dispatch, onResult });
  const serving = useEngine(callOf(tool));
  const wish = useWish({ tool, draft, serving });
  const found = useRegion({
    photo: draft.photo,
    words: draft.words.find,
    isToGo: wish.isRemoval,
    draft: draft.region,
    dispatch: (event) => dispatch({ type: 'region-changed', event }),
  });
  const region = useGuess(found, work.guess, draft.photo);
  const keepRegion = useKeepRegion();
  const marked = keptRegion(region, keepRegion);
  const maskFault = useMaskFault(region.shown?.mask ?? null);
  const regionBlock = useRegionBlock(region);
  const rough = useRemovalEstimate({
    photoId: draft.photo?.id,
    marked: wish.isRemoval ? marked : null,
    isOwnEngine: wish.isRemoval,
  });
  const blocked = work.isWorking ? null : (regionBlock ?? maskFault);
  const price = rough ? 0 : wish.price;
  const wished = { draft, marked, orderIn: wish.orderIn };
  const submit = (manner: Manner = {}): void => {
    if (!canSearch(draft) || blocked !== null) return;
    const resume = () => submit({ ...manner, allowStandIn: true });
    work.place(placingOf({ ...wished, resume, price, count: wish.count, missing: wish.missing }, manner));
  };
  return {
    ...{ ...work, ...wish, serving, region, rough, blocked, price, submit },
    /** The last order, with nothing changed since. */
    isSame: isSameOrder(wished),
  };
}

interface WishInput extends Pick<SearchInput, 'tool' | 'draft'> {
  serving: Serving;
}

/** What the words come to with the engine that serves: what they cost, what they read, what they order. */
function useWish({ tool, draft, serving }: WishInput) {
  const { i18n } = useTranslation();
  const comes = isReplacing(tool);
  const reading = useReading(draft.words.prompt, searchTools[tool].sentence);
  const isExact = !comes && draft.words.isExact;
  const action = searchAction(tool, reading);
  const reads = isExact ? () => false : heeds(serving, action);
  const count = reads('count') ? draft.words.count : 1;
  const { stylePreset } = draft.words;
  return {
    ...{ reading, isExact, reads, count },
    /** Our own engine takes away what is found. */
    isRemoval: comes && serving.isOwnEngine && reading?.action === 'remove',
    arrangeNote: comes ? arrangeNote({ reading, stylePreset, reads }) : null,
    /** What comes can be arranged by hand beforehand; `arrangeNote` says why not, where one might expect it. */
    isArrangeable: comes && canArrange({ reading, stylePreset, reads }),
    price: isExact ? 0 : priceOf(serving, action) * count,
    missing: comes && serving.isOwnEngine ? missingIn(reading, i18n.language) : [],
    orderIn: (means: Omit<OrderMeans, 'isPremium' | 'reads'>): EditOrder =>
      orderOf(draft, { ...means, tool, reads, isPremium: serving.isPremium }),
  };
}

/** Where no region is shown the engine finds it by the words. */
interface SearchMeans extends OrderMeans {
  readonly tool: SearchTool;
}

/** What the draft asks of the server. The exact colour is always our own engine's, whichever was chosen. */
export function orderOf(draft: SearchDraft, means: SearchMeans): EditOrder {
  const { tool, isPremium, reads } = means;
  const { words } = draft;
  const found = words.find.trim();
  const shared = sharedFields(draft, means);
  const standIn = isReplacing(tool) ? standInField(means) : {};
  if (!isReplacing(tool) && words.isExact)
    return { call: callOf(tool), form: { ...shared, select_prompt: found, mode: 'exact' } };
  if (isPremium) {
    const search = isReplacing(tool) ? { search_prompt: found } : { select_prompt: found };
    return { call: 'flux-kontext-pro', form: { ...shared, ...search, ...standIn, ...premiumFormat } };
  }
  if (!isReplacing(tool)) {
    const strength = heededOnly({ image_strength: words.imageStrength }, reads);
    const look = { ...lookFields(words, reads), ...strength };
    return { call: callOf(tool), form: { ...shared, ...look, select_prompt: found, mode: 'engine' } };
  }
  return {
    call: callOf(tool),
    form: { ...shared, ...lookAndPlace(draft, means), ...standIn, search_prompt: found },
  };
}
